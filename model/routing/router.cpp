// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/router.h"

#include "model/graphics/graphics.h"
#include "model/routing/pieces.h"

#include <QPoint>
#include <QRect>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <limits>

namespace bramah::model {
namespace {

// Costs in addition to steps and turns: of a step beside a symbol, across or along another line, through a text,
// through a symbol, over a port.
constexpr int kStep = Router::kStepCost;
constexpr int kTurn = Router::kTurnCost;
constexpr int kBeside = 8;
constexpr int kCrossing = 12;
constexpr int kThroughText = 250;
constexpr int kAlong = 600;
constexpr int kThrough = 1200;
constexpr int kOverPort = 2 * kThrough + kTurn;  // which says a joint; one step more in a symbol says nothing more

constexpr std::uint8_t kNear = 1;
constexpr std::uint8_t kInside = 2;
constexpr std::uint8_t kHorizontalLine = 4;
constexpr std::uint8_t kVerticalLine = 8;
constexpr std::uint8_t kText = 16;
constexpr std::uint8_t kPort = 32;

constexpr std::array<int, 4> kDx{0, 1, 0, -1};  // in the order of Side
constexpr std::array<int, 4> kDy{1, 0, -1, 0};

int opposite(int side)
{
    return (side + 2) % 4;
}

/// The places of a grid in one direction, as numbers of modules. A usual window has all of them. In a wide one only
/// those matter at which something begins or ends, with the modules beside them: what lies between is alike.
class GridAxis
{
public:
    /// From the module \a first to \a last.
    GridAxis(double first, double last) : first_(first), count_(static_cast<int>(last - first) + 1) {}
    /// Of \a places, in any order, those from \a first to \a last. If they are too many, some are left out at equal
    /// distances, but none of \a ends.
    GridAxis(double first, double last, std::vector<double> places, const std::vector<double>& ends) : first_(first)
    {
        std::erase_if(places, [&](double place) { return !(place > first && place < last); });
        std::ranges::sort(places);
        places.erase(std::unique(places.begin(), places.end()), places.end());
        const std::size_t stride = places.size() / kMostPlaces + 1;
        for (std::size_t i = 0; i < places.size(); i += stride)
            places_.push_back(places[i]);
        places_.insert(places_.end(), {first, last});
        std::ranges::copy_if(ends, std::back_inserter(places_),
                             [&](double place) { return place > first && place < last; });
        std::ranges::sort(places_);
        places_.erase(std::unique(places_.begin(), places_.end()), places_.end());
        count_ = static_cast<int>(places_.size());
        double way = 0;
        for (int i = 0; i < count_; ++i) {
            way += i > 0 ? std::min(at(i) - at(i - 1), kLongestGap) : 0;
            ways_.push_back(static_cast<int>(way));
        }
    }

    [[nodiscard]] int count() const { return count_; }
    /// The module at the place \a i.
    [[nodiscard]] double at(int i) const { return places_.empty() ? first_ + i : places_[static_cast<std::size_t>(i)]; }
    /// The number of modules to the place \a i, of which a gap counts a limited number.
    [[nodiscard]] int wayTo(int i) const { return ways_.empty() ? i : ways_[static_cast<std::size_t>(i)]; }
    /// The place nearest to a module.
    [[nodiscard]] int nearest(double module) const
    {
        const int behind = std::min(firstFrom(module), count_ - 1);
        const bool isNearerBefore = behind > 0 && module - at(behind - 1) < at(behind) - module;
        return isNearerBefore ? behind - 1 : behind;
    }
    /// The places between two coordinates of the sheet. A range between two places takes the nearer one, so that no way
    /// can step over it.
    [[nodiscard]] std::pair<int, int> places(double low, double high) const
    {
        const double from = std::ceil(low / Router::kGrid - 1e-6), to = std::floor(high / Router::kGrid + 1e-6);
        if (from > to) {
            const double middle = std::round((low + high) / 2 / Router::kGrid);
            return middle < at(0) || middle > at(count_ - 1) ? std::pair(0, -1)
                                                             : std::pair(nearest(middle), nearest(middle));
        }
        const int first = firstFrom(from), last = firstFrom(to + 1) - 1;
        if (first <= last || to < at(0) || from > at(count_ - 1))
            return {first, last};
        return {nearest(from), nearest(from)};
    }

private:
    static constexpr std::size_t kMostPlaces = 400;
    static constexpr double kLongestGap = 100;  // modules; a way that is longer than any detour

