// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/tools/symbol_tool.h"

#include "editor/symbol/drawing/symbol_painter.h"

#include <cmath>

namespace bramah::editor {

namespace {

QPointF nearest(QPointF place, double step)
{
    return {std::round(place.x() / step) * step, std::round(place.y() / step) * step};
}

}  // namespace

QPointF onSymbolGrid(QPointF place, Qt::KeyboardModifiers modifiers)
{
    return nearest(place, modifiers & Qt::ControlModifier ? 1 : kIconModule / 2);
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
