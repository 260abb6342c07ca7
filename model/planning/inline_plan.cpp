// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/inline_plan.h"

#include "model/diagram/net_graph.h"
#include "model/planning/connection_plan.h"
#include "model/planning/connection_rules.h"
#include "model/routing/pieces.h"
#include "model/routing/router.h"
#include "model/routing/text_bounds.h"

#include <QSet>

#include <algorithm>

namespace bramah::model {
namespace {

using Way = std::vector<QPointF>;

Way turnedRound(Way way)
{
    std::reverse(way.begin(), way.end());
    return way;
}

/// The lines of one net as a graph.
NetGraph graphOf(const Diagram& diagram, const Net& net)
{
    std::vector<const DiagramConnection*> lines;
    for (const ConnectionId& id : net.connections)
        lines.push_back(diagram.connection(id));
    return NetGraph(lines);
}

/// A net that is cut between two points on one of its straight pieces.
class CutNet
{
public:
    CutNet(const Diagram& diagram, const Net& net, QPointF first, QPointF second)
        : diagram_(diagram),
          net_(net),
          graph_(graphOf(diagram, net)),
          first_(graph_.makeVertexAt(first)),
          second_(graph_.makeVertexAt(second))
    {
        isOfFirst_.assign(graph_.vertices().size(), false);
        std::vector<int> open{first_};
        const QLineF cut(first, second);
        while (!open.empty()) {
            const int v = open.back();
            open.pop_back();
            if (isOfFirst_[static_cast<std::size_t>(v)])
                continue;
            isOfFirst_[static_cast<std::size_t>(v)] = true;
            for (const int e : graph_.edgesAt(v)) {
                const NetGraph::Edge& edge = graph_.edges()[static_cast<std::size_t>(e)];
                if (commonLength(QLineF(at(edge.from), at(edge.to)), cut) < kTouch)
                    open.push_back(edge.from == v ? edge.to : edge.from);
            }
        }
    }

    /// Are there two parts with nothing between them, all drawn and editable?
    [[nodiscard]] bool isClean() const
    {
        const bool areEditable = std::none_of(net_.connections.begin(), net_.connections.end(), [&](const auto& id) {
            const DiagramConnection* line = diagram_.connection(id);
            return line->isReadOnly || line->points.empty();
        });
        if (!areEditable || first_ < 0 || second_ < 0 || isOfFirst_[static_cast<std::size_t>(second_)])
            return false;
        const QLineF cut(at(first_), at(second_));
        for (int v = 0; v < static_cast<int>(graph_.vertices().size()); ++v)
            if (v != first_ && v != second_ && isTouching(at(v), cut) &&
                (graph_.edgesAt(v).size() != 2 || isEnd(at(v))))
                return false;
        return true;
    }
    [[nodiscard]] bool isOfFirst(QPointF end) const
    {
        const int v = graph_.vertexAt(end);
        return v >= 0 && isOfFirst_[static_cast<std::size_t>(v)];
    }
    [[nodiscard]] Way toFirst(QPointF end) const { return wayTo(end, first_); }
    [[nodiscard]] Way toSecond(QPointF end) const { return wayTo(end, second_); }

private:
    [[nodiscard]] QPointF at(int vertex) const { return graph_.vertices()[static_cast<std::size_t>(vertex)]; }
    [[nodiscard]] bool isEnd(QPointF place) const
    {
        return std::any_of(net_.connections.begin(), net_.connections.end(), [&](const ConnectionId& id) {
            const auto& points = diagram_.connection(id)->points;
            return QLineF(points.front(), place).length() < kTouch || QLineF(points.back(), place).length() < kTouch;
        });
    }
    [[nodiscard]] Way wayTo(QPointF end, int vertex) const
    {
        Way way = graph_.path(graph_.vertexAt(end), vertex);
        if (way.size() == 1)
            way.push_back(way.front());
        return Router::simplified(way);
    }