    /// The first place at or behind a module; count() if there is none.
    [[nodiscard]] int firstFrom(double module) const
    {
        if (places_.empty())
            return static_cast<int>(std::clamp(std::ceil(module - first_), 0.0, static_cast<double>(count_)));
        return static_cast<int>(std::ranges::lower_bound(places_, module) - places_.begin());
    }

    double first_;
    int count_ = 0;
    std::vector<double> places_;  ///< modules, rising; empty: all of them
    std::vector<int> ways_;       ///< by place, where some are left out
};

/// The grid of modules around the ends of a line, with the obstacles.
class RoutingGrid
{
public:
    RoutingGrid(QRectF window, const RouteObstacles& obstacles, const std::vector<QPointF>& ends)
        : x_(axis(window.left(), window.right(), isWide(window), Qt::Horizontal, obstacles, ends)),
          y_(axis(window.top(), window.bottom(), isWide(window), Qt::Vertical, obstacles, ends)),
          width_(x_.count()),
          height_(y_.count()),
          cells_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_), 0)
    {
        for (const QRectF& symbol : obstacles.symbols) {
            mark(aroundSymbol(symbol), kNear);
            mark(symbol, kInside);
        }
        for (const QRectF& text : obstacles.texts)
            mark(text, kText);
        for (const QLineF& line : obstacles.lines)
            if (line.dx() == 0 || line.dy() == 0)
                mark(QRectF(line.p1(), line.p2()).normalized(), line.dy() == 0 ? kHorizontalLine : kVerticalLine);
        for (const QPointF& port : obstacles.ports)
            mark(QRectF(port, port), kPort);
    }

    [[nodiscard]] int count() const { return width_ * height_; }
    [[nodiscard]] int cellAt(QPointF point) const
    {
        const int x = x_.nearest(std::round(point.x() / Router::kGrid));
        return y_.nearest(std::round(point.y() / Router::kGrid)) * width_ + x;
    }
    [[nodiscard]] QPointF pointOf(int cell) const
    {
        return {x_.at(cell % width_) * Router::kGrid, y_.at(cell / width_) * Router::kGrid};
    }
    /// The neighbour in the direction of \a side, or -1 at the border.
    [[nodiscard]] int next(int cell, int side) const
    {
        const int x = cell % width_ + kDx[static_cast<std::size_t>(side)];
        const int y = cell / width_ + kDy[static_cast<std::size_t>(side)];
        return x < 0 || y < 0 || x >= width_ || y >= height_ ? -1 : y * width_ + x;
    }
    /// The place of a cell in modules, of which gaps count a limited number.
    [[nodiscard]] QPoint placeOf(int cell) const { return {x_.wayTo(cell % width_), y_.wayTo(cell / width_)}; }
    [[nodiscard]] std::uint8_t what(int cell) const { return cells_[static_cast<std::size_t>(cell)]; }
    /// The cost of a step of one module into a cell in the direction of \a side.
    [[nodiscard]] int cost(int cell, int side) const
    {
        const std::uint8_t here = what(cell);
        const bool isVertical = side % 2 == 0;
        int cost = kStep;
        if (here & kInside)
            cost += kThrough;
        else if (here & kNear)
            cost += kBeside;
        if (here & kText)
            cost += kThroughText;
        if (here & kPort)
            cost += kOverPort;
        if (here & (isVertical ? kVerticalLine : kHorizontalLine))
            cost += kAlong;
        if (here & (isVertical ? kHorizontalLine : kVerticalLine))
            cost += kCrossing;
        return cost;
    }
    /// Is everything between two points on one straight line free?
    [[nodiscard]] bool isFree(QPointF a, QPointF b) const
    {
        const auto [x0, x1] = x_.places(std::min(a.x(), b.x()), std::max(a.x(), b.x()));
        const auto [y0, y1] = y_.places(std::min(a.y(), b.y()), std::max(a.y(), b.y()));
        for (int y = y0; y <= y1; ++y)
            for (int x = x0; x <= x1; ++x)
                if (what(y * width_ + x))
                    return false;
        return true;
    }

private:
    static constexpr double kMostModules = 1e6;  // of a window that has all places

