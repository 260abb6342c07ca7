// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace bramah::editor {

/// A place in a picture that leads to a place in another one, in units; files that have no links leave it out.
struct PictureLink {
    QRectF place;
    std::size_t picture = 0;  ///< where it leads: number, from 0, of those that are written together
    QPointF target;
};

/// A drawing that can be written to a file.
struct Picture {
    QString title;
    std::vector<PictureLink> links;
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

/// `/tmp/drive_2.svg` for number 2 of `/tmp/drive.svg`.
[[nodiscard]] QString numbered(const QString& path, int number);

/// Writes several pictures: as the pages of one PDF with the title \a title, each as large as it is, else as files
/// `NAME_1.svg`, `NAME_2.svg`; a single one to \a path itself. Returns the files, or what went wrong.
[[nodiscard]] tl::expected<QStringList, QString> writePictures(const std::vector<Picture>& pictures,
                                                               const QString& title, const QString& path);

}  // namespace bramah::editor
