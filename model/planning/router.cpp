// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/router.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <queue>

namespace bramah::model {
namespace {

// What a way costs: a step of one module, a turn, a step beside a symbol, across or along another line, through a
// symbol.
constexpr int kStep = 10;
constexpr int kTurn = 35;
constexpr int kBeside = 8;
constexpr int kCrossing = 12;
constexpr int kAlong = 120;
constexpr int kThrough = 400;

constexpr std::uint8_t kNear = 1;
constexpr std::uint8_t kInside = 2;
constexpr std::uint8_t kHorizontalLine = 4;
constexpr std::uint8_t kVerticalLine = 8;

constexpr std::array<int, 4> kDx{0, 1, 0, -1};  // in the order of Side
constexpr std::array<int, 4> kDy{1, 0, -1, 0};

int opposite(int side)
{
    return (side + 2) % 4;
}

/// Modules around the two ends, with what is in the way.
class RoutingGrid
{
public:
    RoutingGrid(QRectF window, const std::vector<QRectF>& obstacles, const std::vector<QLineF>& lines)
        : left_(static_cast<int>(std::floor(window.left() / Router::kGrid))),
          low_(static_cast<int>(std::floor(window.top() / Router::kGrid))),
          width_(static_cast<int>(std::ceil(window.right() / Router::kGrid)) - left_ + 1),
          height_(static_cast<int>(std::ceil(window.bottom() / Router::kGrid)) - low_ + 1),
          cells_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_), 0)
    {
        for (const QRectF& obstacle : obstacles) {
            mark(obstacle.adjusted(-Router::kGrid, -Router::kGrid, Router::kGrid, Router::kGrid), kNear);
            mark(obstacle, kInside);
        }
        for (const QLineF& line : lines)
            if (line.dx() == 0 || line.dy() == 0)
                mark(QRectF(line.p1(), line.p2()).normalized(), line.dy() == 0 ? kHorizontalLine : kVerticalLine);
    }

    [[nodiscard]] int count() const { return width_ * height_; }
    [[nodiscard]] int cellAt(QPointF point) const
    {
        const auto x = static_cast<int>(std::lround(point.x() / Router::kGrid)) - left_;
        const auto y = static_cast<int>(std::lround(point.y() / Router::kGrid)) - low_;
        return y * width_ + x;
    }
    [[nodiscard]] QPointF pointOf(int cell) const
    {
        const int column = cell % width_ + left_;
        const int row = cell / width_ + low_;
        return {column * Router::kGrid, row * Router::kGrid};
    }
    /// The neighbour in the direction of \a side, or -1 at the border.
    [[nodiscard]] int next(int cell, int side) const
    {
        const int x = cell % width_ + kDx[static_cast<std::size_t>(side)];
        const int y = cell / width_ + kDy[static_cast<std::size_t>(side)];
        return x < 0 || y < 0 || x >= width_ || y >= height_ ? -1 : y * width_ + x;
    }
    [[nodiscard]] int distance(int a, int b) const
    {
        return std::abs(a % width_ - b % width_) + std::abs(a / width_ - b / width_);
    }
    [[nodiscard]] std::uint8_t what(int cell) const { return cells_[static_cast<std::size_t>(cell)]; }
    /// Of stepping into a cell in the direction of \a side.
    [[nodiscard]] int cost(int cell, int side) const
    {
        const std::uint8_t here = what(cell);
        const bool isVertical = side % 2 == 0;
        int cost = kStep;
        if (here & kInside)
            cost += kThrough;
        else if (here & kNear)
            cost += kBeside;
        if (here & (isVertical ? kVerticalLine : kHorizontalLine))
            cost += kAlong;
        if (here & (isVertical ? kHorizontalLine : kVerticalLine))
            cost += kCrossing;
        return cost;
    }

private:
    void mark(QRectF rect, std::uint8_t flag)
    {
        const int x0 = std::max(0, static_cast<int>(std::ceil(rect.left() / Router::kGrid - 1e-6)) - left_);
        const int x1 = std::min(width_ - 1, static_cast<int>(std::floor(rect.right() / Router::kGrid + 1e-6)) - left_);
        const int y0 = std::max(0, static_cast<int>(std::ceil(rect.top() / Router::kGrid - 1e-6)) - low_);
        const int y1 = std::min(height_ - 1, static_cast<int>(std::floor(rect.bottom() / Router::kGrid + 1e-6)) - low_);
        for (int y = y0; y <= y1; ++y)
            for (int x = x0; x <= x1; ++x)
                cells_[static_cast<std::size_t>(y * width_ + x)] |= flag;
    }

