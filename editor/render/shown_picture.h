// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

namespace bramah::editor {

/// A picture that is shown has at most so many bytes.
inline constexpr qint64 kLargestPicture = qint64{16} << 20;

/// The picture in \a bytes; null if they are none, or one that is too large to be shown.
[[nodiscard]] QImage pictureOf(const QByteArray& bytes);
/// The picture whose bytes \a base64 has; some are kept, as a sheet is painted often. For the GUI thread only.
[[nodiscard]] QImage pictureIn(const QString& base64);

}  // namespace bramah::editor
