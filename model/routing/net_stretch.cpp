// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/net_stretch.h"

#include "model/diagram/net_graph.h"
#include "model/routing/router.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bramah::model {
namespace {

enum class Axis { Horizontal, Vertical, Oblique };

Axis axisOf(QPointF a, QPointF b)
{
    if (std::abs(a.y() - b.y()) < 1e-6)
        return Axis::Horizontal;
    return std::abs(a.x() - b.x()) < 1e-6 ? Axis::Vertical : Axis::Oblique;
}

/// The net's drawing as straight runs (maximal collinear chains of edges). A run moves as a whole, across its
/// direction; vertices held by ports do not.
class NetStretch
{
public:
    NetStretch(const std::vector<const DiagramConnection*>& connections, const NetMove& move)
        : move_(move), graph_(connections)
    {
        held_.assign(graph_.vertices().size(), std::nullopt);
        for (const DiagramConnection* connection : connections) {
            if (connection->points.empty())
                continue;
            hold(connection->points.front(), connection->id.a);
            hold(connection->points.back(), connection->id.b);
        }
        findRuns();
        placeVertices();
    }

    [[nodiscard]] std::vector<QPointF> lineOf(int connection) const
    {
        const auto& path = graph_.pathOf(connection);
        std::vector<QPointF> points;
        if (path.empty())
            return points;
        points.push_back(moved(path.front()));
        for (std::size_t i = 0; i + 1 < path.size(); ++i) {
            appendStep(points, path[i], path[i + 1]);
            points.push_back(moved(path[i + 1]));
        }
        return Router::simplified(points);
    }

private:
    [[nodiscard]] QPointF at(int vertex) const { return graph_.vertices()[static_cast<std::size_t>(vertex)]; }
    [[nodiscard]] QPointF moved(int vertex) const
    {
        return rounded(at(vertex) + shifts_[static_cast<std::size_t>(vertex)]);
    }
    [[nodiscard]] bool isHeld(int vertex) const { return held_[static_cast<std::size_t>(vertex)].has_value(); }

    void hold(QPointF point, const PortRef& port)
    {
        const int vertex = graph_.vertexAt(point);
        const QPointF delta = move_.ports.value(port, QPointF());
        auto& held = held_[static_cast<std::size_t>(vertex)];
        // Two ports at one point that move differently: the line follows the one that moves.
        if (!held || held->isNull())
            held = delta;
        allMoveAlike_ = allMoveAlike_ && (!common_ || *common_ == delta);
        common_ = delta;
    }

    void findRuns()
    {
        const auto vertexCount = graph_.vertices().size();
        for (auto& runs : runOf_)
            runs.assign(vertexCount, -1);
        std::vector<int> parents(graph_.edges().size());
        std::iota(parents.begin(), parents.end(), 0);
        const auto find = [&](int i) {
            while (parents[static_cast<std::size_t>(i)] != i)
                i = parents[static_cast<std::size_t>(i)];
            return i;
        };
        const auto axisOfEdge = [&](int e) {
            const auto& edge = graph_.edges()[static_cast<std::size_t>(e)];
            return axisOf(at(edge.from), at(edge.to));
        };
        for (int v = 0; v < static_cast<int>(vertexCount); ++v)
            for (const int e : graph_.edgesAt(v))
                for (const int f : graph_.edgesAt(v))
                    if (e < f && axisOfEdge(e) == axisOfEdge(f) && axisOfEdge(e) != Axis::Oblique)
                        parents[static_cast<std::size_t>(find(f))] = find(e);
        for (int e = 0; e < static_cast<int>(graph_.edges().size()); ++e) {
            const Axis axis = axisOfEdge(e);
            if (axis == Axis::Oblique)
                continue;
            const auto& edge = graph_.edges()[static_cast<std::size_t>(e)];
            for (const int v : {edge.from, edge.to})
                runOf_[axis == Axis::Vertical][static_cast<std::size_t>(v)] = find(e);
        }
    }

    /// The shift of the run across its direction: that of the dragged segment, or of a port that holds it.
    [[nodiscard]] double shiftOfRun(int run, bool isVertical) const
    {
        const auto across = [&](QPointF p) { return isVertical ? p.x() : p.y(); };
        bool isDragged = false;
        std::vector<std::pair<int, double>> heldShifts;
        for (int v = 0; v < static_cast<int>(graph_.vertices().size()); ++v) {
            if (runOf_[isVertical][static_cast<std::size_t>(v)] != run)
                continue;
            if (move_.segment &&
                axisOf(move_.segment->p1(), move_.segment->p2()) == (isVertical ? Axis::Vertical : Axis::Horizontal) &&
                liesOn(at(v), move_.segment->p1(), move_.segment->p2()))
                isDragged = true;
            if (isHeld(v))
                heldShifts.emplace_back(v, across(*held_[static_cast<std::size_t>(v)]));
        }
        if (isDragged)
            return across(move_.segmentDelta);
        if (allMoveAlike_ && common_)
            return across(*common_);
        // A run that a resting port holds stays, so that the pieces attached to it need not move.
        double shift = 0;
        for (const auto& [vertex, held] : heldShifts) {
            if (held == 0)
                return 0;
            shift = held;
        }
        return shift;
    }