    int left_, low_, width_, height_;
    std::vector<std::uint8_t> cells_;
};

/// A* over cell and direction.
std::vector<QPointF> search(const RoutingGrid& grid, int from, std::optional<Side> fromSide, int to,
                            std::optional<Side> toSide)
{
    struct Entry {
        int estimate;
        int cost;
        int state;
        bool operator>(const Entry& other) const
        {
            return estimate != other.estimate ? estimate > other.estimate : cost < other.cost;
        }
    };
    const auto stateCount = static_cast<std::size_t>(grid.count()) * 4;
    std::vector<int> costs(stateCount, std::numeric_limits<int>::max());
    std::vector<int> before(stateCount, -1);
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    const auto push = [&](int state, int cost, int previous) {
        if (cost >= costs[static_cast<std::size_t>(state)])
            return;
        costs[static_cast<std::size_t>(state)] = cost;
        before[static_cast<std::size_t>(state)] = previous;
        open.push({cost + kStep * grid.distance(state / 4, to), cost, state});
    };
    for (int side = 0; side < 4; ++side)
        if (!fromSide || static_cast<int>(*fromSide) == side)
            push(from * 4 + side, 0, -1);
    const int arrival = toSide ? opposite(static_cast<int>(*toSide)) : -1;
    while (!open.empty()) {
        const Entry entry = open.top();
        open.pop();
        if (entry.cost > costs[static_cast<std::size_t>(entry.state)])
            continue;
        const int cell = entry.state / 4;
        const int side = entry.state % 4;
        if (cell == to && (arrival < 0 || arrival == side)) {
            std::vector<QPointF> points;
            for (int s = entry.state; s >= 0; s = before[static_cast<std::size_t>(s)])
                points.push_back(grid.pointOf(s / 4));
            std::reverse(points.begin(), points.end());
            return Router::simplified(points);
        }
        const int ahead = grid.next(cell, side);
        if (ahead >= 0)
            push(ahead * 4 + side, entry.cost + (ahead == to ? kStep : grid.cost(ahead, side)), entry.state);
        // The first and the last module go straight out of their ports.
        if ((cell == from && fromSide) || (cell == to && toSide))
            continue;
        for (const int turn : {(side + 1) % 4, (side + 3) % 4}) {
            int cost = kTurn;
            if (grid.what(cell) & (kHorizontalLine | kVerticalLine))
                cost += kAlong;  // a bend on another line reads as a joint
            push(cell * 4 + turn, entry.cost + cost, entry.state);
        }
    }
    return {};
}

double squareOf(QPointF p)
{
    return p.x() * p.x() + p.y() * p.y();
}

}  // namespace

Router::Router(std::vector<QRectF> obstacles, std::vector<QLineF> lines)
    : obstacles_(std::move(obstacles)), lines_(std::move(lines))
{
}

QPointF Router::snapped(QPointF point)
{
    const auto snap = [](double value) {
        const double rounded = std::round(value / kGrid) * kGrid;
        return rounded == 0 ? 0 : rounded;  // no negative zero
    };
    return {snap(point.x()), snap(point.y())};
}

std::vector<QPointF> Router::simplified(const std::vector<QPointF>& points)
{
    std::vector<QPointF> kept;
    for (const QPointF& point : points) {
        if (!kept.empty() && squareOf(point - kept.back()) < 1e-12)
            continue;
        if (kept.size() >= 2) {
            const QPointF u = kept.back() - kept[kept.size() - 2];
            const QPointF v = point - kept.back();
            if (std::abs(u.x() * v.y() - u.y() * v.x()) < 1e-9) {
                kept.back() = point;
                continue;
            }
        }
        kept.push_back(point);
    }
    if (kept.size() == 1 && points.size() > 1)
        kept.push_back(kept.front());
    return kept;
}

