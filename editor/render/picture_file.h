// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <functional>
#include <optional>

class QPainter;

namespace bramah::editor {

/// A drawing that can be written to a file.
struct Picture {
    QString title;
    QSizeF size;               ///< in units
    double unitsPerInch = 96;  ///< the true size of a unit
    int pdfUnitsPerInch = 96;  ///< how fine places in PDF are
    double pixelsPerUnit = 2;  ///< in PNG
    QColor ground = Qt::white;
    /// Paints the whole drawing into a rectangle.
    std::function<void(QPainter& painter, const QRectF& target)> paint;
};

/// Writes \a picture in the format that the suffix of \a path names: svg, pdf or png. Returns what went wrong, or
/// nothing. Needs a QGuiApplication.
[[nodiscard]] std::optional<QString> writePicture(const Picture& picture, const QString& path);

}  // namespace bramah::editor
