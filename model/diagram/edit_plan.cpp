// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/connection_plan.h"
#include "model/diagram/net_graph.h"
#include "model/diagram/net_stretch.h"
#include "model/diagram/router.h"

#include <QSet>

#include <algorithm>

namespace bramah::model {
namespace {

/// The nodes made by drawing that join fewer than two lines once \a lines are gone.
std::vector<ComponentId> looseNodes(const Diagram& diagram, const QSet<ComponentId>& gone,
                                    const QSet<ConnectionId>& lines)
{
    std::vector<ComponentId> loose;
    for (const DiagramComponent& component : diagram.components()) {
        if (!component.isAutoNode || component.isInherited || gone.contains(component.id))
            continue;
        const auto all = diagram.connectionsAt(component.id);
        const auto left = std::count_if(all.begin(), all.end(), [&](const auto& id) { return !lines.contains(id); });
        if (left < 2 && static_cast<std::size_t>(left) < all.size())
            loose.push_back(component.id);
    }
    return loose;
}

bool isFluid(const DiagramPort& port)
{
    return port.domain == Domain::Hydraulic || port.domain == Domain::Pneumatic;
}

/// Does the net store oil, or may it outside of the class?
bool stores(const Diagram& diagram, const Net& net)
{
    return std::any_of(net.ports.begin(), net.ports.end(), [&](const PortRef& ref) {
        const DiagramPort* port = diagram.port(ref);
        return ref.component.isEmpty() || (port && port->stores);
    });
}

/// The place of a net's node: a joint, else the middle of its longest piece.
QPointF nodePlace(const Net& net)
{
    if (!net.dots.empty())
        return net.dots.front();
    const auto longest = std::max_element(net.segments.begin(), net.segments.end(), [](const auto& a, const auto& b) {
        return a.line.length() < b.line.length();
    });
    const QPointF middle = Router::snapped(longest->line.center());
    return liesOn(middle, longest->line.p1(), longest->line.p2()) ? middle : longest->line.center();
}

}  // namespace

DiagramChanges planMissingNodes(const Diagram& before, const Diagram& after, QStringList reserved)
{
    DiagramChanges changes;
    for (const Net& net : after.nets()) {
        const DiagramPort* first = after.port(net.ports.front());
        const int old = before.netOf(net.ports.front());
        if (!first || !isFluid(*first) || net.segments.empty() || stores(after, net) || old < 0 ||
            !stores(before, before.nets()[static_cast<std::size_t>(old)]))
            continue;
        int number = 1;
        const auto nameOf = [&] { return QStringLiteral("node%1").arg(number); };
        while (after.freeName(nameOf()) != nameOf() || reserved.contains(nameOf()))
            ++number;
        reserved.append(nameOf());
        std::vector<const DiagramConnection*> drawn;
        for (const ConnectionId& id : net.connections)
            drawn.push_back(after.connection(id));
        const auto line = std::find_if(drawn.begin(), drawn.end(), [](const auto* c) { return c->points.size() > 1; });
        NetGraph graph(drawn);
        const QPointF place = nodePlace(net);
        std::vector<QPointF> way = graph.path(graph.vertexAt((*line)->points.front()), graph.makeVertexAt(place));
        if (way.size() < 2)
            way.assign(2, place);  // the node lies on the port itself
        changes.push_back(AddComponent{QLatin1String(kNodeClass), nameOf(), nodePlacement(place), {}, true});
        changes.push_back(
            AddConnection{(*line)->id.a, {{nameOf()}, QStringLiteral("port")}, Router::simplified(way), net.style});
    }
    return changes;
}

DiagramChanges planRemoval(const Diagram& diagram, const std::vector<ComponentId>& components,
                           const std::vector<ConnectionId>& connections)
{
    QSet<ComponentId> gone;
    QSet<ConnectionId> lines;
    const auto removeLine = [&](const ConnectionId& id) {
        const DiagramConnection* connection = diagram.connection(id);
        if (connection && !connection->isInherited)
            lines.insert(id);
    };
    const auto removeSymbol = [&](const ComponentId& id) {
        const DiagramComponent* symbol = diagram.symbol(id);
        if (!symbol || symbol->isInherited)
            return;
        gone.insert(id);
        for (const ConnectionId& line : diagram.connectionsAt(id))
            removeLine(line);
    };
    for (const ConnectionId& id : connections)
        removeLine(id);
    for (const ComponentId& id : components)
        removeSymbol(id);
    for (auto loose = looseNodes(diagram, gone, lines); !loose.empty(); loose = looseNodes(diagram, gone, lines))
        for (const ComponentId& id : loose)
            removeSymbol(id);

    // In the order of the text, so that equal edits give equal texts.
    DiagramChanges changes;
    for (const DiagramConnection& connection : diagram.connections())
        if (lines.contains(connection.id))
            changes.push_back(RemoveConnection{connection.id});
    for (const auto* symbols : {&diagram.components(), &diagram.ownPorts()})
        for (const DiagramComponent& symbol : *symbols)
            if (gone.contains(symbol.id))
                changes.push_back(RemoveComponent{symbol.id});
    const Diagram rest = diagram.without({gone.begin(), gone.end()}, {lines.begin(), lines.end()});
    const DiagramChanges nodes = planMissingNodes(diagram, rest);
    changes.insert(changes.end(), nodes.begin(), nodes.end());
    return changes;
}

DiagramChanges planMove(const Diagram& diagram, const std::vector<std::pair<ComponentId, Placement>>& places)
{
    DiagramChanges changes;
    QHash<QString, AffineMap> moved;  // of each symbol, from where it was to where it goes
    for (const auto& [id, placement] : places) {
        const DiagramComponent* symbol = diagram.symbol(id);
        if (!symbol || symbol->isInherited || symbol->placement == placement)
            continue;
        changes.push_back(SetPlacement{id, placement});
        moved.insert(id.name, symbol->map.inverse().then(placement.map(symbol->icon->coordinateSystem)));
    }
    NetMove move;
    for (const Net& net : diagram.nets())
        for (const PortRef& ref : net.ports) {
            const auto toNew = moved.constFind(ref.component.isEmpty() ? ref.baseName() : ref.component.baseName());
            const DiagramPort* port = toNew == moved.cend() ? nullptr : diagram.port(ref);
            if (port)
                move.ports.insert(ref, rounded(toNew->map(port->position) - port->position));
        }
    for (const Net& net : diagram.nets()) {
        if (std::none_of(net.ports.begin(), net.ports.end(), [&](const auto& ref) { return move.ports.contains(ref); }))
            continue;
        for (auto& [id, points] : stretchedLines(diagram, net, move))
            if (!diagram.connection(id)->isInherited)
                changes.push_back(SetLine{id, std::move(points)});
    }
    return changes;
}

DiagramChanges planSegmentMove(const Diagram& diagram, const ConnectionId& connection, const QLineF& segment,
                               QPointF delta)
{
    const int net = diagram.netOf(connection);
    if (net < 0)
        return {};
    NetMove move;
    move.segment = segment;
    move.segmentDelta = segment.dy() == 0 ? QPointF(0, delta.y()) : QPointF(delta.x(), 0);
    DiagramChanges changes;
    for (auto& [id, points] : stretchedLines(diagram, diagram.nets()[static_cast<std::size_t>(net)], move))
        if (!diagram.connection(id)->isInherited)
            changes.push_back(SetLine{id, std::move(points)});
    return changes;
}

}  // namespace bramah::model
