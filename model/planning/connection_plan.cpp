// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/connection_plan.h"

#include "model/diagram/net_graph.h"
#include "model/planning/diagram_sketch.h"
#include "model/routing/router.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace bramah::model {
namespace {

using Points = std::vector<QPointF>;

Points reversed(Points points)
{
    std::reverse(points.begin(), points.end());
    return points;
}

LineStyle styleOf(const Diagram& diagram, const PortRef& a, const PortRef& b)
{
    std::optional<LineStyle> style;
    for (const PortRef& ref : {a, b})
        if (const DiagramPort* port = diagram.port(ref); port && !isOnBus(*port, ref)) {
            if (port->lineStyle == LineStyle::Pilot)
                return LineStyle::Pilot;
            style = style.value_or(port->lineStyle);
        }
    return style.value_or(LineStyle::Working);
}

/// Plans the changes for one drawn line.
class LinePlan
{
public:
    LinePlan(const Diagram& diagram, const LineTarget& from, const LineTarget& to, const Points& route)
        : diagram_(diagram), rules_(diagram), from_(from), to_(to), route_(Router::simplified(route))
    {
        for (LineTarget* target : {&from_, &to_})
            if (!target->isLine())
                target->port = rules_.freeElement(target->port);
        collect(from_);
        collect(to_);
    }

    DiagramChanges make()
    {
        const ConnectionVerdict verdict = model::canConnect(diagram_, from_, to_);
        if (!verdict.isLegal || route_.size() < 2 || !verdict.namelessBus.isEmpty())
            return {};
        if (verdict.needsNode)
            return withNewNode();
        const std::optional<PortRef> hub = survivingHub();
        return hub ? withoutAutoNodes(*hub) : plain();
    }

private:
    void collect(const LineTarget& target)
    {
        const int net = diagram_.netOf(target.isLine() ? target.line->a : target.port);
        if (net < 0) {
            ports_.push_back(target.port);
            return;
        }
        const Net& joined = diagram_.nets()[static_cast<std::size_t>(net)];
        ports_.insert(ports_.end(), joined.ports.begin(), joined.ports.end());
        for (const ConnectionId& id : joined.connections)
            connections_.push_back(diagram_.connection(id));
    }

    [[nodiscard]] bool isAutoNode(const PortRef& ref) const
    {
        const DiagramComponent* owner = ref.component.isEmpty() ? nullptr : diagram_.component(ref.component);
        return owner && owner->isAutoNode;
    }
    [[nodiscard]] bool stores(const PortRef& ref) const
    {
        const DiagramPort* port = diagram_.port(ref);
        return port && port->stores;
    }

    /// The port to which lines of the target's net should lead.
    [[nodiscard]] PortRef hubOf(const LineTarget& target) const
    {
        if (!target.isLine())
            return target.port;
        const Net& net = diagram_.nets()[static_cast<std::size_t>(diagram_.netOf(target.line->a))];
        for (const PortRef& ref : net.ports)
            if (stores(ref))
                return ref;
        for (const PortRef& ref : net.ports) {
            const DiagramPort* port = diagram_.port(ref);
            if (port && port->causality == (ref.component.isEmpty() ? Causality::Input : Causality::Output))
                return ref;
        }
        return target.line->a;
    }

    /// The position of a port on the sheet.
    [[nodiscard]] QPointF positionOf(const PortRef& ref) const
    {
        for (const DiagramConnection* connection : connections_) {
            if (connection->points.empty())
                continue;
            if (connection->id.a == ref)
                return connection->points.front();
            if (connection->id.b == ref)
                return connection->points.back();
        }
        if (!from_.isLine() && ref == from_.port)
            return route_.front();
        if (!to_.isLine() && ref == to_.port)
            return route_.back();
        const DiagramPort* port = diagram_.port(ref);
        return port ? port->position : QPointF();
    }

    /// The path along a net's drawing from one of its ports to a point on it.
    [[nodiscard]] Points wayAlong(const PortRef& port, QPointF to, const DiagramConnection* extra = nullptr) const
    {
        std::vector<const DiagramConnection*> drawn = connections_;
        if (extra)
            drawn.push_back(extra);
        NetGraph graph(drawn);
        const int start = graph.makeVertexAt(positionOf(port));
        const int end = graph.makeVertexAt(to);
        if (start >= 0 && end >= 0)
            if (Points way = graph.path(start, end); !way.empty())
                return way;
        // No drawn path leads there: takes two straight pieces.
        const QPointF a = positionOf(port);
        return Router::simplified({a, {to.x(), a.y()}, to});
    }

