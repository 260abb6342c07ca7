// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

namespace bramah::model {

/// Texts of models may be this large [bytes]: spans have 32 bits, and the tokens of a text need several times its size
/// in memory.
inline constexpr qint64 kLargestText = qint64{256} << 20;
/// Tables and results may be this large [bytes].
inline constexpr qint64 kLargestTable = qint64{1} << 30;

/// The bytes of a file that a user or a model names; else why they cannot be read, in the user's words. Devices and
/// pipes are refused, as they may have no end or never answer, and files of more than \a most bytes.
[[nodiscard]] tl::expected<QByteArray, QString> readRegularFile(const QString& path, qint64 most = kLargestText);

}  // namespace bramah::model
