// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/drawing/symbol_painter.h"

#include "editor/render/sheet_colors.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/symbol_picture.h"
#include "editor/render/symbol_texts.h"
#include "model/symbol/graphic_geometry.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <cmath>

namespace bramah::editor {

namespace {

model::AffineMap sheetMap()
{
    return model::AffineMap::scaling(kIconUnit, kIconUnit);
}

/// The path of a graphic in its own coordinates.
struct OwnPath {
    QPainterPath operator()(const model::LineGraphic& line) const { return through(line.points.value, false); }
    QPainterPath operator()(const model::PolygonGraphic& polygon) const { return through(polygon.points.value, true); }
    QPainterPath operator()(const model::EllipseGraphic& ellipse) const
    {
        const QRectF rect = ellipse.extent.value.rect();
        const double start = ellipse.startAngle.value;
        const double sweep = ellipse.endAngle.value - start;
        QPainterPath path;
        if (std::abs(sweep) >= 360) {
            path.addEllipse(rect);
            return path;
        }
        // Angles are counterclockwise with y up; in Qt's path with y down.
        if (ellipse.closure == model::EllipseClosure::Radial)
            path.moveTo(rect.center());
        else
            path.arcMoveTo(rect, -start);
        path.arcTo(rect, -start, -sweep);
        if (ellipse.closure != model::EllipseClosure::None)
            path.closeSubpath();
        return path;
    }
    template <typename Shape>
    QPainterPath operator()(const Shape& shape) const
    {
        QPainterPath path;
        path.addRect(shape.extent.value.rect());
        return path;
    }

private:
    static QPainterPath through(const std::vector<QPointF>& points, bool isShut)
    {
        QPainterPath path;
        for (std::size_t i = 0; i < points.size(); ++i)
            i == 0 ? path.moveTo(points[i]) : path.lineTo(points[i]);
        if (isShut)
            path.closeSubpath();
        return path;
    }
};

}  // namespace

QPainterPath outlineOf(const model::Graphic& graphic)
{
    const model::AffineMap map = model::mapOf(graphic).then(sheetMap());
    return toSceneTransform(map).map(std::visit(OwnPath(), graphic));
}

void paintGraphic(QPainter& painter, const model::Graphic& graphic, const QRectF& body, const SheetTheme& theme,
                  double leastWidth)
{
    model::Icon icon;
    icon.graphics.push_back(graphic);
    model::itemOf(icon.graphics.front()).visible.value = true;
    if (std::holds_alternative<model::TextGraphic>(graphic)) {
        for (const PlacedText& text : placedTexts(icon, sheetMap(), body, nullptr))
            paintText(painter, text, theme);
        return;
    }
    SymbolPicture(icon, kIconUnit, kIconUnit).paint(painter, model::AffineMap(), theme, leastWidth);
}

void paintPort(QPainter& painter, const model::DrawnPort& port, const SheetTheme& theme, double pixel)
{
    model::AffineMap rigid;
    const model::AffineMap map = port.map.then(sheetMap());
    if (!port.icon->isEmpty())
        SymbolPicture::of(port.icon, map, rigid)->paint(painter, rigid, theme, pixel);
    const QPointF place = iconToScene(port.place());
    const QColor ink = colorOf(port.style, theme);
    painter.setPen(QPen(ink, 1.5 * pixel));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(place, 0.45, 0.45);
    PlacedText name;
    name.text = port.name;
    name.font = QGuiApplication::font();
    name.font.setPixelSize(100);
    name.height = 11 * pixel;
    name.color = model::lineColor(port.style);
    const double width = QFontMetricsF(name.font).horizontalAdvance(name.text) / 100 * name.height;
    const QPointF corner = place + QPointF(0.6, 0.4);
    name.rect = QRectF(corner, QSizeF(width, 1.2 * name.height));
    paintText(painter, name, theme);
}

}  // namespace bramah::editor
