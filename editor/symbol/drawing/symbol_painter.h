// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "model/symbol/symbol_drawing.h"

#include <QPainterPath>
#include <QPointF>

class QPainter;

namespace bramah::editor {

/// Diagram units for one icon unit: the symbol is edited as it is on the sheet.
inline constexpr double kIconUnit = 0.1;
/// One module, the grid of ports [icon units].
inline constexpr double kIconModule = 20;

/// Maps from the icon's coordinates to the scene's (diagram units, y down), and back.
[[nodiscard]] inline QPointF iconToScene(QPointF place)
{
    return {place.x() * kIconUnit, -place.y() * kIconUnit};
}
/// A place of the scene in icon units, y up.
[[nodiscard]] inline QPointF sceneToIcon(QPointF place)
{
    return {place.x() / kIconUnit, -place.y() / kIconUnit};
}

/// The outline of a graphic in the scene: lines open, shapes closed; texts and pictures as their extents.
[[nodiscard]] QPainterPath outlineOf(const model::Graphic& graphic);
/// Paints one graphic as on sheets. \a body is the area of the whole symbol [scene], beside which names stand. Also
/// paints graphics that are hidden at rest.
void paintGraphic(QPainter& painter, const model::Graphic& graphic, const QRectF& body, const SheetTheme& theme,
                  double leastWidth);
/// Paints a port: its connector's drawing, and its name beside it.
void paintPort(QPainter& painter, const model::DrawnPort& port, const SheetTheme& theme, double pixel);

}  // namespace bramah::editor
