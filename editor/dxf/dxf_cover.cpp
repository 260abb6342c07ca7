// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dxf/dxf_cover.h"

#include <QLineF>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace bramah::editor {
namespace {

constexpr double kOnEdge = 1e-4;  // mm
constexpr double kDegreesAStep = 7.5;

double distanceTo(const QLineF& line, QPointF point)
{
    const QPointF way = line.p2() - line.p1();
    const double square = QPointF::dotProduct(way, way);
    const double t = square > 0 ? std::clamp(QPointF::dotProduct(point - line.p1(), way) / square, 0.0, 1.0) : 0.0;
    return QLineF(line.p1() + t * way, point).length();
}

template <typename Act>
void forEachEdge(const QPolygonF& polygon, Act act)
{
    for (qsizetype i = 0; i < polygon.size(); ++i)
        act(QLineF(polygon[i], polygon[(i + 1) % polygon.size()]));
}

bool isCovered(QPointF point, const QPolygonF& cover)
{
    if (!cover.containsPoint(point, Qt::OddEvenFill))
        return false;
    bool isOnEdge = false;
    forEachEdge(cover, [&](const QLineF& edge) { isOnEdge = isOnEdge || distanceTo(edge, point) < kOnEdge; });
    return !isOnEdge;
}

/// The shares of a line at which it crosses the edge of \a cover, from 0 to 1 with both.
std::vector<double> crossings(const QLineF& line, const QPolygonF& cover)
{
    std::vector<double> shares{0, 1};
    const double length = line.length();
    forEachEdge(cover, [&](const QLineF& edge) {
        QPointF at;
        if (length > 0 && line.intersects(edge, &at) == QLineF::BoundedIntersection)
            shares.push_back(QLineF(line.p1(), at).length() / length);
        // Along the edge its corners divide the line.
        if (length > 0 && distanceTo(line, edge.p1()) < kOnEdge)
            shares.push_back(QLineF(line.p1(), edge.p1()).length() / length);
    });
    std::ranges::sort(shares);
    return shares;
}

std::vector<DxfEntity> outsideOf(const DxfEntity& entity, const QPolygonF& points, bool isClosed,
                                 const QPolygonF& cover)
{
    std::vector<DxfEntity> parts;
    for (QPolygonF& part : outsideOf(DxfPolyline{points, isClosed}, cover))
        parts.push_back({entity.style, DxfPolyline{std::move(part), false}});
    return parts;
}

/// Does \a cover hide some point of these?
bool hides(const QPolygonF& points, bool isClosed, const QPolygonF& cover)
{
    if (!points.boundingRect().adjusted(-1, -1, 1, 1).intersects(cover.boundingRect()))
        return false;
    for (qsizetype i = 0; i + (isClosed ? 0 : 1) < points.size(); ++i) {
        const QLineF line(points[i], points[(i + 1) % points.size()]);
        const std::vector<double> shares = crossings(line, cover);
        for (std::size_t k = 0; k + 1 < shares.size(); ++k)
            if (isCovered(line.pointAt((shares[k] + shares[k + 1]) / 2), cover))
                return true;
    }
    return false;
}

}  // namespace

QPolygonF pointsOf(const DxfEllipse& ellipse)
{
    const QPointF minor = QPointF(-ellipse.major.y(), ellipse.major.x()) * ellipse.ratio;
    const int steps = std::max(2, static_cast<int>(std::ceil(ellipse.sweep / kDegreesAStep)));
    QPolygonF points;
    for (int i = 0; i <= steps; ++i) {
        const double angle = qDegreesToRadians(ellipse.start + ellipse.sweep * i / steps);
        points << ellipse.centre + std::cos(angle) * ellipse.major + std::sin(angle) * minor;
    }
    return points;
}

QPolygonF pointsOf(const DxfArc& arc)
{
    return pointsOf(DxfEllipse{arc.centre, {arc.radius, 0}, 1, arc.start, arc.sweep});
}

std::vector<QPolygonF> outsideOf(const DxfPolyline& polyline, const QPolygonF& cover)
{
    QPolygonF points = polyline.points;
    if (polyline.isClosed)
        points << points.front();
    std::vector<QPolygonF> parts;
    bool isOpen = false;  // the last part goes on
    for (qsizetype i = 0; i + 1 < points.size(); ++i) {
        const QLineF line(points[i], points[i + 1]);
        const std::vector<double> shares = crossings(line, cover);
        for (std::size_t k = 0; k + 1 < shares.size(); ++k) {
            if ((shares[k + 1] - shares[k]) * line.length() < kOnEdge)
                continue;
            if (isCovered(line.pointAt((shares[k] + shares[k + 1]) / 2), cover)) {
                isOpen = false;
                continue;
            }
            if (!isOpen)
                parts.push_back(QPolygonF({line.pointAt(shares[k])}));
            // One straight piece stays one.
            if (isOpen && k > 0 && shares[k] > 0)
                parts.back().back() = line.pointAt(shares[k + 1]);
            else
                parts.back() << line.pointAt(shares[k + 1]);
            isOpen = true;
        }
    }
    // Of a closed line what is left around its first point is one part.
    const auto isSame = [](QPointF a, QPointF b) { return QLineF(a, b).length() < kOnEdge; };
    if (parts.size() > 1 && isSame(points.front(), points.back()) && isSame(parts.front().front(), points.front()) &&
        isSame(parts.back().back(), points.back())) {
        parts.front() = parts.back() + parts.front().mid(1);
        parts.pop_back();
    }
    return parts;
}

void hide(std::vector<DxfEntity>& entities, const QPolygonF& cover)
{
    std::vector<DxfEntity> seen;
    for (DxfEntity& entity : entities) {
        QPolygonF points;
        bool isClosed = false;
        if (const auto* line = std::get_if<DxfPolyline>(&entity.shape)) {
            points = line->points;
            isClosed = line->isClosed;
        } else if (const auto* arc = std::get_if<DxfArc>(&entity.shape)) {
            points = pointsOf(*arc);
        } else if (const auto* ellipse = std::get_if<DxfEllipse>(&entity.shape)) {
            points = pointsOf(*ellipse);
        } else if (const auto* fill = std::get_if<DxfFill>(&entity.shape)) {
            if (!isCovered(fill->outline.boundingRect().center(), cover))
                seen.push_back(std::move(entity));
            continue;
        }
        if (points.isEmpty() || !hides(points, isClosed, cover))
            seen.push_back(std::move(entity));
        else
            std::ranges::move(outsideOf(entity, points, isClosed, cover), std::back_inserter(seen));
    }
    entities = std::move(seen);
}

}  // namespace bramah::editor