    static double low(double coordinate) { return std::floor(coordinate / Router::kGrid); }
    static double high(double coordinate) { return std::ceil(coordinate / Router::kGrid); }
    static QRectF aroundSymbol(const QRectF& symbol)
    {
        return symbol.adjusted(-Router::kGrid, -Router::kGrid, Router::kGrid, Router::kGrid);
    }
    static bool isWide(const QRectF& window)
    {
        return (high(window.right()) - low(window.left()) + 1) * (high(window.bottom()) - low(window.top()) + 1) >
               kMostModules;
    }
    static GridAxis axis(double from, double to, bool isWide, Qt::Orientation orientation,
                         const RouteObstacles& obstacles, const std::vector<QPointF>& ends)
    {
        if (!isWide)
            return {low(from), high(to)};
        const bool isHorizontal = orientation == Qt::Horizontal;
        std::vector<double> places, kept;
        const auto addEdge = [&](std::vector<double>& list, double coordinate) {
            for (const double module : {low(coordinate), high(coordinate)})
                list.insert(list.end(), {module - 1, module, module + 1});
        };
        const auto addRect = [&](const QRectF& rect) {
            addEdge(places, isHorizontal ? rect.left() : rect.top());
            addEdge(places, isHorizontal ? rect.right() : rect.bottom());
        };
        std::ranges::for_each(obstacles.symbols, [&](const QRectF& symbol) { addRect(aroundSymbol(symbol)); });
        std::ranges::for_each(obstacles.symbols, addRect);
        std::ranges::for_each(obstacles.texts, addRect);
        for (const QLineF& line : obstacles.lines)
            addRect(QRectF(line.p1(), line.p2()).normalized());
        for (const QPointF& port : obstacles.ports)
            addRect(QRectF(port, port));
        for (const QPointF& end : ends) {
            const double coordinate = isHorizontal ? end.x() : end.y();
            const bool isKept = std::ranges::find(kept, low(coordinate)) != kept.end();
            if (!isKept)
                addEdge(kept.size() < kMostEnds ? kept : places, coordinate);
        }
        return {low(from), high(to), std::move(places), kept};
    }
    void mark(QRectF rect, std::uint8_t flag)
    {
        const auto [x0, x1] = x_.places(rect.left(), rect.right());
        const auto [y0, y1] = y_.places(rect.top(), rect.bottom());
        for (int y = y0; y <= y1; ++y)
            for (int x = x0; x <= x1; ++x)
                cells_[static_cast<std::size_t>(y * width_ + x)] |= flag;
    }

    static constexpr std::size_t kMostEnds = 240;  // coordinates at ends that a wide window has in any case

    GridAxis x_, y_;
    int width_, height_;
    std::vector<std::uint8_t> cells_;
};

double squareOf(QPointF p)
{
    return p.x() * p.x() + p.y() * p.y();
}

/// A* search (Hart, Nilsson and Raphael, 1968) over cell and direction, from any of several starts to any of the ends.
class WaySearch
{
public:
    WaySearch(const RoutingGrid& grid, const std::vector<RouteEnd>& from, const std::vector<RouteEnd>& to)
        : grid_(grid),
          arrivals_(static_cast<std::size_t>(grid.count()), 0),
          isPort_(arrivals_.size(), false),
          states_(arrivals_.size() * 4)
    {
        for (const RouteEnd& end : to) {
            const int cell = grid.cellAt(Router::snapped(end.position));
            if (!isAt(end, cell))
                continue;
            arrivals_[static_cast<std::size_t>(cell)] |=
                static_cast<std::uint8_t>(end.side ? 1 << opposite(static_cast<int>(*end.side)) : 15);
            const QPoint place = grid.placeOf(cell);
            targets_ = targets_.isNull() ? QRect(place, QSize(1, 1)) : targets_.united(QRect(place, QSize(1, 1)));
            isPort_[static_cast<std::size_t>(cell)] = isPort_[static_cast<std::size_t>(cell)] || end.side.has_value();
        }
        for (const RouteEnd& end : from) {
            const int cell = grid.cellAt(Router::snapped(end.position));
            if (!isAt(end, cell))
                continue;
            isPort_[static_cast<std::size_t>(cell)] = isPort_[static_cast<std::size_t>(cell)] || end.side.has_value();
            for (int side = 0; side < 4; ++side)
                if (!end.side || static_cast<int>(*end.side) == side)
                    push(cell * 4 + side, 0, -1);
        }
    }

