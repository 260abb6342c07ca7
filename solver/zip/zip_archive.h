// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

#include <map>

namespace bramah::solver {

/// Files by their path in an archive.
using ZipEntries = std::map<QString, QByteArray>;

/// The entries as a ZIP archive; the error is a message.
[[nodiscard]] tl::expected<QByteArray, QString> zipped(const ZipEntries& entries);
/// The files of an archive; the error is a message: it is none, it is damaged, a path leads out of it, or its files
/// would take more than 2 GB.
[[nodiscard]] tl::expected<ZipEntries, QString> unzipped(const QByteArray& archive);

}  // namespace bramah::solver
