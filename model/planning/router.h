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

/// Finds orthogonal ways on the 2-unit grid (1 M) for lines in hand and new connections.
class Router
{
public:
    static constexpr double kGrid = 2;

    /// \a obstacles: bounds of symbols to go around; \a lines: segments there, crossed at a small cost, never run
    /// along.
    explicit Router(std::vector<QRectF> obstacles = {}, std::vector<QLineF> lines = {});

    /// From \a from to \a to with few bends, ends included. Always gives a way: through symbols if there is no other.
    [[nodiscard]] std::vector<QPointF> route(const RouteEnd& from, const RouteEnd& to) const;

    /// A hand-made line whose ends have moved: bends stay, the segments at the ends stretch, and the line stays
    /// orthogonal. Ends that have not moved keep their segments.
    [[nodiscard]] static std::vector<QPointF> stretched(const std::vector<QPointF>& points, QPointF newFirst,
                                                        QPointF newLast);
    /// Without repeated points and bends of 180 or 0 degrees.
    [[nodiscard]] static std::vector<QPointF> simplified(const std::vector<QPointF>& points);
    [[nodiscard]] static QPointF snapped(QPointF point);

private:
    std::vector<QRectF> obstacles_;
    std::vector<QLineF> lines_;
};

}  // namespace bramah::model
