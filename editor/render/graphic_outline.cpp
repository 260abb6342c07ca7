// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/graphic_outline.h"

#include "editor/render/sheet_geometry.h"
#include "model/symbol/graphic_geometry.h"

#include <cmath>

namespace bramah::editor {

QPainterPath pathOf(const model::EllipseGraphic& ellipse)
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

namespace {

/// The path of a graphic in its own coordinates.
struct OutlinePath {
    QPainterPath operator()(const model::LineGraphic& line) const { return through(line.points.value, false); }
    QPainterPath operator()(const model::PolygonGraphic& polygon) const { return through(polygon.points.value, true); }
    QPainterPath operator()(const model::EllipseGraphic& ellipse) const { return pathOf(ellipse); }
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

QPainterPath outlineOf(const model::Graphic& graphic, const model::AffineMap& map)
{
    return toSceneTransform(model::mapOf(graphic).then(map)).map(std::visit(OutlinePath(), graphic));
}

}  // namespace bramah::editor
