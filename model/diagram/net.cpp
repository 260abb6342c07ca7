// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/net.h"

#include "model/diagram/diagram.h"
#include "model/diagram/net_graph.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bramah::model {
namespace {

/// Groups connections that share a port, directly or through others.
class PortGroups
{
public:
    explicit PortGroups(std::size_t connections)
    {
        index_.reserve(static_cast<qsizetype>(2 * connections));
        parents_.reserve(2 * connections);
    }
    int indexOf(const PortRef& port)
    {
        auto known = index_.constFind(port);
        if (known == index_.cend()) {
            known = index_.insert(port, static_cast<int>(parents_.size()));
            parents_.push_back(known.value());
        }
        return known.value();
    }
    int find(int i)
    {
        while (parents_[static_cast<std::size_t>(i)] != i)
            i = parents_[static_cast<std::size_t>(i)] =
                parents_[static_cast<std::size_t>(parents_[static_cast<std::size_t>(i)])];
        return i;
    }
    void unite(int a, int b) { parents_[static_cast<std::size_t>(find(b))] = find(a); }

private:
    QHash<PortRef, int> index_;
    std::vector<int> parents_;
};

bool areCollinear(QPointF a, QPointF middle, QPointF b)
{
    const QPointF u = middle - a;
    const QPointF v = b - middle;
    return std::abs(u.x() * v.y() - u.y() * v.x()) < 1e-6 && QPointF::dotProduct(u, v) > 0;
}

/// Draws the net: straight segments as long as possible, and dots.
class NetDrawing
{
public:
    NetDrawing(Net& net, const std::vector<const DiagramConnection*>& connections,
               const std::function<bool(const PortRef&)>& isNode)
        : net_(net), connections_(connections), graph_(connections)
    {
        QHash<int, QSet<PortRef>> ports;
        for (const DiagramConnection* connection : connections) {
            if (connection->points.empty())
                continue;
            for (const auto& [port, end] : {std::pair{connection->id.a, connection->points.front()},
                                            {connection->id.b, connection->points.back()}})
                if (isNode && isNode(port))
                    nodes_.insert(graph_.vertexAt(end));
                else
                    ports[graph_.vertexAt(end)].insert(port);
        }
        for (auto it = ports.cbegin(); it != ports.cend(); ++it)
            portCount_.insert(it.key(), static_cast<int>(it.value().size()));
    }

    void draw()
    {
        std::vector<bool> isUsed(graph_.edges().size(), false);
        for (std::size_t e = 0; e < graph_.edges().size(); ++e) {
            if (isUsed[e])
                continue;
            isUsed[e] = true;
            const auto& edge = graph_.edges()[e];
            const int from = extended(edge.to, edge.from, static_cast<int>(e), isUsed);
            const int to = extended(edge.from, edge.to, static_cast<int>(e), isUsed);
            NetSegment segment{QLineF(at(from), at(to)), {}, net_.style};
            bool isPilot = !edge.connections.empty();
            for (const int c : edge.connections) {
                const DiagramConnection& connection = *connections_[static_cast<std::size_t>(c)];
                segment.connections.push_back(connection.id);
                isPilot &= connection.style == LineStyle::Pilot;
            }
            if (isPilot)
                segment.style = LineStyle::Pilot;
            net_.segments.push_back(std::move(segment));
        }
        for (int v = 0; v < static_cast<int>(graph_.vertices().size()); ++v)
            if (static_cast<int>(graph_.edgesAt(v).size()) + portCount_.value(v) >= 3)
                net_.dots.push_back(at(v));
    }

private:
    [[nodiscard]] QPointF at(int vertex) const { return graph_.vertices()[static_cast<std::size_t>(vertex)]; }

    /// Follows the line straight on beyond \a to, coming from \a from, past plain vertices; returns the last vertex.
    int extended(int from, int to, int edgeIndex, std::vector<bool>& isUsed) const
    {
        const auto& users = graph_.edges()[static_cast<std::size_t>(edgeIndex)].connections;
        while (graph_.edgesAt(to).size() == 2 && portCount_.value(to) == 0 && !nodes_.contains(to)) {
            const int e = graph_.edgesAt(to)[0] == edgeIndex ? graph_.edgesAt(to)[1] : graph_.edgesAt(to)[0];
            const auto& edge = graph_.edges()[static_cast<std::size_t>(e)];
            const int next = edge.from == to ? edge.to : edge.from;
            if (isUsed[static_cast<std::size_t>(e)] || edge.connections != users ||
                !areCollinear(at(from), at(to), at(next)))
                break;
            isUsed[static_cast<std::size_t>(e)] = true;
            edgeIndex = e;
            from = to;
            to = next;
        }
        return to;
    }

    Net& net_;
    const std::vector<const DiagramConnection*>& connections_;
    NetGraph graph_;
    QHash<int, int> portCount_;  ///< number of ports at each vertex, those of nodes not counted
    QSet<int> nodes_;            ///< vertices
};

}  // namespace

std::vector<Net> netsOf(const std::vector<DiagramConnection>& connections,
                        const std::function<bool(const PortRef&)>& isNode)
{
    PortGroups groups(connections.size());
    for (const DiagramConnection& connection : connections)
        groups.unite(groups.indexOf(connection.id.a), groups.indexOf(connection.id.b));

    std::vector<Net> nets;
    std::vector<std::vector<const DiagramConnection*>> members;
    QHash<int, int> netByGroup;
    for (const DiagramConnection& connection : connections) {
        const int group = groups.find(groups.indexOf(connection.id.a));
        auto known = netByGroup.constFind(group);
        if (known == netByGroup.cend()) {
            known = netByGroup.insert(group, static_cast<int>(nets.size()));
            nets.emplace_back();
            nets.back().style = connection.style;
            members.emplace_back();
        }
        Net& net = nets[static_cast<std::size_t>(known.value())];
        if (net.style == LineStyle::Pilot)
            net.style = connection.style;
        net.connections.push_back(connection.id);
        for (const PortRef& port : {connection.id.a, connection.id.b})
            if (std::find(net.ports.begin(), net.ports.end(), port) == net.ports.end())
                net.ports.push_back(port);
        members[static_cast<std::size_t>(known.value())].push_back(&connection);
    }
    for (std::size_t n = 0; n < nets.size(); ++n)
        NetDrawing(nets[n], members[n], isNode).draw();
    return nets;
}

bool showsDot(const Net& net, QPointF place)
{
    return std::ranges::any_of(net.dots, [&](QPointF dot) { return (dot - place).manhattanLength() < 1e-3; });
}

}  // namespace bramah::model
