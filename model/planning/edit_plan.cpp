// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/joining_rule.h"
#include "model/diagram/net_graph.h"
#include "model/planning/connection_plan.h"
#include "model/planning/diagram_sketch.h"
#include "model/planning/inline_plan.h"
#include "model/routing/label_clearing.h"
#include "model/routing/line_clearing.h"
#include "model/routing/net_stretch.h"
#include "model/routing/pieces.h"
#include "model/routing/router.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace bramah::model {
namespace {

/// The number of lines at each component.
QHash<QString, int> lineCounts(const Diagram& diagram)
{
    QHash<QString, int> counts;
    for (const DiagramConnection& line : diagram.connections())
        for (const PortRef& ref : {line.id.a, line.id.b})
            if (!ref.component.isEmpty())
                ++counts[ref.component.baseName()];
    return counts;
}

/// The number of ports joined to a node, without those of other drawn nodes.
std::ptrdiff_t joinedPorts(const Diagram& diagram, const DiagramComponent& node)
{
    const int net = diagram.netOf(PortRef{node.id, node.ports.front().name});
    if (net < 0)
        return 0;
    return std::ranges::count_if(diagram.nets()[static_cast<std::size_t>(net)].ports, [&](const PortRef& ref) {
        const DiagramComponent* owner = diagram.component(ref.component);
        return !owner || !owner->isAutoNode;
    });
}

bool drivesNet(const Diagram& diagram, const PortRef& ref)
{
    const DiagramPort* port = diagram.port(ref);
    return port && port->causality == (ref.component.isEmpty() ? Causality::Input : Causality::Output);
}

/// The groups of ports of a net that \a connections still join: ports of one group have equal numbers.
class Joints
{
public:
    explicit Joints(const std::vector<PortRef>& ports)
    {
        for (const PortRef& port : ports)
            group_.insert(port, static_cast<int>(group_.size()));
    }
    void join(const PortRef& a, const PortRef& b)
    {
        const int from = group_.value(b);
        const int to = group_.value(a);
        for (int& group : group_)
            if (group == from)
                group = to;
    }
    [[nodiscard]] bool areJoined(const PortRef& a, const PortRef& b) const
    {
        return group_.value(a) == group_.value(b);
    }

private:
    QHash<PortRef, int> group_;
};

/// Connects the neighbours of symbols that are removed, if several lines led to one port, along the existing drawing.
/// Not for lines in \a cut, which the user removes, for drawn nodes, which join nothing beyond their lines, nor for
/// signals without a source.
std::vector<AddConnection> rejoined(const Diagram& diagram, const QSet<ComponentId>& gone,
                                    const QSet<ConnectionId>& lines, const QSet<ConnectionId>& cut)
{
    std::vector<AddConnection> added;
    const auto goes = [&](const PortRef& ref) {
        return gone.contains({ref.component.isEmpty() ? ref.baseName() : ref.component.baseName()});
    };
    for (const Net& net : diagram.nets()) {
        std::vector<const DiagramConnection*> drawn;
        Joints joints(net.ports);
        for (const ConnectionId& id : net.connections) {
            if (!diagram.connection(id)->points.empty())
                drawn.push_back(diagram.connection(id));
            if (!lines.contains(id))
                joints.join(id.a, id.b);
        }
        const auto isSource = [&](const PortRef& ref) { return !goes(ref) && drivesNet(diagram, ref); };
        if (drawn.empty() || (isSignal(net.style) && std::none_of(net.ports.begin(), net.ports.end(), isSource)))
            continue;
        NetGraph graph(drawn);
        for (const PortRef& hub : net.ports) {
            const DiagramComponent* owner = diagram.component(hub.component);
            if (!goes(hub) || (owner && owner->isAutoNode))
                continue;
            std::optional<PortRef> first;
            for (const ConnectionId& id : net.connections) {
                const PortRef other = id.a == hub ? id.b : id.a;
                const DiagramPort* port = diagram.port(other);
                if ((id.a != hub && id.b != hub) || cut.contains(id) || goes(other) || !port)
                    continue;
                if (!first) {
                    first = other;
                } else if (!joints.areJoined(*first, other)) {
                    auto way =
                        graph.path(graph.vertexAt(diagram.port(*first)->position), graph.vertexAt(port->position));
                    if (way.size() == 1)
                        way.push_back(way.front());  // the ports lie on one another
                    added.push_back({*first, other, Router::simplified(way), net.style});
                    joints.join(*first, other);
                }
            }
        }
    }
    return added;
}

Diagram withLines(const Diagram& diagram, const std::vector<AddConnection>& lines)
{
    DiagramContent content = diagram.content();
    for (const AddConnection& line : lines)
        content.connections.push_back({{line.a, line.b, 0}, line.points, line.style, false});
    return Diagram(std::move(content));
}

/// The place for a net's node: a joint, else the middle of its longest piece.
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

std::vector<ComponentId> looseNodes(const Diagram& before, const Diagram& after)
{
    const QHash<QString, int> countsBefore = lineCounts(before);
    const QHash<QString, int> countsAfter = lineCounts(after);
    std::vector<ComponentId> loose;
    for (const DiagramComponent& node : after.components()) {
        const int count = countsBefore.value(node.id.name);
        const int left = countsAfter.value(node.id.name);
        const DiagramComponent* old = node.isAutoNode && !node.isInherited ? before.component(node.id) : nullptr;
        if (old && ((left < 2 && left < count) ||
                    (count > 0 && joinedPorts(after, node) < 2 && joinedPorts(before, *old) > 1)))
            loose.push_back(node.id);
    }
    return loose;
}

DiagramChanges planMissingNodes(const Diagram& before, const Diagram& after, QStringList reserved)
{
    DiagramChanges changes;
    for (const Net& net : after.nets()) {
        const DiagramPort* first = after.port(net.ports.front());
        const auto known = std::find_if(net.ports.begin(), net.ports.end(),
                                        [&](const PortRef& ref) { return before.netOf(ref) >= 0; });
        const int old = known == net.ports.end() ? -1 : before.netOf(*known);
        if (!first || !JoiningRule::of(*first).wantsStore() || first->nodeClass.isEmpty() ||
            hasStore(after, net.ports) || old < 0 ||
            !hasStore(before, before.nets()[static_cast<std::size_t>(old)].ports))
            continue;
        const auto isDrawn = [&](const ConnectionId& id) { return after.connection(id)->points.size() > 1; };
        const auto line = std::ranges::find_if(net.connections, isDrawn);
        if (line == net.connections.end())
            continue;
        int number = 1;
        const auto nameOf = [&] { return QStringLiteral("node%1").arg(number); };
        while (after.freeName(nameOf()) != nameOf() || reserved.contains(nameOf()))
            ++number;
        reserved.append(nameOf());
        std::vector<const DiagramConnection*> drawn;
        for (const ConnectionId& id : net.connections)
            drawn.push_back(after.connection(id));
        NetGraph graph(drawn);
        const QPointF start = after.connection(*line)->points.front();
        // Ports that lie on one another have no segments between them.
        const QPointF place = net.segments.empty() ? start : nodePlace(net);
        std::vector<QPointF> way = graph.path(graph.vertexAt(start), graph.makeVertexAt(place));
        if (way.size() < 2)
            way.assign(2, place);  // the node lies on the port itself
        changes.push_back(nodeFor(*first, nameOf(), place));
        changes.push_back(
            AddConnection{line->a, {{nameOf()}, QStringLiteral("port")}, Router::simplified(way), net.style});
    }
    return changes;
}

namespace {

/// The removal without extending lines that could continue where a symbol was.
DiagramChanges planPlainRemoval(const Diagram& diagram, const std::vector<ComponentId>& components,
                                const std::vector<ConnectionId>& connections)
{
    QSet<ComponentId> gone;
    QSet<ConnectionId> lines;
    const auto removeLine = [&](const ConnectionId& id) {
        const DiagramConnection* connection = diagram.connection(id);
        if (connection && !connection->isReadOnly)
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
    const QSet<ConnectionId> cut(connections.begin(), connections.end());
    std::vector<AddConnection> joins = rejoined(diagram, gone, lines, cut);
    const auto rest = [&] {
        return withLines(diagram.without({gone.begin(), gone.end()}, {lines.begin(), lines.end()}), joins);
    };
    for (auto loose = looseNodes(diagram, rest()); !loose.empty(); loose = looseNodes(diagram, rest()))
        for (const ComponentId& id : loose) {
            removeSymbol(id);
            std::erase_if(joins,
                          [&](const AddConnection& line) { return line.a.component == id || line.b.component == id; });
        }

    // In the order of the text, so that equal edits give equal texts.
    DiagramChanges changes;
    for (const DiagramConnection& connection : diagram.connections())
        if (lines.contains(connection.id))
            changes.push_back(RemoveConnection{connection.id});
    // The text counts equal lines between the same ports, so the last one is removed first.
    std::stable_sort(changes.begin(), changes.end(), [](const DiagramChange& a, const DiagramChange& b) {
        return std::get<RemoveConnection>(a).id.ordinal > std::get<RemoveConnection>(b).id.ordinal;
    });
    for (const auto* symbols : {&diagram.components(), &diagram.ownPorts(), &diagram.pages()})
        for (const DiagramComponent& symbol : *symbols)
            if (gone.contains(symbol.id))
                changes.push_back(RemoveComponent{symbol.id});
    changes.insert(changes.end(), joins.begin(), joins.end());
    const DiagramChanges nodes = planMissingNodes(diagram, rest());
    changes.insert(changes.end(), nodes.begin(), nodes.end());
    return changes;
}

/// The nets that became plain lines between two ports when a branch was removed at a node that stays.
std::vector<int> unbranched(const Diagram& before, const Diagram& after)
{
    std::vector<int> nets;
    for (const DiagramComponent& node : after.components()) {
        if (!node.isAutoNode || after.connectionsAt(node.id).size() != 2 || before.connectionsAt(node.id).size() < 3)
            continue;
        const int net = after.netOf(PortRef{node.id, node.ports.front().name});
        const auto& ports = after.nets()[static_cast<std::size_t>(net)].ports;
        const auto ends = std::ranges::count_if(ports, [&](const PortRef& ref) { return !after.isNodePort(ref); });
        if (ends == 2 && std::ranges::find(nets, net) == nets.end())
            nets.push_back(net);
    }
    return nets;
}

/// Straightens lines that no longer need a detour to a removed branch.
DiagramChanges withoutDetours(const Diagram& diagram, const DiagramChanges& changes)
{
    DiagramSketch sketch(diagram);
    sketch.apply(changes);
    const Diagram after = sketch.diagram();
    const std::vector<int> nets = unbranched(diagram, after);
    if (nets.empty())
        return changes;
    LineClearing clearing{SheetPicture(after)};
    clearing.straighten(nets);
    DiagramChanges shorter;
    appendClearing(shorter, after, clearing);
    if (shorter.empty())
        return changes;
    sketch.apply(shorter);
    return sketch.changes();
}

/// Can a dot follow a straight run through it by \a delta, across the run? The other lines at it have to go that way:
/// it slides along them as long as one module is left of the piece, and pulls out those from the opposite side.
bool canSlide(const Net& net, QPointF dot, QPointF delta)
{
    const double way = std::hypot(delta.x(), delta.y());
    bool isMet = false;
    for (const NetSegment& piece : net.segments)
        for (const QLineF& leaving : {piece.line, QLineF(piece.line.p2(), piece.line.p1())}) {
            if (QLineF(leaving.p1(), dot).length() > kTouch)
                continue;
            const QPointF along(leaving.dx(), leaving.dy());
            const double ahead = QPointF::dotProduct(along, delta) / way;
            if (std::abs(ahead) < kTouch)
                continue;  // the run itself
            if (std::abs(std::abs(ahead) - leaving.length()) > kTouch || (ahead > 0 && ahead < way + Router::kGrid))
                return false;
            isMet = true;
        }
    return isMet;
}

/// The nodes on the straight run of a net that \a segment is a part of that go with it by \a delta: those made by
/// drawing that show no dot, and dots that can slide.
std::vector<const DiagramComponent*> nodesAlong(const Diagram& diagram, const Net& net, const QLineF& segment,
                                                QPointF delta)
{
    const bool isVertical = segment.dx() == 0;
    const auto along = [&](QPointF place) { return isVertical ? place.y() : place.x(); };
    const auto isBeside = [&](QPointF place) {
        const QPointF way = place - segment.p1();
        return std::abs(isVertical ? way.x() : way.y()) > kTouch;
    };
    double from = std::min(along(segment.p1()), along(segment.p2()));
    double to = std::max(along(segment.p1()), along(segment.p2()));
    for (bool grows = true; grows;) {
        grows = false;
        for (const NetSegment& piece : net.segments) {
            if (isBeside(piece.line.p1()) || isBeside(piece.line.p2()))
                continue;
            const auto [low, high] = std::minmax({along(piece.line.p1()), along(piece.line.p2())});
            if (low > to + kTouch || high < from - kTouch || (low > from - kTouch && high < to + kTouch))
                continue;
            from = std::min(from, low);
            to = std::max(to, high);
            grows = true;
        }
    }
    std::vector<const DiagramComponent*> nodes;
    for (const PortRef& ref : net.ports)
        if (const DiagramComponent* node = diagram.component(ref.component);
            node && node->isNode && !node->isInherited && !isBeside(node->anchor()) &&
            along(node->anchor()) > from - kTouch && along(node->anchor()) < to + kTouch &&
            ((node->isInLine && !showsDot(net, node->anchor())) || canSlide(net, node->anchor(), delta)))
            nodes.push_back(node);
    return nodes;
}

}  // namespace

DiagramChanges planRemoval(const Diagram& diagram, const std::vector<ComponentId>& components,
                           const std::vector<ConnectionId>& connections)
{
    DiagramSketch sketch(diagram);
    bool isHealed = false;
    for (const ComponentId& id : components) {
        const auto lines = diagram.connectionsAt(id);
        const bool isCut = std::any_of(lines.begin(), lines.end(), [&](const ConnectionId& line) {
            return std::find(connections.begin(), connections.end(), line) != connections.end();
        });
        isHealed = (!isCut && takeOutOfLine(sketch, id)) || isHealed;
    }
    if (!isHealed)
        return withoutDetours(diagram, withLegibleLines(diagram, planPlainRemoval(diagram, components, connections)));
    std::vector<ComponentId> left;
    for (const ComponentId& id : components)
        if (sketch.diagram().symbol(id))
            left.push_back(id);
    const Diagram healed = sketch.diagram();
    const std::vector<ComponentId> loose = looseNodes(diagram, healed);
    left.insert(left.end(), loose.begin(), loose.end());
    sketch.apply(planPlainRemoval(healed, left, connections));
    clearLines(sketch, diagram);
    return sketch.changes();
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
    if (move.segmentDelta.isNull())
        return {};
    for (const DiagramComponent* node :
         nodesAlong(diagram, diagram.nets()[static_cast<std::size_t>(net)], segment, move.segmentDelta)) {
        move.ports.insert({node->id, node->ports.front().name}, move.segmentDelta);
        changes.push_back(SetPlacement{node->id, node->placement.movedBy(move.segmentDelta)});
    }
    for (auto& [id, points] : stretchedLines(diagram, diagram.nets()[static_cast<std::size_t>(net)], move))
        if (!diagram.connection(id)->isReadOnly)
            changes.push_back(SetLine{id, std::move(points)});
    return withLegibleLines(diagram, changes);
}

DiagramChanges planRename(const Diagram& diagram, const ComponentId& id, const QString& name)
{
    DiagramChanges changes;
    if (const DiagramComponent* symbol = diagram.component(id); symbol && symbol->designation.isEmpty()) {
        DiagramComponent renamed = *symbol;
        renamed.setShownName(name);
        if (const LabelPlacement label = clearedLabel(diagram, renamed); label != symbol->label)
            changes.push_back(SetLabel{id, label});
    }
    changes.push_back(RenameComponent{id, name});
    return changes;
}

}  // namespace bramah::model
