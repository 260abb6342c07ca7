// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/affine_map.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QTransform>

#include <vector>

namespace bramah::editor {

/// One module, 2.5 mm on paper, in diagram units.
inline constexpr double kModule = 2;
/// Between what is drawn and the edge of its page, in diagram units.
inline constexpr double kPageMargin = 3 * kModule;
/// Diagram units of one millimetre on paper.
inline constexpr double kMillimetre = 0.8;
/// Width of all symbol and working lines, 0.25 mm.
inline constexpr double kLineWidth = 0.25 * kMillimetre;

/// The scene has the sheet's units with y down.
[[nodiscard]] inline QPointF toScene(QPointF sheet)
{
    return {sheet.x(), -sheet.y()};
}
/// A place of the scene on the sheet, with y up.
[[nodiscard]] inline QPointF toSheet(QPointF scene)
{
    return {scene.x(), -scene.y()};
}
/// A rectangle of the sheet, whose top() is its lower edge, in the scene.
[[nodiscard]] inline QRectF toScene(QRectF sheet)
{
    return {sheet.left(), -sheet.bottom(), sheet.width(), sheet.height()};
}
/// Points of the sheet in the scene, as an open polygon.
[[nodiscard]] inline QPolygonF toScene(const std::vector<QPointF>& sheet)
{
    QPolygonF polygon;
    polygon.reserve(static_cast<qsizetype>(sheet.size()));
    for (const QPointF& point : sheet)
        polygon << toScene(point);
    return polygon;
}
/// A map of the sheet as a transform into the scene: first the map, then y down.
[[nodiscard]] inline QTransform toSceneTransform(const model::AffineMap& map)
{
    return {map.m11, -map.m21, map.m12, -map.m22, map.dx, -map.dy};
}

}  // namespace bramah::editor
