// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/symbol/graphic_geometry.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace bramah::model {

namespace {

/// The points of a line or polygon; null for other graphics.
std::vector<QPointF>* pointsOf(Graphic& graphic)
{
    if (auto* line = std::get_if<LineGraphic>(&graphic))
        return &line->points.value;
    auto* polygon = std::get_if<PolygonGraphic>(&graphic);
    return polygon ? &polygon->points.value : nullptr;
}
const std::vector<QPointF>* pointsOf(const Graphic& graphic)
{
    return pointsOf(const_cast<Graphic&>(graphic));
}

struct ExtentOf {
    Dynamic<Extent>* operator()(LineGraphic&) const { return nullptr; }
    Dynamic<Extent>* operator()(PolygonGraphic&) const { return nullptr; }
    template <typename Shape>
    Dynamic<Extent>* operator()(Shape& shape) const
    {
        return &shape.extent;
    }
};
/// The extent of other graphics; null for lines and polygons.
Extent* extentOf(Graphic& graphic)
{
    auto* extent = std::visit(ExtentOf(), graphic);
    return extent ? &extent->value : nullptr;
}
const Extent* extentOf(const Graphic& graphic)
{
    return extentOf(const_cast<Graphic&>(graphic));
}

QPointF turnedVector(const AffineMap& map, QPointF point)
{
    return rounded(map.mapVector(point));
}

Extent normalized(QPointF a, QPointF b)
{
    return {{std::min(a.x(), b.x()), std::min(a.y(), b.y())}, {std::max(a.x(), b.x()), std::max(a.y(), b.y())}};
}

template <typename Map>
void mapShape(Graphic& graphic, Map map)
{
    if (auto* points = pointsOf(graphic)) {
        for (QPointF& point : *points)
            point = rounded(map(point));
        return;
    }
    Extent& extent = *extentOf(graphic);
    if (std::holds_alternative<TextGraphic>(graphic)) {
        const QPointF middle = (extent.first + extent.second) / 2;
        const QPointF way = map(middle) - middle;
        extent = {rounded(extent.first + way), rounded(extent.second + way)};
        return;
    }
    extent = normalized(rounded(map(extent.first)), rounded(map(extent.second)));
}

void mapAngles(EllipseGraphic& ellipse, const AffineMap& map)
{
    double& start = ellipse.startAngle.value;
    double& end = ellipse.endAngle.value;
    if (std::abs(end - start) >= 360)
        return;
    const double turn = std::round(qRadiansToDegrees(std::atan2(map.m21, map.m11)));
    if (map.determinant() > 0) {
        start += turn;
        end += turn;
    } else {
        const double first = turn - end;
        end = turn - start;
        start = first;
    }
    const double back = std::floor(start / 360) * 360;
    start -= back;
    end -= back;
}

bool isRotationMoving(const Graphic& graphic)
{
    return itemOf(graphic).rotation.dynamic;
}

/// Does the last point equal the first?
bool isShut(const Graphic& graphic)
{
    const auto* points = pointsOf(graphic);
    return std::holds_alternative<PolygonGraphic>(graphic) && points->size() > 3 && points->front() == points->back();
}

bool isArc(const Graphic& graphic)
{
    const auto* ellipse = std::get_if<EllipseGraphic>(&graphic);
    return ellipse && std::abs(ellipse->endAngle.value - ellipse->startAngle.value) < 360;
}

QPointF onEllipse(const Extent& extent, double degrees)
{
    const QRectF rect = extent.rect();
    const double angle = qDegreesToRadians(degrees);
    return rect.center() + QPointF(rect.width() / 2 * std::cos(angle), rect.height() / 2 * std::sin(angle));
}

/// The parameter angle of an ellipse that points to \a place, in whole degrees.
double angleTo(const Extent& extent, QPointF place)
{
    const QRectF rect = extent.rect();
    const QPointF way = place - rect.center();
    const double angle = qRadiansToDegrees(std::atan2(way.y() * rect.width(), way.x() * rect.height()));
    return std::round(angle < 0 ? angle + 360 : angle);
}

void pullEdge(Extent& extent, int number, QPointF place)
{
    const QRectF rect = extent.rect();
    double left = rect.left(), right = rect.right(), low = rect.top(), high = rect.bottom();
    if (number == 0 || number == 6 || number == 7)
        left = place.x();
    if (number >= 2 && number <= 4)
        right = place.x();
    if (number <= 2)
        low = place.y();
    if (number >= 4 && number <= 6)
        high = place.y();
    extent = normalized({left, low}, {right, high});
}

void pullAngle(EllipseGraphic& ellipse, bool isStart, QPointF place)
{
    double angle = angleTo(ellipse.extent.value, place);
    double& start = ellipse.startAngle.value;
    double& end = ellipse.endAngle.value;
    if (isStart) {
        while (angle >= end)
            angle -= 360;
        while (angle < end - 360)
            angle += 360;
        start = angle;
    } else {
        while (angle <= start)
            angle += 360;
        while (angle > start + 360)
            angle -= 360;
        end = angle;
    }
}

}  // namespace

