// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/drawing/symbol_painter.h"

#include "editor/render/graphic_outline.h"
#include "editor/render/sheet_colors.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/symbol_picture.h"
#include "editor/render/symbol_texts.h"
#include "model/symbol/graphic_geometry.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

namespace bramah::editor {

namespace {

model::AffineMap sheetMap()
{
    return model::AffineMap::scaling(kIconUnit, kIconUnit);
}

}  // namespace

QPainterPath outlineOf(const model::Graphic& graphic)
{
    return outlineOf(graphic, sheetMap());
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
