// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "model/classes/class_library.h"

#include <QPixmap>
#include <QSize>

#include <functional>
#include <optional>

class QMenu;

namespace bramah::app {

/// The picture of a circuit in a file.
struct CircuitPicture {
    QPixmap picture;
    QString description;  ///< in the user's language
};

/// Reads the first class of \a path with \a library around it and draws it \a size pixels large (device independent);
/// nothing if it cannot be read. The library stays as it is.
[[nodiscard]] std::optional<CircuitPicture> circuitPicture(const QString& path, const model::ClassLibrary& library,
                                                           const editor::SheetTheme& theme, QSize size, double ratio);

/// Shows a tool tip with the drawing of a file for each entry of \a menu whose data are the file's path. Pictures are
/// drawn when the mouse comes there.
void showPicturesOf(QMenu& menu, std::function<std::optional<CircuitPicture>(const QString& path)> pictureOf);

}  // namespace bramah::app