std::vector<QPointF> Router::route(const RouteEnd& from, const RouteEnd& to) const
{
    const QPointF start = snapped(from.position);
    const QPointF end = snapped(to.position);
    constexpr double kMargin = 24;
    QRectF window = QRectF(start, end).normalized().adjusted(-kMargin, -kMargin, kMargin, kMargin);
    std::vector<QRectF> inTheWay;
    for (const QRectF& obstacle : obstacles_)
        if (window.intersects(obstacle.adjusted(-1e-3, -1e-3, 1e-3, 1e-3)))
            inTheWay.push_back(obstacle);
    for (const QRectF& obstacle : inTheWay)
        window = window.united(obstacle.adjusted(-8, -8, 8, 8));
    const RoutingGrid grid(window, inTheWay, lines_);
    std::vector<QPointF> points = search(grid, grid.cellAt(start), from.side, grid.cellAt(end), to.side);
    if (points.size() < 2)
        points = {start, {start.x(), end.y()}, end};

    // The middle part of a step goes to its middle, if the way is free there.
    const auto isFree = [&](QPointF a, QPointF b) {
        const int steps = static_cast<int>((std::abs(b.x() - a.x()) + std::abs(b.y() - a.y())) / kGrid);
        for (int i = 0; i <= steps; ++i)
            if (grid.what(grid.cellAt(a + (b - a) * (steps ? static_cast<double>(i) / steps : 0))))
                return false;
        return true;
    };
    if (points.size() == 4) {
        const bool isVertical = points[1].x() == points[2].x();
        const QPointF middle = snapped((points[0] + points[3]) / 2);
        const QPointF a = isVertical ? QPointF(middle.x(), points[1].y()) : QPointF(points[1].x(), middle.y());
        const QPointF b = isVertical ? QPointF(middle.x(), points[2].y()) : QPointF(points[2].x(), middle.y());
        const double way = isVertical ? (points[3].x() - points[0].x()) : (points[3].y() - points[0].y());
        const double first = isVertical ? points[1].x() - points[0].x() : points[1].y() - points[0].y();
        if (way * first > 0 && std::abs(first) <= std::abs(way) && isFree(a, b)) {
            points[1] = a;
            points[2] = b;
        }
    }
    points.front() = from.position;
    points.back() = to.position;
    return points;
}

std::vector<QPointF> Router::stretched(const std::vector<QPointF>& points, QPointF newFirst, QPointF newLast)
{
    std::vector<QPointF> bent = simplified(points);
    if (bent.size() < 2)
        return {newFirst, newLast};
    const QPointF delta = newFirst - bent.front();
    if (squareOf(delta - (newLast - bent.back())) < 1e-12) {
        for (QPointF& point : bent)
            point += delta;
        return bent;
    }
    const auto isHorizontal = [](QPointF a, QPointF b) { return std::abs(a.y() - b.y()) < 1e-6; };
    const auto isVertical = [](QPointF a, QPointF b) { return std::abs(a.x() - b.x()) < 1e-6; };
    if (bent.size() == 2) {
        const bool wasHorizontal = isHorizontal(bent[0], bent[1]);
        const bool wasVertical = isVertical(bent[0], bent[1]);
        if (!wasHorizontal && !wasVertical)
            return {newFirst, newLast};
        const QPointF middle = snapped((newFirst + newLast) / 2);
        if (wasHorizontal)
            return simplified({newFirst, {middle.x(), newFirst.y()}, {middle.x(), newLast.y()}, newLast});
        return simplified({newFirst, {newFirst.x(), middle.y()}, {newLast.x(), middle.y()}, newLast});
    }
    const bool firstHorizontal = isHorizontal(bent[0], bent[1]);
    const bool firstVertical = isVertical(bent[0], bent[1]);
    const std::size_t n = bent.size();
    const bool lastHorizontal = isHorizontal(bent[n - 2], bent[n - 1]);
    const bool lastVertical = isVertical(bent[n - 2], bent[n - 1]);
    if (firstHorizontal)
        bent[1].setY(newFirst.y());
    else if (firstVertical)
        bent[1].setX(newFirst.x());
    if (lastHorizontal)
        bent[n - 2].setY(newLast.y());
    else if (lastVertical)
        bent[n - 2].setX(newLast.x());
    bent.front() = newFirst;
    bent.back() = newLast;
    return simplified(bent);
}

}  // namespace bramah::model
