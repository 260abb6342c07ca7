// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/connection_plan.h"
#include "model/diagram/net_stretch.h"

#include <QSet>

#include <algorithm>

namespace bramah::model {
namespace {

/// The nodes made by drawing that join fewer than two lines once \a lines are gone.
std::vector<ComponentId> looseNodes(const Diagram& diagram, const QSet<ComponentId>& gone, const QSet<ConnectionId>& lines)
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

}  // namespace

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
    return changes;
}

DiagramChanges planMove(const Diagram& diagram, const std::vector<std::pair<ComponentId, Placement>>& places)
{
    DiagramChanges changes;
    NetMove move;
    for (const auto& [id, placement] : places) {
        const DiagramComponent* symbol = diagram.symbol(id);
        if (!symbol || symbol->isInherited || symbol->placement == placement)
            continue;
        changes.push_back(SetPlacement{id, placement});
        const AffineMap toNew = symbol->map.inverse().then(placement.map(symbol->icon->coordinateSystem));
        for (const Net& net : diagram.nets())
            for (const PortRef& ref : net.ports) {
                const bool isOwn = ref.component.isEmpty() && ref.baseName() == id.name;
                if (!isOwn && (ref.component.isEmpty() || ref.component.baseName() != id.name))
                    continue;
                if (const DiagramPort* port = diagram.port(ref))
                    move.ports.insert(ref, rounded(toNew.map(port->position) - port->position));
            }
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

DiagramChanges planSegmentMove(const Diagram& diagram, const ConnectionId& connection, const QLineF& segment, QPointF delta)
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
