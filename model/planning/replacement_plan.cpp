// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/replacement_plan.h"

#include "model/planning/connection_plan.h"
#include "model/planning/diagram_sketch.h"
#include "model/routing/drawing_faults.h"
#include "model/routing/line_clearing.h"
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
    placed.notes = old.notes;
    placed.setShownName(old.notes.code.isEmpty() ? old.id.name : old.notes.code);
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
    const QString name = ports.cbegin().value();
    for (int turns = 0; turns < 4 && fresh.port(name)->side != before->side; ++turns)
        fresh.moveTo(fresh.placement.anchoredAt(fresh.anchor()).rotatedBy(1, fresh.anchor()));
    fresh.moveTo(fresh.placement.movedBy(before->position - fresh.port(name)->position));
}

/// Leads the lines of one component to its successor.
class Successor
{
public:
    /// \a aside: the shift of the successor from the place of \a old.
    Successor(DiagramSketch& sketch, const DiagramComponent& old, const DiagramComponent& fresh, QPointF aside)
        : sketch_(sketch), old_(old), fresh_(fresh), ports_(portsFor(sketch.diagram(), old, fresh))
    {
        alignAtOnlyPort(old_, fresh_, ports_);
        if (!aside.isNull())
            fresh_.moveTo(fresh_.placement.movedBy(aside));
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

/// Replaces components, and moves successors aside whose lines have no room where they are.
class Replacement
{
public:
    Replacement(const Diagram& diagram, const std::vector<ComponentId>& replaced, const DiagramComponent& symbol,
                const QString& className)
        : diagram_(diagram), symbol_(symbol), className_(className)
    {
        for (const ComponentId& id : replaced)
            if (const DiagramComponent* old = diagram.component(id); old && !old->isInherited && !old->isNode)
                replaced_.push_back(old);
    }

    DiagramChanges make()
    {
        if (replaced_.empty())
            return {};
        std::optional<DiagramSketch> best(sketch());
        for (const DiagramComponent* old : replaced_)
            if (old->isPlaced)
                makeRoomFor(*old, best);
        return best->changes();
    }

private:
    [[nodiscard]] DiagramSketch sketch() const
    {
        DiagramSketch sketch(diagram_);
        std::vector<ComponentId> placed;
        for (const DiagramComponent* old : replaced_) {
            DiagramComponent fresh = inPlaceOf(*old, symbol_);
            fresh.className = className_;
            Successor(sketch, *old, fresh, aside_.value(old->id)).take();
            placed.push_back(old->id);
        }
        clearLines(sketch, diagram_, placed);
        sketch.apply(planMissingNodes(diagram_, sketch.diagram()));
        return sketch;
    }

    /// Moves the successor of \a old by a few modules if that makes its lines legible.
    void makeRoomFor(const DiagramComponent& old, std::optional<DiagramSketch>& best)
    {
        constexpr int kMostModules = 3;
        const int before = faultsAt(diagram_, old.id);
        const int covered = coveredBy(best->diagram(), old.id);
        int fewest = faultsAt(best->diagram(), old.id);
        QPointF place;
        for (int modules = 1; modules <= kMostModules; ++modules)
            for (const Side side : {Side::East, Side::West, Side::North, Side::South}) {
                if (fewest <= before)
                    return;
                aside_.insert(old.id, modules * Router::kGrid * vectorOf(side));
                DiagramSketch tried = sketch();
                const int faults = faultsAt(tried.diagram(), old.id);
                if (faults < fewest && coveredBy(tried.diagram(), old.id) <= covered) {
                    fewest = faults;
                    place = aside_.value(old.id);
                    best.emplace(std::move(tried));
                }
                aside_.insert(old.id, place);
            }
    }

    /// The number of faults of lines at or through a symbol. Lines through texts do not count.
    [[nodiscard]] static int faultsAt(const Diagram& diagram, const ComponentId& id)
    {
        const SheetPicture picture(diagram, reachOf(diagram, {diagram.component(id)->bounds}));
        const auto faults = DrawingChecker(picture).faults();
        return static_cast<int>(std::ranges::count_if(faults, [&](const DrawingFault& fault) {
            const auto isAtSymbol = [&](int line) {
                const ConnectionId& ends = picture.lines[static_cast<std::size_t>(line)].id;
                return ends.a.component == id || ends.b.component == id;
            };
            return fault.kind != DrawingFault::Kind::ThroughText &&
                   (fault.symbol == picture.symbolAt(id) || isAtSymbol(fault.line) ||
                    (fault.other >= 0 && isAtSymbol(fault.other)));
        }));
    }
    [[nodiscard]] static int coveredBy(const Diagram& diagram, const ComponentId& id)
    {
        const QRectF bounds = diagram.component(id)->bounds;
        return static_cast<int>(std::ranges::count_if(diagram.components(), [&](const DiagramComponent& other) {
            return other.id != id && !other.isNode && other.bounds.intersects(bounds);
        }));
    }

    const Diagram& diagram_;
    const DiagramComponent& symbol_;
    const QString& className_;
    std::vector<const DiagramComponent*> replaced_;
    QHash<ComponentId, QPointF> aside_;  ///< of successors that moved from the places of the old components
};

}  // namespace

DiagramChanges planReplacement(const Diagram& diagram, const std::vector<ComponentId>& replaced,
                               const DiagramComponent& symbol, const QString& className)
{
    return Replacement(diagram, replaced, symbol, className).make();
}

}  // namespace bramah::model
