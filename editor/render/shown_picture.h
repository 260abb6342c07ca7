// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

namespace bramah::editor {

/// The picture in \a bytes; null if they are none, or one that is too large to be shown.
[[nodiscard]] QImage pictureOf(const QByteArray& bytes);
/// The picture in a file that a model names, as found by model::namedFile(); null if there is none.
[[nodiscard]] QImage pictureIn(const QString& file);

}  // namespace bramah::editor