    void placeVertices()
    {
        shifts_.assign(graph_.vertices().size(), QPointF());
        for (int v = 0; v < static_cast<int>(graph_.vertices().size()); ++v) {
            const auto i = static_cast<std::size_t>(v);
            if (isHeld(v)) {
                shifts_[i] = *held_[i];
                continue;
            }
            if (runOf_[0][i] >= 0)
                shifts_[i].setY(shiftOfRun(runOf_[0][i], false));
            if (runOf_[1][i] >= 0)
                shifts_[i].setX(shiftOfRun(runOf_[1][i], true));
        }
    }

    /// Adds two bends to a straight edge whose ends were pulled apart; the same for all lines along the edge.
    void appendStep(std::vector<QPointF>& points, int from, int to) const
    {
        const Axis axis = axisOf(at(from), at(to));
        const QPointF a = moved(from);
        const QPointF b = moved(to);
        if (axis == Axis::Oblique || axis == axisOf(a, b) || axisOf(a, b) != Axis::Oblique)
            return;
        const bool isVertical = axis == Axis::Vertical;
        double bend = isVertical ? (a.y() + b.y()) / 2 : (a.x() + b.x()) / 2;
        bend = std::round(bend / Router::kGrid) * Router::kGrid;
        if (move_.segment && isHeld(from) != isHeld(to)) {
            // Beside a port a dragged segment steps directly at the port.
            const QPointF port = isHeld(from) ? a : b;
            const QPointF other = isHeld(from) ? b : a;
            const double start = isVertical ? port.y() : port.x();
            const double way = (isVertical ? other.y() : other.x()) - start;
            bend = start + std::copysign(std::min(Router::kGrid, std::abs(way)), way);
        }
        if (isVertical) {
            points.emplace_back(a.x(), bend);
            points.emplace_back(b.x(), bend);
        } else {
            points.emplace_back(bend, a.y());
            points.emplace_back(bend, b.y());
        }
    }

    const NetMove& move_;
    NetGraph graph_;
    std::vector<std::optional<QPointF>> held_;
    std::vector<int> runOf_[2];  ///< of each vertex: its horizontal and its vertical run, or -1
    std::vector<QPointF> shifts_;
    std::optional<QPointF> common_;
    bool allMoveAlike_ = true;
};

/// The line between two ports that touched and now are apart.
std::vector<QPointF> drawnOut(const DiagramConnection& connection, const NetMove& move)
{
    const QPointF a = rounded(connection.points.front() + move.ports.value(connection.id.a));
    const QPointF b = rounded(connection.points.back() + move.ports.value(connection.id.b));
    return Router::simplified({a, {b.x(), a.y()}, b});
}

/// Two ports at one point were parted and the drawing moved with one of them: leads the line of the other one back to
/// it.
void leadToPorts(std::vector<QPointF>& points, const DiagramConnection& connection, const NetMove& move)
{
    const QPointF a = rounded(connection.points.front() + move.ports.value(connection.id.a));
    const QPointF b = rounded(connection.points.back() + move.ports.value(connection.id.b));
    if (points.front() == a && points.back() == b)
        return;
    std::vector<QPointF> led;
    if (points.front() != a)
        led = {a, {points.front().x(), a.y()}};
    led.insert(led.end(), points.begin(), points.end());
    if (points.back() != b) {
        led.emplace_back(points.back().x(), b.y());
        led.push_back(b);
    }
    points = Router::simplified(led);
}

}  // namespace

StretchedLines stretchedLines(const Diagram& diagram, const Net& net, const NetMove& move)
{
    std::vector<const DiagramConnection*> connections;
    for (const ConnectionId& id : net.connections)
        if (const DiagramConnection* connection = diagram.connection(id))
            connections.push_back(connection);
    const NetStretch stretch(connections, move);
    StretchedLines lines;
    for (int c = 0; c < static_cast<int>(connections.size()); ++c) {
        const DiagramConnection& connection = *connections[static_cast<std::size_t>(c)];
        if (connection.points.empty())
            continue;
        const bool isPoint = std::all_of(connection.points.begin(), connection.points.end(),
                                         [&](const QPointF& point) { return point == connection.points.front(); });
        // A straight bond stays straight, as bonds may be oblique.
        if (net.style == LineStyle::Bond && !isPoint && Router::simplified(connection.points).size() == 2) {
            const QPointF a = rounded(connection.points.front() + move.ports.value(connection.id.a));
            const QPointF b = rounded(connection.points.back() + move.ports.value(connection.id.b));
            if (std::vector<QPointF> straight{a, b}; !move.segment && straight != connection.points) {
                lines.emplace_back(connection.id, std::move(straight));
                continue;
            }
        }
        auto points = isPoint ? drawnOut(connection, move) : stretch.lineOf(c);
        leadToPorts(points, connection, move);
        if (points != Router::simplified(connection.points))
            lines.emplace_back(connection.id, std::move(points));
    }
    return lines;
}

}  // namespace bramah::model