const GraphicItem& itemOf(const Graphic& graphic)
{
    return std::visit([](const GraphicItem& item) -> const GraphicItem& { return item; }, graphic);
}

GraphicItem& itemOf(Graphic& graphic)
{
    return std::visit([](GraphicItem& item) -> GraphicItem& { return item; }, graphic);
}

bool isShapeMoving(const Graphic& graphic)
{
    if (const auto* line = std::get_if<LineGraphic>(&graphic))
        return line->points.dynamic;
    if (const auto* polygon = std::get_if<PolygonGraphic>(&graphic))
        return polygon->points.dynamic;
    if (const auto* ellipse = std::get_if<EllipseGraphic>(&graphic);
        ellipse && (ellipse->startAngle.dynamic || ellipse->endAngle.dynamic))
        return true;
    return std::visit(ExtentOf(), const_cast<Graphic&>(graphic))->dynamic;
}

bool isOriginMoving(const Graphic& graphic)
{
    return itemOf(graphic).origin.dynamic;
}

AffineMap mapOf(const Graphic& graphic)
{
    const GraphicItem& item = itemOf(graphic);
    return AffineMap::rotation(item.rotation.value).then(AffineMap::translation(item.origin.value));
}

QPointF middleOf(const Graphic& graphic)
{
    if (const Extent* extent = extentOf(graphic))
        return rounded(mapOf(graphic).map((extent->first + extent->second) / 2));
    return rounded(boundsOf(graphic).center());
}

Graphic shifted(const Graphic& graphic, QPointF by)
{
    Graphic moved = graphic;
    GraphicItem& item = itemOf(moved);
    const bool isTurned = item.rotation.value != 0 || item.rotation.dynamic;
    if ((isShapeMoving(graphic) || isTurned) && !item.origin.dynamic) {
        item.origin.value = rounded(item.origin.value + by);
        return moved;
    }
    if (isShapeMoving(graphic)) {
        item.origin.value = rounded(item.origin.value + by);  // if it moves too, see ShiftGraphic
        return moved;
    }
    const QPointF own = AffineMap::rotation(-item.rotation.value).map(by);
    mapShape(moved, [&](QPointF point) { return point + own; });
    return moved;
}

Graphic mapped(const Graphic& graphic, const AffineMap& map)
{
    Graphic result = graphic;
    GraphicItem& item = itemOf(result);
    const bool isMirror = map.determinant() < 0;
    if (isShapeMoving(graphic)) {
        if (isMirror || item.origin.dynamic || item.rotation.dynamic)
            return graphic;
        item.origin.value = rounded(map.map(item.origin.value));
        item.rotation.value += std::round(qRadiansToDegrees(std::atan2(map.m21, map.m11)));
        return result;
    }
    if (auto* ellipse = std::get_if<EllipseGraphic>(&result))
        mapAngles(*ellipse, map);
    if (auto* text = std::get_if<TextGraphic>(&result); text && map.m11 < 0 && text->alignment != TextAlignment::Center)
        text->alignment = text->alignment == TextAlignment::Left ? TextAlignment::Right : TextAlignment::Left;
    const bool isPlain = item.rotation.value == 0 && !isRotationMoving(graphic);
    if (isPlain && (item.origin.value.isNull() || item.origin.dynamic)) {
        const QPointF origin = item.origin.value;
        mapShape(result, [&](QPointF point) { return map.map(point + origin) - origin; });
        return result;
    }
    if (item.origin.dynamic)
        return graphic;
    mapShape(result, [&](QPointF point) { return turnedVector(map, point); });
    item.origin.value = rounded(map.map(item.origin.value));
    if (isMirror)
        item.rotation.value = item.rotation.value == 0 ? 0 : -item.rotation.value;
    return result;
}

