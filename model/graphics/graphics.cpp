// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/graphics/graphics.h"

#include "model/graphics/affine_map.h"
#include "model/graphics/icon.h"

#include <QtMath>

#include <algorithm>
#include <cmath>
#include <optional>

namespace bramah::model {
namespace {

QRectF boundsOfPoints(const std::vector<QPointF>& points)
{
    if (points.empty())
        return {};
    double left = points.front().x(), right = left, low = points.front().y(), high = low;
    for (const QPointF& p : points) {
        left = std::min(left, p.x());
        right = std::max(right, p.x());
        low = std::min(low, p.y());
        high = std::max(high, p.y());
    }
    return {QPointF(left, low), QPointF(right, high)};
}

/// The bounds of the drawn part of an ellipse: of an arc, not of the whole ellipse.
QRectF boundsOfArc(const EllipseGraphic& ellipse)
{
    constexpr double kQuarter = 90;
    const QRectF whole = ellipse.extent.value.rect();
    const double from = std::min(ellipse.startAngle.value, ellipse.endAngle.value);
    const double to = std::max(ellipse.startAngle.value, ellipse.endAngle.value);
    if (!(to - from < 4 * kQuarter))
        return whole;
    const auto at = [&](double degrees) {
        const double angle = qDegreesToRadians(degrees);
        return whole.center() + QPointF(whole.width() / 2 * std::cos(angle), whole.height() / 2 * std::sin(angle));
    };
    std::vector<QPointF> points{at(from), at(to)};
    for (double extreme = std::ceil(from / kQuarter) * kQuarter; extreme < to; extreme += kQuarter)
        points.push_back(at(extreme));
    if (ellipse.closure == EllipseClosure::Radial)
        points.push_back(whole.center());
    return boundsOfPoints(points);
}

struct LocalBounds {
    QRectF operator()(const LineGraphic& line) const { return boundsOfPoints(line.points.value); }
    QRectF operator()(const PolygonGraphic& polygon) const { return boundsOfPoints(polygon.points.value); }
    QRectF operator()(const EllipseGraphic& ellipse) const { return boundsOfArc(ellipse); }
    template <typename Shape>
    QRectF operator()(const Shape& shape) const
    {
        return shape.extent.value.rect();
    }
};

}  // namespace

QRectF boundsOf(const Graphic& graphic)
{
    const QRectF local = std::visit(LocalBounds{}, graphic);
    return std::visit(
        [&](const GraphicItem& item) {
            return AffineMap::rotation(item.rotation.value)
                .then(AffineMap::translation(item.origin.value))
                .mapRect(local);
        },
        graphic);
}

QRectF united(QRectF a, QRectF b)
{
    return {QPointF(std::min(a.left(), b.left()), std::min(a.top(), b.top())),
            QPointF(std::max(a.right(), b.right()), std::max(a.bottom(), b.bottom()))};
}

QRectF Icon::bodyBounds() const
{
    std::optional<QRectF> bounds;
    for (const Graphic& graphic : graphics) {
        if (std::holds_alternative<TextGraphic>(graphic))
            continue;
        if (!std::visit([](const GraphicItem& item) { return item.visible.value; }, graphic))
            continue;
        const QRectF own = boundsOf(graphic);
        bounds = bounds ? united(*bounds, own) : own;
    }
    return bounds.value_or(coordinateSystem.extent.rect());
}

}  // namespace bramah::model