    [[nodiscard]] AddConnection connection(const PortRef& a, const PortRef& b, const Points& points) const
    {
        Points line = Router::simplified(points);
        if (line.size() == 1)
            line.push_back(line.front());  // the ports lie on one another
        return {a, b, line, styleOf(diagram_, a, b)};
    }

    /// The path from the hub of a target's net to the beginning of the new line.
    [[nodiscard]] Points leadOf(const LineTarget& target, QPointF lineEnd) const
    {
        return target.isLine() ? wayAlong(hubOf(target), lineEnd) : Points{lineEnd};
    }

    DiagramChanges plain() const
    {
        Points points = leadOf(from_, route_.front());
        points.insert(points.end(), route_.begin(), route_.end());
        const Points tail = reversed(leadOf(to_, route_.back()));
        points.insert(points.end(), tail.begin(), tail.end());
        return {connection(hubOf(from_), hubOf(to_), points)};
    }

    DiagramChanges withNewNode() const
    {
        Points first = route_;
        Points second{route_.back()};
        if (from_.isLine()) {
            first = {route_.front()};
            second = route_;
        } else if (!to_.isLine()) {
            splitAtMiddle(first, second);
        }
        const QPointF place = first.back();
        const LineStyle style = styleOf(diagram_, hubOf(from_), hubOf(to_));
        const QString name = diagram_.freeName(QStringLiteral("node1"));
        const DiagramPort& joined = *diagram_.port(hubOf(from_));
        AddComponent node = nodeFor(joined, name, place);
        if (style == LineStyle::Pilot)
            node.modification = joined.pilotNode;
        const PortRef port{{name}, QStringLiteral("port")};
        Points toNode = leadOf(from_, route_.front());
        toNode.insert(toNode.end(), first.begin(), first.end());
        Points fromNode = second;
        const Points tail = reversed(leadOf(to_, route_.back()));
        fromNode.insert(fromNode.end(), tail.begin(), tail.end());
        AddConnection in = connection(hubOf(from_), port, toNode);
        AddConnection out = connection(port, hubOf(to_), fromNode);
        in.style = out.style = style;
        return {node, in, out};
    }

    /// Cuts the route at a grid point in the middle of its longest piece.
    void splitAtMiddle(Points& first, Points& second) const
    {
        std::size_t longest = 0;
        double length = -1;
        for (std::size_t i = 0; i + 1 < route_.size(); ++i)
            if (const double here = QLineF(route_[i], route_[i + 1]).length(); here > length + 1e-9) {
                length = here;
                longest = i;
            }
        const QPointF a = route_[longest];
        const QPointF b = route_[longest + 1];
        QPointF middle = Router::snapped((a + b) / 2);
        if (!liesOn(middle, a, b))
            middle = (a + b) / 2;
        first.assign(route_.begin(), route_.begin() + static_cast<std::ptrdiff_t>(longest) + 1);
        first.push_back(middle);
        second.assign(route_.begin() + static_cast<std::ptrdiff_t>(longest) + 1, route_.end());
        second.insert(second.begin(), middle);
    }

    /// The storing port to which all lines lead once needless nodes are removed; nothing if all nodes stay.
    [[nodiscard]] std::optional<PortRef> survivingHub() const
    {
        std::vector<PortRef> autoNodes;
        std::optional<PortRef> storing;
        for (const PortRef& ref : ports_) {
            if (isAutoNode(ref))
                autoNodes.push_back(ref);
            else if (!storing && stores(ref))
                storing = ref;
        }
        if (storing)
            return autoNodes.empty() ? std::nullopt : storing;
        return autoNodes.size() > 1 ? std::optional(autoNodes.front()) : std::nullopt;
    }

