// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

namespace bramah::editor {

/// A picture that is shown has at most so many bytes.
inline constexpr qint64 kLargestPicture = qint64{16} << 20;

/// The picture in \a bytes; null if they are none, or one that is too large to be shown.
[[nodiscard]] QImage pictureOf(const QByteArray& bytes);

}  // namespace bramah::editor