    /// The cheapest way; empty if there is none.
    std::vector<QPointF> find()
    {
        // The estimate never decreases along a way, so entries are taken in the order of estimates.
        for (std::size_t estimate = 0; estimate < open_.size(); ++estimate)
            while (open_[estimate] >= 0) {
                const Entry entry = entries_[static_cast<std::size_t>(open_[estimate])];
                open_[estimate] = entry.next;
                if (entry.cost > states_[static_cast<std::size_t>(entry.state)].cost)
                    continue;
                if (arrivals_[static_cast<std::size_t>(entry.state / 4)] & (1 << (entry.state % 4)))
                    return wayTo(entry.state);
                goOn(entry);
            }
        return {};
    }

private:
    /// The best known way to a state: a cell and a direction.
    struct State {
        int cost = std::numeric_limits<int>::max();
        int before = -1;
    };
    /// A way that can be continued. Entries with equal estimates form a chain, the latest first.
    struct Entry {
        int cost;
        int state;
        int next;
    };

    /// A wide grid has not the places of all ends.
    [[nodiscard]] bool isAt(const RouteEnd& end, int cell) const
    {
        return grid_.pointOf(cell) == Router::snapped(end.position);
    }

    void push(int state, int cost, int previous)
    {
        State& known = states_[static_cast<std::size_t>(state)];
        if (cost >= known.cost)
            return;
        known = {cost, previous};
        const QPoint place = grid_.placeOf(state / 4);
        const auto estimate = static_cast<std::size_t>(cost + leastCost(place, state % 4));
        if (estimate >= open_.size())
            open_.resize(estimate + kThrough, -1);
        entries_.push_back({cost, state, open_[estimate]});
        open_[estimate] = static_cast<int>(entries_.size()) - 1;
    }

    /// A lower bound for the cost from a place to the ends: its steps and turns without obstacles.
    [[nodiscard]] int leastCost(QPoint place, int side) const
    {
        const auto away = [](int from, int first, int last) {
            return from < first ? first - from : std::min(0, last - from);
        };
        const int dx = away(place.x(), targets_.left(), targets_.right());
        const int dy = away(place.y(), targets_.top(), targets_.bottom());
        const int ahead = dx * kDx[static_cast<std::size_t>(side)] + dy * kDy[static_cast<std::size_t>(side)];
        const bool isAside = side % 2 == 0 ? dx != 0 : dy != 0;
        const int turns = ahead < 0 ? 2 : isAside ? 1 : 0;
        return kStep * (std::abs(dx) + std::abs(dy)) + kTurn * turns;
    }

    void goOn(const Entry& entry)
    {
        const int cell = entry.state / 4;
        const int side = entry.state % 4;
        const int ahead = grid_.next(cell, side);
        if (ahead >= 0) {
            const bool isEnd = arrivals_[static_cast<std::size_t>(ahead)] & (1 << side);
            const int modules = (grid_.placeOf(ahead) - grid_.placeOf(cell)).manhattanLength();
            push(ahead * 4 + side, entry.cost + modules * (isEnd ? kStep : grid_.cost(ahead, side)), entry.state);
        }
        // The first and the last module lead straight out of their ports.
        if (isPort_[static_cast<std::size_t>(cell)])
            return;
        for (const int turn : {(side + 1) % 4, (side + 3) % 4}) {
            int cost = kTurn;
            if (grid_.what(cell) & (kHorizontalLine | kVerticalLine))
                cost += kAlong;  // a bend on another line would read as a joint
            push(cell * 4 + turn, entry.cost + cost, entry.state);
        }
    }

    [[nodiscard]] std::vector<QPointF> wayTo(int state) const
    {
        std::vector<QPointF> points;
        for (int s = state; s >= 0; s = states_[static_cast<std::size_t>(s)].before)
            points.push_back(grid_.pointOf(s / 4));
        std::reverse(points.begin(), points.end());
        return Router::simplified(points);
    }