    DiagramChanges withoutAutoNodes(const PortRef& hub) const
    {
        QHash<PortRef, PortRef> joined;  // from each port towards one of those joined by staying or added lines
        const auto rootOf = [&](PortRef ref) {
            while (joined.contains(ref))
                ref = joined.value(ref);
            return ref;
        };
        // Joins the two groups if they are separate.
        const auto join = [&](const PortRef& a, const PortRef& b) {
            const PortRef from = rootOf(a);
            const PortRef to = rootOf(b);
            if (from == to)
                return false;
            joined.insert(from, to);
            return true;
        };
        DiagramConnection drawn;
        drawn.id = {{{}, QStringLiteral("#from")}, {{}, QStringLiteral("#to")}, 0};
        drawn.points = route_;
        DiagramChanges changes;
        DiagramChanges added;
        std::vector<ComponentId> gone;
        const auto vanishes = [&](const PortRef& ref) { return isAutoNode(ref) && ref != hub; };
        for (const PortRef& ref : ports_)
            if (vanishes(ref) && std::find(gone.begin(), gone.end(), ref.component) == gone.end())
                gone.push_back(ref.component);
        const auto rejoin = [&](const PortRef& a, const PortRef& b) {
            const PortRef newA = vanishes(a) ? hub : a;
            const PortRef newB = vanishes(b) ? hub : b;
            if (!join(newA, newB))
                return;
            const PortRef& other = newA == hub ? newB : newA;
            Points way = wayAlong(hub, positionOf(other), &drawn);
            added.push_back(connection(newA, newB, newA == hub ? way : reversed(way)));
        };
        for (const DiagramConnection* existing : connections_)
            if (!vanishes(existing->id.a) && !vanishes(existing->id.b))
                (void)join(existing->id.a, existing->id.b);
        for (const DiagramConnection* existing : connections_) {
            if (!vanishes(existing->id.a) && !vanishes(existing->id.b))
                continue;
            changes.push_back(RemoveConnection{existing->id});
            rejoin(existing->id.a, existing->id.b);
        }
        const PortRef a = hubOf(from_);
        const PortRef b = hubOf(to_);
        if (vanishes(a) || vanishes(b)) {
            rejoin(a, b);
        } else if (join(a, b)) {
            const DiagramChanges line = plain();
            added.insert(added.end(), line.begin(), line.end());
        }
        for (const ComponentId& id : gone)
            changes.push_back(RemoveComponent{id});
        changes.insert(changes.end(), added.begin(), added.end());
        return changes;
    }

    const Diagram& diagram_;
    ConnectionRules rules_;
    LineTarget from_;
    LineTarget to_;
    Points route_;
    std::vector<PortRef> ports_;
    std::vector<const DiagramConnection*> connections_;
};

}  // namespace

Placement nodePlacement(QPointF place)
{
    // A node's icon spans one module on either side.
    Placement placement;
    placement.extent = {place - QPointF(2, 2), place + QPointF(2, 2)};
    return placement;
}

AddComponent nodeFor(const DiagramPort& port, const QString& name, QPointF place)
{
    AddComponent node{port.nodeClass, name, nodePlacement(place), {}, true};
    node.domain = port.domain;
    node.joining = port.joining;
    return node;
}

ConnectionVerdict canConnect(const Diagram& diagram, const LineTarget& a, const LineTarget& b)
{
    const ConnectionRules rules(diagram);
    if (a.isLine())
        return b.isLine() ? rules.canConnect(*a.line, *b.line) : rules.canConnect(b.port, *a.line);
    return b.isLine() ? rules.canConnect(a.port, *b.line) : rules.canConnect(a.port, b.port);
}

DiagramChanges planConnection(const Diagram& diagram, const LineTarget& from, const LineTarget& to,
                              const std::vector<QPointF>& route)
{
    return LinePlan(diagram, from, to, route).make();
}

DiagramChanges planReattachment(const Diagram& diagram, const ConnectionId& connection, const PortRef& oldEnd,
                                const LineTarget& target, const std::vector<QPointF>& route)
{
    const PortRef staying = connection.a == oldEnd ? connection.b : connection.a;
    const Diagram rest = diagram.without({}, {connection});
    const DiagramChanges line = planConnection(rest, {staying, std::nullopt, route.front()}, target, route);
    if (line.empty())
        return {};
    DiagramChanges changes{RemoveConnection{connection}};
    changes.insert(changes.end(), line.begin(), line.end());

    // The rest of the net may need a node now, unless the new line is part of it again.
    QStringList reserved;
    for (const DiagramChange& change : line)
        if (const auto* added = std::get_if<AddComponent>(&change))
            reserved.append(added->name);
    std::vector<ConnectionId> rejoined;
    for (const PortRef& ref : {staying, target.isLine() ? target.line->a : target.port})
        if (const int net = rest.netOf(ref); net >= 0) {
            const auto& all = rest.nets()[static_cast<std::size_t>(net)].connections;
            rejoined.insert(rejoined.end(), all.begin(), all.end());
        }
    const DiagramChanges nodes = planMissingNodes(diagram, rest.without({}, rejoined), reserved);
    changes.insert(changes.end(), nodes.begin(), nodes.end());
    const Diagram after = changedDiagram(diagram, changes);
    for (const ComponentId& node : looseNodes(diagram, after)) {
        for (const ConnectionId& id : after.connectionsAt(node))
            changes.push_back(RemoveConnection{id});
        changes.push_back(RemoveComponent{node});
    }
    return changes;
}

}  // namespace bramah::model
