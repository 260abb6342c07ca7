// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/port.h"

#include <QLineF>
#include <QRectF>

#include <optional>
#include <vector>

namespace bramah::model {

/// One end of a route: a point and, if the line has to leave in one direction, that direction.
struct RouteEnd {
    QPointF position;
    std::optional<Side> side;
};

/// The things that a way avoids.
struct RouteObstacles {
    std::vector<QRectF> symbols;  ///< gone around
    std::vector<QRectF> texts;    ///< gone around if there is any other way
    std::vector<QLineF> lines;    ///< of other nets: crossed at a small cost, never followed
    std::vector<QPointF> ports;   ///< of other nets: not crossed
};

/// Finds orthogonal ways on the 2-unit grid (1 M) for lines in hand and new connections.
class Router
{
public:
    static constexpr double kGrid = 2;
    /// The costs of a step of one module and of a turn.
    static constexpr int kStepCost = 10;
    static constexpr int kTurnCost = 35;

    /// \a obstacles are on the sheet [diagram units]; none: ways are free everywhere.
    explicit Router(RouteObstacles obstacles = {}) : obstacles_(std::move(obstacles)) {}

    /// The cheapest way from \a from to \a to, ends included.
    /// There always is one, through symbols if need be.
    [[nodiscard]] std::vector<QPointF> route(const RouteEnd& from, const RouteEnd& to) const;
    /// The cheapest way from one of several ends to one of others; there is at least one of each.
    [[nodiscard]] std::vector<QPointF> join(const std::vector<RouteEnd>& from, const std::vector<RouteEnd>& to) const;

    /// Does a straight line between the ends cross no symbol?
    [[nodiscard]] bool isStraightWayFree(QPointF from, QPointF to) const;

    /// A hand-made line after its ends moved: bends stay, the segments at the ends stretch, and the line stays
    /// orthogonal. Ends that did not move keep their segments.
    [[nodiscard]] static std::vector<QPointF> stretched(const std::vector<QPointF>& points, QPointF newFirst,
                                                        QPointF newLast);
    /// \a points without repeated points and bends of 180 or 0 degrees.
    [[nodiscard]] static std::vector<QPointF> simplified(const std::vector<QPointF>& points);
    /// The nearest point of the grid.
    [[nodiscard]] static QPointF snapped(QPointF point);

private:
    RouteObstacles obstacles_;
};

}  // namespace bramah::model