    const RoutingGrid& grid_;
    std::vector<std::uint8_t> arrivals_;  ///< of each cell: bits of the directions in which a way may end there
    std::vector<bool> isPort_;
    std::vector<State> states_;
    QRect targets_;
    std::vector<Entry> entries_;
    std::vector<int> open_;  ///< by estimate: the first entry of the chain, or -1
};

/// Ends beyond this [diagram units] are joined by a straight line.
constexpr double kFarthest = 1e12;

bool areReachable(const std::vector<RouteEnd>& ends)
{
    return std::ranges::all_of(ends, [](const RouteEnd& end) {
        return std::abs(end.position.x()) <= kFarthest && std::abs(end.position.y()) <= kFarthest;
    });
}

/// Moves the middle part of a step to the middle, if that way is free.
void centreStep(std::vector<QPointF>& points, const RoutingGrid& grid)
{
    if (points.size() != 4)
        return;
    const bool isVertical = points[1].x() == points[2].x();
    const QPointF middle = Router::snapped((points[0] + points[3]) / 2);
    const QPointF a = isVertical ? QPointF(middle.x(), points[1].y()) : QPointF(points[1].x(), middle.y());
    const QPointF b = isVertical ? QPointF(middle.x(), points[2].y()) : QPointF(points[2].x(), middle.y());
    const double way = isVertical ? (points[3].x() - points[0].x()) : (points[3].y() - points[0].y());
    const double first = isVertical ? points[1].x() - points[0].x() : points[1].y() - points[0].y();
    // The outer part that becomes longer must be free as well.
    const bool isFirstLonger = squareOf(a - points[0]) > squareOf(points[1] - points[0]);
    const bool isGroundFree =
        grid.isFree(a, b) && (isFirstLonger ? grid.isFree(points[1], a) : grid.isFree(points[2], b));
    if (way * first > 0 && std::abs(first) <= std::abs(way) && isGroundFree) {
        points[1] = a;
        points[2] = b;
    }
}

}  // namespace

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
    return join({from}, {to});
}

std::vector<QPointF> Router::join(const std::vector<RouteEnd>& from, const std::vector<RouteEnd>& to) const
{
    constexpr double kMargin = 24;
    constexpr double kRoom = 8;  // margin around symbols at the edge
    if (!areReachable(from) || !areReachable(to))
        return {from.front().position, to.front().position};
    std::optional<QRectF> ends;
    std::vector<QPointF> places;
    for (const auto* list : {&from, &to})
        for (const RouteEnd& end : *list) {
            const QRectF place(snapped(end.position), QSizeF());
            ends = ends ? united(*ends, place) : place;
            places.push_back(place.topLeft());
        }
    QRectF window = ends->adjusted(-kMargin, -kMargin, kMargin, kMargin);
    const QRectF core = window;
    for (const QRectF& symbol : obstacles_.symbols)
        if (core.intersects(symbol.adjusted(-kTouch, -kTouch, kTouch, kTouch)))
            window = united(window, symbol.adjusted(-kRoom, -kRoom, kRoom, kRoom));
    const RoutingGrid grid(window, obstacles_, places);
    std::vector<QPointF> points = WaySearch(grid, from, to).find();
    if (points.empty()) {
        const QPointF start = snapped(from.front().position);
        const QPointF end = snapped(to.front().position);
        points = {start, {start.x(), end.y()}, end};
    }
    if (points.size() == 1)  // both ends are at one place
        points.push_back(points.front());
    centreStep(points, grid);
    // Connects ends that are not on the grid.
    const auto endAt = [](const std::vector<RouteEnd>& list, QPointF place) {
        const auto found = std::find_if(list.begin(), list.end(), [&](const RouteEnd& end) {
            return squareOf(snapped(end.position) - place) < 1e-6;
        });
        return found == list.end() ? place : found->position;
    };
    const QPointF first = endAt(from, points.front());
    const QPointF last = endAt(to, points.back());
    if (first == points.front() && last == points.back())
        return points;
    return points.size() > 1 ? stretched(points, first, last) : std::vector<QPointF>{first, last};
}

bool Router::isStraightWayFree(QPointF from, QPointF to) const
{
    return std::ranges::none_of(obstacles_.symbols,
                                [&](const QRectF& symbol) { return runsThrough(QLineF(from, to), symbol); });
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
