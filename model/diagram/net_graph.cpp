// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/net_graph.h"

#include "model/diagram/diagram.h"

#include <algorithm>
#include <cmath>
#include <deque>

namespace bramah::model {
namespace {

constexpr double kTolerance = 1e-3;

double along(QPointF point, QPointF a, QPointF b)
{
    return QPointF::dotProduct(point - a, b - a);
}

}  // namespace

bool liesOn(QPointF point, QPointF a, QPointF b)
{
    const QPointF d = b - a;
    const double length = std::hypot(d.x(), d.y());
    if (length < kTolerance)
        return std::abs(point.x() - a.x()) < kTolerance && std::abs(point.y() - a.y()) < kTolerance;
    const QPointF r = point - a;
    const double across = (d.x() * r.y() - d.y() * r.x()) / length;
    const double position = (d.x() * r.x() + d.y() * r.y()) / length;
    return std::abs(across) < kTolerance && position > -kTolerance && position < length + kTolerance;
}

NetGraph::NetGraph(const std::vector<const DiagramConnection*>& connections)
{
    // All ends and bends are vertices, even if they lie in the middle of another line.
    for (const DiagramConnection* connection : connections)
        for (const QPointF& point : connection->points)
            vertex(point);
    const auto cornerCount = static_cast<int>(vertices_.size());
    paths_.resize(connections.size());
    for (std::size_t c = 0; c < connections.size(); ++c) {
        const auto& points = connections[c]->points;
        std::vector<int>& path = paths_[c];
        for (std::size_t i = 0; i < points.size(); ++i) {
            const int to = vertex(points[i]);
            if (path.empty()) {
                path.push_back(to);
                continue;
            }
            const QPointF a = vertices_[static_cast<std::size_t>(path.back())];
            const QPointF b = points[i];
            std::vector<int> between;
            for (int v = 0; v < cornerCount; ++v)
                if (v != to && v != path.back() && liesOn(vertices_[static_cast<std::size_t>(v)], a, b))
                    between.push_back(v);
            std::sort(between.begin(), between.end(), [&](int l, int r) {
                return along(vertices_[static_cast<std::size_t>(l)], a, b) <
                       along(vertices_[static_cast<std::size_t>(r)], a, b);
            });
            between.push_back(to);
            for (const int v : between) {
                if (v == path.back())
                    continue;
                addEdge(path.back(), v, static_cast<int>(c));
                path.push_back(v);
            }
        }
    }
}

NetGraph::Key NetGraph::keyOf(QPointF point)
{
    return {std::llround(point.x() / kTolerance), std::llround(point.y() / kTolerance)};
}

int NetGraph::vertexAt(QPointF point) const
{
    return vertexByKey_.value(keyOf(point), -1);
}

int NetGraph::vertex(QPointF point)
{
    const Key key = keyOf(point);
    const auto known = vertexByKey_.constFind(key);
    if (known != vertexByKey_.cend())
        return known.value();
    const auto made = static_cast<int>(vertices_.size());
    vertices_.push_back(point);
    edgesAt_.emplace_back();
    vertexByKey_.insert(key, made);
    return made;
}

void NetGraph::addEdge(int from, int to, int connection)
{
    const std::pair<int, int> ends = std::minmax(from, to);
    auto known = edgeByEnds_.constFind(ends);
    if (known == edgeByEnds_.cend()) {
        const auto made = static_cast<int>(edges_.size());
        edges_.push_back({from, to, {}});
        edgesAt_[static_cast<std::size_t>(from)].push_back(made);
        edgesAt_[static_cast<std::size_t>(to)].push_back(made);
        known = edgeByEnds_.insert(ends, made);
    }
    auto& users = edges_[static_cast<std::size_t>(known.value())].connections;
    if (std::find(users.begin(), users.end(), connection) == users.end())
        users.push_back(connection);
}

int NetGraph::makeVertexAt(QPointF point)
{
    if (const int known = vertexAt(point); known >= 0)
        return known;
    for (std::size_t e = 0; e < edges_.size(); ++e) {
        const Edge edge = edges_[e];
        if (!liesOn(point, vertices_[static_cast<std::size_t>(edge.from)],
                    vertices_[static_cast<std::size_t>(edge.to)]))
            continue;
        const int middle = vertex(point);
        edgeByEnds_.remove(std::minmax(edge.from, edge.to));
        edges_[e].to = middle;
        edgeByEnds_.insert(std::minmax(edge.from, middle), static_cast<int>(e));
        auto& atEnd = edgesAt_[static_cast<std::size_t>(edge.to)];
        atEnd.erase(std::find(atEnd.begin(), atEnd.end(), static_cast<int>(e)));
        edgesAt_[static_cast<std::size_t>(middle)].push_back(static_cast<int>(e));
        for (const int c : edge.connections) {
            addEdge(middle, edge.to, c);
            auto& path = paths_[static_cast<std::size_t>(c)];
            for (std::size_t i = 0; i + 1 < path.size(); ++i)
                if (std::minmax(path[i], path[i + 1]) == std::minmax(edge.from, edge.to)) {
                    path.insert(path.begin() + static_cast<std::ptrdiff_t>(i) + 1, middle);
                    ++i;
                }
        }
        return middle;
    }
    return -1;
}

std::vector<QPointF> NetGraph::path(int from, int to) const
{
    std::vector<int> before(vertices_.size(), -1);
    std::deque<int> queue{from};
    before[static_cast<std::size_t>(from)] = from;
    while (!queue.empty() && before[static_cast<std::size_t>(to)] < 0) {
        const int v = queue.front();
        queue.pop_front();
        for (const int e : edgesAt(v)) {
            const Edge& edge = edges_[static_cast<std::size_t>(e)];
            const int next = edge.from == v ? edge.to : edge.from;
            if (before[static_cast<std::size_t>(next)] < 0) {
                before[static_cast<std::size_t>(next)] = v;
                queue.push_back(next);
            }
        }
    }
    if (before[static_cast<std::size_t>(to)] < 0)
        return {};
    std::vector<QPointF> points{vertices_[static_cast<std::size_t>(to)]};
    for (int v = to; v != from;) {
        v = before[static_cast<std::size_t>(v)];
        points.push_back(vertices_[static_cast<std::size_t>(v)]);
    }
    std::reverse(points.begin(), points.end());
    return points;
}

}  // namespace bramah::model