    const Diagram& diagram_;
    const Net& net_;
    NetGraph graph_;
    int first_;
    int second_;
    std::vector<bool> isOfFirst_;
};

/// Two ports of a symbol on one straight piece of a net.
struct PortsOnLine {
    int net = -1;
    PortRef first;
    PortRef second;
};

bool isFree(const Diagram& diagram, const DiagramComponent& symbol)
{
    return !symbol.isNode && !symbol.ports.empty() && diagram.connectionsAt(symbol.id).empty();
}

std::vector<PortsOnLine> portsOnLines(const Diagram& diagram, const DiagramComponent& symbol)
{
    std::vector<PortsOnLine> found;
    for (std::size_t n = 0; n < diagram.nets().size(); ++n)
        for (const NetSegment& segment : diagram.nets()[n].segments) {
            std::vector<const DiagramPort*> on;
            for (const DiagramPort& port : symbol.ports)
                if (isTouching(port.position, segment.line))
                    on.push_back(&port);
            if (on.size() == 2 && on[0]->position != on[1]->position)
                found.push_back({static_cast<int>(n), {symbol.id, on[0]->name}, {symbol.id, on[1]->name}});
        }
    return found;
}

/// The new lines of a net that is cut: each line over the cut becomes two lines, to the ports there. Empty if that is
/// not legal.
class LineCut
{
public:
    LineCut(const Diagram& diagram, const PortsOnLine& place)
        : diagram_(diagram),
          net_(diagram.nets()[static_cast<std::size_t>(place.net)]),
          place_(place),
          cut_(diagram, net_, diagram.port(place.first)->position, diagram.port(place.second)->position)
    {
    }

    DiagramChanges make()
    {
        if (!cut_.isClean())
            return {};
        DiagramChanges removed;
        DiagramChanges added;
        for (const ConnectionId& id : net_.connections) {
            const DiagramConnection& line = *diagram_.connection(id);
            const bool isFromFirst = cut_.isOfFirst(line.points.front());
            if (isFromFirst == cut_.isOfFirst(line.points.back()))
                continue;
            removed.push_back(RemoveConnection{id});
            if (isFromFirst) {
                add(added, {id.a, place_.first, cut_.toFirst(line.points.front()), line.style});
                add(added, {place_.second, id.b, turnedRound(cut_.toSecond(line.points.back())), line.style});
            } else {
                add(added, {id.a, place_.second, cut_.toSecond(line.points.front()), line.style});
                add(added, {place_.first, id.b, turnedRound(cut_.toFirst(line.points.back())), line.style});
            }
        }
        DiagramSketch sketch(diagram_);
        sketch.apply(removed);
        for (const DiagramChange& change : added) {
            const auto& line = std::get<AddConnection>(change);
            if (!ConnectionRules(sketch.diagram()).canConnect(line.a, line.b).isLegal)
                return {};
            sketch.apply({change});
        }
        removed.insert(removed.end(), added.begin(), added.end());
        return removed;
    }

private:
    static void add(DiagramChanges& lines, const AddConnection& line)
    {
        const bool isThere = std::any_of(lines.begin(), lines.end(), [&](const DiagramChange& other) {
            const auto& known = std::get<AddConnection>(other);
            return known.a == line.a && known.b == line.b;
        });
        if (!isThere)
            lines.push_back(line);
    }

