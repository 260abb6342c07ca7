// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "model/symbol/symbol_drawing.h"

#include <QPainterPath>
#include <QPointF>

class QPainter;

namespace bramah::editor {

/// Diagram units of an icon unit: the symbol is edited as it lies on the sheet.
inline constexpr double kIconUnit = 0.1;
/// One module, the grid of ports [icon units].
inline constexpr double kIconModule = 20;

/// From the icon's coordinates into the scene's, diagram units with y down, and back.
[[nodiscard]] inline QPointF iconToScene(QPointF place)
{
    return {place.x() * kIconUnit, -place.y() * kIconUnit};
}
[[nodiscard]] inline QPointF sceneToIcon(QPointF place)
{
    return {place.x() / kIconUnit, -place.y() / kIconUnit};
}

/// The outline of a graphic in the scene: lines open, shapes shut; texts and pictures as their extents.
[[nodiscard]] QPainterPath outlineOf(const model::Graphic& graphic);
/// Paints one graphic as sheets do. \a body is the area of the whole symbol [scene], beside which names stand. Graphics
/// that are hidden at rest are painted too.
void paintGraphic(QPainter& painter, const model::Graphic& graphic, const QRectF& body, const SheetTheme& theme,
                  double leastWidth);
/// The drawing of a port's connector, and its name beside it.
void paintPort(QPainter& painter, const model::DrawnPort& port, const SheetTheme& theme, double pixel);

}  // namespace bramah::editor
