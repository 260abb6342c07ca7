// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fmu/fmu_pictures.h"

#include "editor/render/sheet_renderer.h"
#include "model/diagram/diagram_builder.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <functional>

namespace bramah::app {
namespace {

constexpr int kIconSide = 256, kLongestSide = 1600;  // px

QByteArray pngOf(QSize size, const QColor& ground, const std::function<void(QPainter&, const QRectF&)>& paint)
{
    QImage image(size, QImage::Format_ARGB32);
    image.fill(ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRectF(image.rect()));
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    return buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG") ? bytes : QByteArray();
}

}  // namespace

solver::FmuPictures fmuPictures(const model::Instance& circuit, const model::Diagram& drawing)
{
    const editor::SheetRenderer renderer(editor::SheetTheme::print());
    const QRectF part = editor::drawnPart(drawing);
    const auto paintDrawing = [&](QPainter& painter, const QRectF& target) {
        renderer.paint(painter, target, drawing, part);
    };
    const QSize square(kIconSide, kIconSide);
    solver::FmuPictures pictures;
    model::IconCache icons;
    if (icons.iconOf(circuit)->isEmpty()) {
        pictures.icon = pngOf(square, Qt::white, paintDrawing);
    } else {
        const model::DiagramComponent symbol = model::DiagramBuilder(icons).symbolOf(circuit);
        pictures.icon = pngOf(square, Qt::transparent, [&](QPainter& painter, const QRectF& target) {
            renderer.paintSymbol(painter, target, symbol);
        });
    }
    const double scale = kLongestSide / std::max({part.width(), part.height(), 1.0});
    const QSize size = (part.size() * scale).toSize().expandedTo(QSize(1, 1));
    pictures.diagram = pngOf(size, Qt::white, paintDrawing);
    return pictures;
}

}  // namespace bramah::app