    const Diagram& diagram_;
    const Net& net_;
    const PortsOnLine& place_;
    CutNet cut_;
};

DiagramChanges cutFor(const Diagram& diagram, const DiagramComponent& symbol)
{
    if (!isFree(diagram, symbol))
        return {};
    for (PortsOnLine place : portsOnLines(diagram, symbol))
        for (int turn = 0; turn < 2; ++turn) {
            if (DiagramChanges changes = LineCut(diagram, place).make(); !changes.empty())
                return changes;
            std::swap(place.first, place.second);
        }
    return {};
}

/// Is one of \a covered under another symbol or a text of it?
bool isUnderOthers(const Diagram& diagram, const DiagramComponent& symbol, const std::vector<QRectF>& covered)
{
    constexpr double kRoomForNames = 60;  // diagram units; names are nearer to their symbols
    const QRectF near = symbol.bounds.adjusted(-kRoomForNames, -kRoomForNames, kRoomForNames, kRoomForNames);
    const auto isUnder = [&](const QRectF& rect) {
        return std::ranges::any_of(covered, [&](const QRectF& r) { return r.intersects(rect); });
    };
    return std::ranges::any_of(diagram.components(), [&](const DiagramComponent& other) {
        return other.id != symbol.id && near.intersects(other.bounds) &&
               (isUnder(other.bounds) || std::ranges::any_of(textBoundsOf(other), isUnder));
    });
}

/// Does the symbol lie on a line, on a port of another symbol, or on another symbol or its texts?
bool touchesAnything(const Diagram& diagram, const DiagramComponent& symbol)
{
    std::vector<QRectF> covered = textBoundsOf(symbol);
    covered.push_back(symbol.bounds);
    const auto isOn = [&](const NetSegment& segment) {
        return std::any_of(covered.begin(), covered.end(), [&](QRectF r) { return runsThrough(segment.line, r); }) ||
               std::any_of(symbol.ports.begin(), symbol.ports.end(),
                           [&](const DiagramPort& port) { return isTouching(port.position, segment.line); });
    };
    const auto isAt = [&](const DiagramPort& other) {
        return std::any_of(symbol.ports.begin(), symbol.ports.end(),
                           [&](const DiagramPort& port) { return port.position == other.position; });
    };
    return isUnderOthers(diagram, symbol, covered) ||
           std::any_of(diagram.nets().begin(), diagram.nets().end(),
                       [&](const Net& net) { return std::any_of(net.segments.begin(), net.segments.end(), isOn); }) ||
           std::any_of(diagram.components().begin(), diagram.components().end(), [&](const DiagramComponent& other) {
               return std::any_of(other.ports.begin(), other.ports.end(), isAt);
           });
}

/// One side of a symbol in a line: the net at one of its ports, without the symbol.
struct LineEnd {
    PortRef port;             ///< port of the symbol
    PortRef hub;              ///< the port to which the others of this side are to be joined
    Way way;                  ///< from the hub to the port
    DiagramChanges rest;      ///< lines that join the others to the hub
    int portCount = 0;        ///< number of ports on this side, without drawn nodes
    bool isReference = true;  ///< all of them set the pressure, as tanks do
};

std::optional<LineEnd> lineEndAt(const Diagram& diagram, const DiagramComponent& symbol, const DiagramPort& port)
{
    LineEnd end;
    end.port = {symbol.id, port.name};
    const int index = diagram.netOf(end.port);
    if (index < 0)
        return std::nullopt;
    const Net& net = diagram.nets()[static_cast<std::size_t>(index)];
    for (const PortRef& ref : net.ports) {
        const DiagramComponent* owner = diagram.component(ref.component);
        if (ref == end.port || (owner && owner->isAutoNode))
            continue;
        ++end.portCount;
        end.isReference = end.isReference && owner && owner->setsPressure;
    }
    const NetGraph graph = graphOf(diagram, net);
    for (const ConnectionId& id : net.connections) {
        const DiagramConnection& line = *diagram.connection(id);
        if (line.isReadOnly || line.points.empty())
            return std::nullopt;
        if (id.a != end.port && id.b != end.port)
            continue;
        const PortRef other = id.a == end.port ? id.b : id.a;
        if (end.hub.isEmpty()) {
            end.hub = other;
            end.way = id.a == end.port ? turnedRound(line.points) : line.points;
            continue;
        }
        const QPointF place = id.a == end.port ? line.points.back() : line.points.front();
        Way way = graph.path(graph.vertexAt(end.way.front()), graph.vertexAt(place));
        if (way.size() > 1)
            end.rest.push_back(AddConnection{end.hub, other, Router::simplified(way), line.style});
    }
    return end.hub.isEmpty() || end.portCount == 0 ? std::nullopt : std::optional(end);
}

}  // namespace

bool insertIntoLine(DiagramSketch& sketch, const ComponentId& id)
{
    const Diagram before = sketch.diagram();
    const DiagramComponent* symbol = before.component(id);
    const DiagramChanges changes = symbol ? cutFor(before, *symbol) : DiagramChanges();
    if (changes.empty())
        return false;
    sketch.apply(changes);
    sketch.apply(planMissingNodes(before, sketch.diagram()));
    return true;
}

Placement placeInLine(const Diagram& diagram, const DiagramComponent& symbol)
{
    const Placement own = symbol.placement.anchoredAt(symbol.anchor());
    for (const int turns : {0, 1})
        for (const QPointF shift : {QPointF(), QPointF(0, 1), QPointF(0, -1), QPointF(1, 0), QPointF(-1, 0)}) {
            DiagramComponent tried = symbol;
            tried.id = {QStringLiteral("#placed")};
            tried.moveTo(
                (turns == 0 ? symbol.placement : own.rotatedBy(turns, symbol.anchor())).movedBy(shift * Router::kGrid));
            if (portsOnLines(diagram, tried).empty())
                continue;
            DiagramSketch sketch(diagram);
            sketch.add({}, tried);
            if (!cutFor(sketch.diagram(), tried).empty())
                return tried.placement;
        }
    return symbol.placement;
}

int joinTouchingPorts(DiagramSketch& sketch, const std::vector<ComponentId>& symbols)
{
    const QSet<ComponentId> moved(symbols.begin(), symbols.end());
    int count = 0;
    const auto joinPort = [&](const PortRef& ref, QPointF place) {
        const Diagram diagram = sketch.diagram();
        for (const DiagramComponent& other : diagram.components()) {
            if (moved.contains(other.id) || other.isAutoNode || !other.placement.visible)
                continue;
            for (const DiagramPort& port : other.ports) {
                const PortRef to{other.id, port.name};
                const bool isJoined = diagram.netOf(ref) >= 0 && diagram.netOf(ref) == diagram.netOf(to);
                const LineTarget from{ref, std::nullopt, place};
                const LineTarget target{to, std::nullopt, place};
                if (QLineF(port.position, place).length() > kTouch || isJoined ||
                    !canConnect(diagram, from, target).isLegal)
                    continue;
                sketch.apply(planConnection(diagram, from, target, {place, place}));
                ++count;
                return;
            }
        }
    };
    for (const ComponentId& id : symbols) {
        const DiagramComponent* symbol = sketch.diagram().component(id);
        if (!symbol || symbol->isAutoNode)
            continue;
        for (const DiagramPort& port : std::vector<DiagramPort>(symbol->ports))
            joinPort({id, port.name}, port.position);
    }
    return count;
}

DiagramChanges planPlacing(const Diagram& diagram, const AddComponent& change, const DiagramComponent& symbol)
{
    DiagramComponent placed = symbol;
    placed.id = {change.name};
    placed.setShownName(change.name);
    if (!touchesAnything(diagram, placed))
        return {change};
    DiagramSketch sketch(diagram);
    sketch.add(change, placed);
    insertIntoLine(sketch, placed.id);
    joinTouchingPorts(sketch, {placed.id});
    clearLines(sketch, diagram, {placed.id});
    return sketch.changes();
}

bool takeOutOfLine(DiagramSketch& sketch, const ComponentId& id)
{
    const Diagram diagram = sketch.diagram();
    const DiagramComponent* symbol = diagram.component(id);
    if (!symbol || symbol->isInherited || symbol->isNode || symbol->ports.size() != 2 ||
        symbol->ports[0].domain != symbol->ports[1].domain)
        return false;
    const auto first = lineEndAt(diagram, *symbol, symbol->ports[0]);
    const auto second = lineEndAt(diagram, *symbol, symbol->ports[1]);
    if (!first || !second || diagram.netOf(first->port) == diagram.netOf(second->port))
        return false;
    // A branch to a tank, as that of a relief valve, is removed together with the symbol in it.
    if ((first->isReference && second->portCount > 1) || (second->isReference && first->portCount > 1))
        return false;
    DiagramChanges removal;
    for (const ConnectionId& line : diagram.connectionsAt(id))
        removal.push_back(RemoveConnection{line});
    removal.push_back(RemoveComponent{id});
    for (const LineEnd* end : {&*first, &*second})
        removal.insert(removal.end(), end->rest.begin(), end->rest.end());
    DiagramSketch rest(diagram);
    rest.apply(removal);
    Way route = first->way;
    const QPointF corner(second->way.back().x(), route.back().y());
    route.push_back(corner);
    const Way tail = turnedRound(second->way);
    route.insert(route.end(), tail.begin(), tail.end());
    const DiagramChanges joint = planConnection(rest.diagram(), {first->hub, std::nullopt, route.front()},
                                                {second->hub, std::nullopt, route.back()}, Router::simplified(route));
    if (joint.empty())
        return false;
    sketch.apply(removal);
    sketch.apply(joint);
    return true;
}

}  // namespace bramah::model
