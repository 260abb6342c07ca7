// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/tools/symbol_tool.h"

#include "editor/symbol/drawing/symbol_painter.h"
#include "model/symbol/graphic_geometry.h"

#include <algorithm>
#include <cmath>

namespace bramah::editor {

namespace {

QPointF nearest(QPointF place, double step)
{
    return {std::round(place.x() / step) * step, std::round(place.y() / step) * step};
}

double wayLength(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// Points of a shape at which a line can end: corners, middles of sides, the four extreme points of an ellipse.
std::vector<QPointF> endsAt(const model::Graphic& graphic)
{
    std::vector<QPointF> points;
    if (std::holds_alternative<model::TextGraphic>(graphic))
        return points;
    const bool isRound = std::holds_alternative<model::EllipseGraphic>(graphic);
    for (const model::GraphicHandle& handle : model::handlesOf(graphic)) {
        const bool isCorner = handle.kind == model::GraphicHandle::Kind::Edge && handle.number % 2 == 0;
        if (handle.kind != model::GraphicHandle::Kind::NewVertex && !(isRound && isCorner))
            points.push_back(handle.place);
    }
    return points;
}

}  // namespace

QPointF onSymbolGrid(QPointF place, Qt::KeyboardModifiers modifiers)
{
    return nearest(place, modifiers & Qt::ControlModifier ? 1 : kIconModule / 2);
}

QPointF caught(const SymbolEditor& editor, const SymbolToolEvent& event, double reach, int inHand)
{
    QPointF best = onSymbolGrid(event.place, event.modifiers);
    if (event.modifiers & Qt::ControlModifier)
        return best;
    double least = std::min(reach, wayLength(best, event.place));
    for (const model::DrawnGraphic& drawn : editor.drawing().graphics)
        if (!drawn.isOwn() || drawn.index != inHand)
            for (const QPointF& point : endsAt(drawn.graphic))
                if (const double away = wayLength(point, event.place); away < least) {
                    least = away;
                    best = point;
                }
    return best;
}

QPointF onPortGrid(QPointF place)
{
    return nearest(place, kIconModule);
}

QPointF constrained(QPointF from, QPointF place, Qt::KeyboardModifiers modifiers)
{
    if (!(modifiers & Qt::ShiftModifier))
        return place;
    const QPointF way = place - from;
    const double x = std::abs(way.x()), y = std::abs(way.y());
    constexpr double kEighth = 0.41421356;  // the tangent of 22.5 degrees
    if (y <= kEighth * x)
        return {place.x(), from.y()};
    if (x <= kEighth * y)
        return {from.x(), place.y()};
    const double length = std::max(x, y);
    return from + QPointF(std::copysign(length, way.x()), std::copysign(length, way.y()));
}

}  // namespace bramah::editor