Graphic aboutItsMiddle(const Graphic& graphic)
{
    if (isShapeMoving(graphic) || isOriginMoving(graphic))
        return graphic;
    Graphic result = graphic;
    const QPointF middle = middleOf(graphic);
    const QPointF own = mapOf(graphic).inverse().map(middle);
    itemOf(result).origin.value = middle;
    mapShape(result, [&](QPointF point) { return point - own; });
    return result;
}

std::vector<GraphicHandle> handlesOf(const Graphic& graphic)
{
    std::vector<GraphicHandle> handles;
    if (isShapeMoving(graphic))
        return handles;
    const AffineMap map = mapOf(graphic);
    using Kind = GraphicHandle::Kind;
    if (const auto* points = pointsOf(graphic)) {
        const bool isPolygon = std::holds_alternative<PolygonGraphic>(graphic);
        const std::size_t count = points->size() - (isShut(graphic) ? 1 : 0);
        for (std::size_t i = 0; i < count; ++i)
            handles.push_back({Kind::Vertex, static_cast<int>(i), map.map((*points)[i])});
        for (std::size_t i = 0; i + (isPolygon ? 0 : 1) < count; ++i)
            handles.push_back(
                {Kind::NewVertex, static_cast<int>(i), map.map(((*points)[i] + (*points)[(i + 1) % count]) / 2)});
        return handles;
    }
    const Extent& extent = *extentOf(graphic);
    if (isArc(graphic)) {
        const auto& ellipse = std::get<EllipseGraphic>(graphic);
        handles.push_back({Kind::Start, 0, map.map(onEllipse(extent, ellipse.startAngle.value))});
        handles.push_back({Kind::End, 0, map.map(onEllipse(extent, ellipse.endAngle.value))});
    }
    const QRectF rect = extent.rect();
    const double x[]{rect.left(), rect.center().x(), rect.right()};
    const double y[]{rect.top(), rect.center().y(), rect.bottom()};
    constexpr int kPlaces[8][2]{{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}};
    for (int i = 0; i < 8; ++i)
        handles.push_back({Kind::Edge, i, map.map({x[kPlaces[i][0]], y[kPlaces[i][1]]})});
    return handles;
}

Graphic pulled(const Graphic& graphic, const GraphicHandle& handle, QPointF place)
{
    Graphic result = graphic;
    const QPointF own = rounded(mapOf(graphic).inverse().map(place));
    if (auto* points = pointsOf(result)) {
        const auto number = static_cast<std::size_t>(handle.number);
        if (number >= points->size())
            return graphic;
        if (handle.kind == GraphicHandle::Kind::NewVertex) {
            points->insert(points->begin() + handle.number + 1, own);
            return result;
        }
        if (isShut(graphic) && number == 0)
            points->back() = own;
        (*points)[number] = own;
        return result;
    }
    auto* ellipse = std::get_if<EllipseGraphic>(&result);
    if (handle.kind == GraphicHandle::Kind::Edge)
        pullEdge(*extentOf(result), handle.number, own);
    else if (ellipse)
        pullAngle(*ellipse, handle.kind == GraphicHandle::Kind::Start, own);
    return result;
}

Graphic withoutVertex(const Graphic& graphic, int number)
{
    Graphic result = graphic;
    auto* points = pointsOf(result);
    const bool wasShut = isShut(graphic);
    const std::size_t least = std::holds_alternative<PolygonGraphic>(graphic) ? 3 : 2;
    if (!points || number < 0 || points->size() - (wasShut ? 1 : 0) <= least ||
        static_cast<std::size_t>(number) >= points->size())
        return graphic;
    points->erase(points->begin() + number);
    if (wasShut && number == 0)
        points->back() = points->front();
    return result;
}

}  // namespace bramah::model
