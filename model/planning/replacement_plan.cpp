// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/replacement_plan.h"

#include "model/planning/connection_plan.h"
#include "model/routing/router.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <optional>

namespace bramah::model {
namespace {

bool isOfOneKind(const DiagramPort& a, const DiagramPort& b)
{
    return a.domain == b.domain && a.causality == b.causality && a.signalType == b.signalType &&
           a.bondEnd == b.bondEnd && (a.domain != Domain::Other || areInterchangeable(a.plug, b.plug));
}

/// \a symbol at the place of \a old, turned and mirrored like it.
DiagramComponent inPlaceOf(const DiagramComponent& old, const DiagramComponent& symbol)
{
    DiagramComponent placed = symbol;
    const QPointF anchor = old.anchor();
    Placement place = symbol.placement.anchoredAt(symbol.anchor());
    place = place.movedBy(anchor - symbol.anchor());
    const Placement lying = old.placement;
    if (lying.extent.first.x() > lying.extent.second.x())
        place = place.mirroredX(anchor);
    if (lying.extent.first.y() > lying.extent.second.y())
        place = place.mirroredY(anchor);
    place = place.rotatedBy(static_cast<int>(std::lround(lying.rotation / 90)), anchor);
    placed.moveTo(old.isPlaced ? place : old.placement);
    placed.id = old.id;
    placed.designation = old.designation;
    placed.isPlaced = old.isPlaced;
    placed.setShownName(old.designation.isEmpty() ? old.id.name : old.designation);
    return placed;
}

/// For each joined port of \a old, the port of \a fresh that takes its lines.
QHash<QString, QString> portsFor(const Diagram& diagram, const DiagramComponent& old, const DiagramComponent& fresh)
{
    QHash<QString, QString> taken;
    const auto isTaken = [&](const QString& name) {
        return std::ranges::find(taken.cbegin(), taken.cend(), name) != taken.cend();
    };
    std::vector<const DiagramPort*> waiting;
    for (const DiagramPort& port : old.ports) {
        if (diagram.netOf(PortRef{old.id, port.name}) < 0)
            continue;
        const DiagramPort* same = fresh.port(port.name);
        if (same && isOfOneKind(port, *same))
            taken.insert(port.name, port.name);
        else
            waiting.push_back(&port);
    }
    for (const DiagramPort* port : waiting) {
        const DiagramPort* best = nullptr;
        const auto distance = [&](const DiagramPort& other) {
            constexpr double kOtherStyle = 1000;  // prefers a port of the same line style at any distance
            return QLineF(port->position, other.position).length() +
                   (port->lineStyle == other.lineStyle ? 0 : kOtherStyle);
        };
        for (const DiagramPort& other : fresh.ports)
            if (isOfOneKind(*port, other) && !isTaken(other.name) && (!best || distance(other) < distance(*best)))
                best = &other;
        if (best)
            taken.insert(port->name, best->name);
    }
    return taken;
}

/// Turns and moves \a fresh so that its port lies where the only joined port of \a old was.
void alignAtOnlyPort(const DiagramComponent& old, DiagramComponent& fresh, const QHash<QString, QString>& ports)
{
    if (ports.size() != 1 || !old.isPlaced)
        return;
    const DiagramPort* before = old.port(ports.cbegin().key());
    const QString& name = ports.cbegin().value();
    for (int turns = 0; turns < 4 && fresh.port(name)->side != before->side; ++turns)
        fresh.moveTo(fresh.placement.anchoredAt(fresh.anchor()).rotatedBy(1, fresh.anchor()));
    fresh.moveTo(fresh.placement.movedBy(before->position - fresh.port(name)->position));
}

/// Leads the lines of one component to its successor.
class Successor
{
public:
    Successor(DiagramSketch& sketch, const DiagramComponent& old, const DiagramComponent& fresh)
        : sketch_(sketch), old_(old), fresh_(fresh), ports_(portsFor(sketch.diagram(), old, fresh))
    {
        alignAtOnlyPort(old_, fresh_, ports_);
    }

    void take()
    {
        dropLinesWithoutPort();
        sketch_.replace(fresh_);
        const Diagram diagram = sketch_.diagram();
        DiagramChanges changes;
        for (const ConnectionId& id : diagram.connectionsAt(old_.id))
            append(changes, *diagram.connection(id));
        sketch_.apply(changes);
    }

private:
    [[nodiscard]] bool isOurs(const PortRef& ref) const { return ref.component == old_.id; }
    [[nodiscard]] bool hasPort(const PortRef& ref) const { return !isOurs(ref) || ports_.contains(ref.baseName()); }

    void dropLinesWithoutPort()
    {
        std::vector<ConnectionId> lost;
        for (const ConnectionId& id : sketch_.diagram().connectionsAt(old_.id))
            if (!hasPort(id.a) || !hasPort(id.b))
                lost.push_back(id);
        if (!lost.empty())
            sketch_.apply(planRemoval(sketch_.diagram(), {}, lost));
    }

    [[nodiscard]] PortRef successorOf(const PortRef& ref) const
    {
        if (!isOurs(ref))
            return ref;
        PortRef next = ref;
        next.port = ports_.value(ref.baseName()) + ref.port.mid(ref.baseName().size());
        return next;
    }

    void append(DiagramChanges& changes, const DiagramConnection& line) const
    {
        const PortRef a = successorOf(line.id.a), b = successorOf(line.id.b);
        std::vector<QPointF> points = line.points;
        const DiagramPort* first = sketch_.diagram().port(a);
        const DiagramPort* last = sketch_.diagram().port(b);
        if (!points.empty() && first && last)
            points = Router::stretched(points, first->position, last->position);
        if (a == line.id.a && b == line.id.b) {
            if (points != line.points)
                changes.push_back(SetLine{line.id, points});
            return;
        }
        changes.push_back(RemoveConnection{line.id});
        changes.push_back(AddConnection{a, b, points, line.style});
    }

    DiagramSketch& sketch_;
    const DiagramComponent& old_;
    DiagramComponent fresh_;
    QHash<QString, QString> ports_;
};

}  // namespace

DiagramChanges planReplacement(const Diagram& diagram, const std::vector<ComponentId>& replaced,
                               const DiagramComponent& symbol, const QString& className)
{
    DiagramSketch sketch(diagram);
    std::vector<ComponentId> placed;
    for (const ComponentId& id : replaced) {
        const DiagramComponent* old = diagram.component(id);
        if (!old || old->isInherited || old->isNode)
            continue;
        DiagramComponent fresh = inPlaceOf(*old, symbol);
        fresh.className = className;
        Successor(sketch, *old, fresh).take();
        placed.push_back(id);
    }
    if (placed.empty())
        return {};
    clearLines(sketch, diagram, placed);
    sketch.apply(planMissingNodes(diagram, sketch.diagram()));
    return sketch.changes();
}

}  // namespace bramah::model
