// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/port.h"

#include <QLineF>
#include <QRectF>

#include <optional>
#include <vector>

namespace bramah::model {

/// One end of a route: a point and, if the line has to leave in a direction, that.
struct RouteEnd {
    QPointF position;
    std::optional<Side> side;
};

/// The things that a way keeps clear of.
struct RouteObstacles {
    std::vector<QRectF> symbols;  ///< gone around
    std::vector<QRectF> texts;    ///< gone around, if there is any other way
    std::vector<QLineF> lines;    ///< of other nets: crossed at a small cost, never run along
    std::vector<QPointF> ports;   ///< of others: not run over
};

/// Finds orthogonal ways on the 2-unit grid (1 M) for lines in hand and new connections.
class Router
{
public:
    static constexpr double kGrid = 2;
    /// The cost of a way: a step of one module, a turn.
    static constexpr int kStepCost = 10;
    static constexpr int kTurnCost = 35;

    explicit Router(RouteObstacles obstacles = {}) : obstacles_(std::move(obstacles)) {}

    /// The way from \a from to \a to with few bends, ends included. Always gives a way: through symbols if there is no
    /// other.
    [[nodiscard]] std::vector<QPointF> route(const RouteEnd& from, const RouteEnd& to) const;
    /// The cheapest way from one of several ends to one of others; there is at least one of each.
    [[nodiscard]] std::vector<QPointF> join(const std::vector<RouteEnd>& from, const std::vector<RouteEnd>& to) const;

    /// Is there no symbol that a straight line between the ends runs through?
    [[nodiscard]] bool isStraightWayFree(QPointF from, QPointF to) const;

    /// A hand-made line whose ends have moved: bends stay, the segments at the ends stretch, and the line stays
    /// orthogonal. Ends that have not moved keep their segments.
    [[nodiscard]] static std::vector<QPointF> stretched(const std::vector<QPointF>& points, QPointF newFirst,
                                                        QPointF newLast);
    /// Without repeated points and bends of 180 or 0 degrees.
    [[nodiscard]] static std::vector<QPointF> simplified(const std::vector<QPointF>& points);
    [[nodiscard]] static QPointF snapped(QPointF point);

private:
    RouteObstacles obstacles_;
};

}  // namespace bramah::model
