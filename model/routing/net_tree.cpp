// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/net_tree.h"

#include "model/diagram/diagram.h"
#include "model/routing/pieces.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bramah::model {
namespace {

/// A stub to a node costs as much as these turns.
constexpr double kTurnsForStub = 3;
/// Joints this near to a node are placed on the node, in diagram units.
constexpr double kReachOfNode = 8 * Router::kGrid;
/// A joint may be at each module of a piece that is no longer than this, in diagram units.
constexpr double kLongestPiece = 2000;

bool isSamePlace(QPointF a, QPointF b)
{
    return std::abs(a.x() - b.x()) < kTouch && std::abs(a.y() - b.y()) < kTouch;
}

}  // namespace

NetTree::NetTree(const SheetPicture& picture, int net, const std::set<int>& held) : graph_({})
{
    const SheetPicture::Net& joined = picture.nets[static_cast<std::size_t>(net)];
    std::vector<const SheetPicture::Port*> floating;
    int ends = 0;  // number of line ends at terminals that do not float
    std::vector<QLineF> pieces;
    for (const int l : joined.lines) {
        const SheetPicture::Line& line = picture.lines[static_cast<std::size_t>(l)];
        for (std::size_t i = 0; i + 1 < line.points.size(); ++i)
            pieces.emplace_back(line.points[i], line.points[i + 1]);
        if (line.points.empty())
            continue;
        for (const auto& [p, end] : {std::pair{line.portA, line.points.front()}, {line.portB, line.points.back()}}) {
            if (p < 0) {
                addTerminal({end, std::nullopt});
                ++ends;
                continue;
            }
            const SheetPicture::Port& port = picture.ports[static_cast<std::size_t>(p)];
            const SheetPicture::Symbol& owner = picture.symbols[static_cast<std::size_t>(port.symbol)];
            if (owner.isAutoNode && !held.contains(port.symbol)) {
                floating.push_back(&port);
                continue;
            }
            addTerminal({port.position, port.side, owner.isNode});
            ++ends;
        }
    }
    // A line needs two ends, one of which may be a node; between ports at one place there is nothing to draw.
    for (const SheetPicture::Port* port : floating)
        if (terminals_.size() < 2 && ends < 2)
            addTerminal({port->position, port->side, true});
    build(pieces);
}

void NetTree::addTerminal(const Terminal& terminal)
{
    const bool isKnown = std::any_of(terminals_.begin(), terminals_.end(),
                                     [&](const Terminal& t) { return isSamePlace(t.position, terminal.position); });
    if (!isKnown)
        terminals_.push_back(terminal);
}

void NetTree::build(const std::vector<QLineF>& pieces)
{
    std::vector<DiagramConnection> parts;
    for (const QLineF& piece : pieces)
        parts.emplace_back().points = {piece.p1(), piece.p2()};
    for (const Terminal& terminal : terminals_)
        parts.emplace_back().points = {terminal.position};
    std::vector<const DiagramConnection*> lines;
    for (const DiagramConnection& part : parts)
        lines.push_back(&part);
    graph_ = NetGraph(lines);
}

int NetTree::otherEnd(int edge, int vertex) const
{
    const NetGraph::Edge& piece = graph_.edges()[static_cast<std::size_t>(edge)];
    return piece.from == vertex ? piece.to : piece.from;
}

bool NetTree::isTerminal(int vertex) const
{
    return std::any_of(terminals_.begin(), terminals_.end(),
                       [&](const Terminal& t) { return isSamePlace(t.position, at(vertex)); });
}

bool NetTree::isStraight(int vertex) const
{
    const auto& edges = graph_.edgesAt(vertex);
    if (edges.size() != 2)
        return false;
    const QPointF u = at(otherEnd(edges[0], vertex)) - at(vertex);
    const QPointF v = at(otherEnd(edges[1], vertex)) - at(vertex);
    return std::abs(u.x() * v.y() - u.y() * v.x()) < 1e-6;
}

std::vector<QPointF> NetTree::looseEnds() const
{
    std::vector<QPointF> ends;
    for (int v = 0; v < static_cast<int>(graph_.vertices().size()); ++v)
        if (graph_.edgesAt(v).size() == 1 && !isTerminal(v))
            ends.push_back(at(v));
    return ends;
}

std::vector<QPointF> NetTree::joints() const
{
    std::vector<QPointF> found;
    for (int v = 0; v < static_cast<int>(graph_.vertices().size()); ++v)
        if (graph_.edgesAt(v).size() + (isTerminal(v) ? 1 : 0) >= 3)
            found.push_back(at(v));
    return found;
}

std::vector<QLineF> NetTree::runBacks() const
{
    const std::vector<int> ways = waysOfEdges();
    std::vector<QLineF> found;
    for (std::size_t e = 0; e < ways.size(); ++e)
        if (std::find(ways.begin(), ways.begin() + static_cast<std::ptrdiff_t>(e), ways[e]) ==
            ways.begin() + static_cast<std::ptrdiff_t>(e))
            if (const auto place = runBackOf(pointsOfWay(ways, ways[e])))
                found.push_back(*place);
    return found;
}

double NetTree::leastCost() const
{
    std::optional<QRectF> ends;
    for (const Terminal& terminal : terminals_) {
        const QRectF place(terminal.position, terminal.position);
        ends = ends ? united(*ends, place) : place;
    }
    if (!ends)
        return 0;
    double turns = 0;
    if (terminals_.size() == 2) {
        const QPointF way = terminals_[1].position - terminals_[0].position;
        const auto leaves = [&](const Terminal& terminal, QPointF ahead) {
            return !terminal.side || QPointF::dotProduct(vectorOf(*terminal.side), ahead) > 0;
        };
        turns = way.x() != 0 && way.y() != 0 ? 1 : 0;
        if (!leaves(terminals_[0], way) || !leaves(terminals_[1], -way))
            turns = 2;
    }
    return (ends->width() + ends->height()) / Router::kGrid * Router::kStepCost + turns * Router::kTurnCost;
}

double NetTree::cost() const
{
    double length = 0;
    double turns = 0;
    for (const NetGraph::Edge& edge : graph_.edges())
        length += QLineF(at(edge.from), at(edge.to)).length();
    for (int v = 0; v < static_cast<int>(graph_.vertices().size()); ++v)
        if (graph_.edgesAt(v).size() == 2 && !isStraight(v))
            ++turns;
    for (const Terminal& terminal : terminals_) {
        const int vertex = graph_.vertexAt(terminal.position);
        if (vertex < 0)
            continue;
        // Penalises a joint just before a node.
        if (terminal.isNode && terminals_.size() > 2 && graph_.edgesAt(vertex).size() == 1)
            turns += kTurnsForStub;
        if (!terminal.side)
            continue;
        for (const int e : graph_.edgesAt(vertex)) {
            const QPointF way = at(otherEnd(e, vertex)) - terminal.position;
            if (QPointF::dotProduct(way, vectorOf(*terminal.side)) <= 0)
                ++turns;
        }
    }
    return length / Router::kGrid * Router::kStepCost + turns * Router::kTurnCost;
}

std::vector<int> NetTree::waysOfEdges() const
{
    std::vector<int> ways(graph_.edges().size());
    std::iota(ways.begin(), ways.end(), 0);
    for (int v = 0; v < static_cast<int>(graph_.vertices().size()); ++v) {
        const auto& edges = graph_.edgesAt(v);
        if (edges.size() != 2 || isTerminal(v))
            continue;
        const int from = ways[static_cast<std::size_t>(edges[0])];
        std::replace(ways.begin(), ways.end(), from, ways[static_cast<std::size_t>(edges[1])]);
    }
    return ways;
}

std::vector<QPointF> NetTree::pointsOfWay(const std::vector<int>& ways, int way) const
{
    const auto isOfWay = [&](int e) { return ways[static_cast<std::size_t>(e)] == way; };
    const auto edgesHere = [&](int v) {
        const auto& edges = graph_.edgesAt(v);
        return std::count_if(edges.begin(), edges.end(), isOfWay);
    };
    int vertex = -1;
    for (int e = 0; e < static_cast<int>(ways.size()); ++e)
        if (isOfWay(e))
            for (const int v :
                 {graph_.edges()[static_cast<std::size_t>(e)].from, graph_.edges()[static_cast<std::size_t>(e)].to})
                if (edgesHere(v) == 1)
                    vertex = v;
    std::vector<QPointF> points;
    for (int last = -1; vertex >= 0 && points.size() <= ways.size();) {
        points.push_back(at(vertex));
        int next = -1;
        for (const int e : graph_.edgesAt(vertex))
            if (isOfWay(e) && e != last) {
                next = otherEnd(e, vertex);
                last = e;
                break;
            }
        vertex = next;
    }
    return Router::simplified(points);
}

std::vector<QLineF> NetTree::piecesBut(const std::function<bool(int edge)>& isGone) const
{
    std::vector<QLineF> left;
    for (int e = 0; e < static_cast<int>(graph_.edges().size()); ++e)
        if (!isGone(e)) {
            const NetGraph::Edge& edge = graph_.edges()[static_cast<std::size_t>(e)];
            left.emplace_back(at(edge.from), at(edge.to));
        }
    return left;
}

std::vector<QLineF> NetTree::pieces() const
{
    return piecesBut([](int) { return false; });
}

void NetTree::cutWays(const std::function<bool(const Edge&)>& isWrong)
{
    const std::vector<int> ways = waysOfEdges();
    std::vector<int> wrong;
    const auto bends = [&](int v) { return !isTerminal(v) && !isStraight(v); };
    for (std::size_t e = 0; e < ways.size(); ++e) {
        const NetGraph::Edge& edge = graph_.edges()[e];
        if (isWrong({QLineF(at(edge.from), at(edge.to)), bends(edge.from), bends(edge.to)}) ||
            runBackOf(pointsOfWay(ways, ways[e])))
            wrong.push_back(ways[e]);
    }
    build(piecesBut([&](int e) {
        return std::find(wrong.begin(), wrong.end(), ways[static_cast<std::size_t>(e)]) != wrong.end();
    }));
}

void NetTree::cutAll()
{
    build({});
}

void NetTree::prune()
{
    for (bool isDone = false; !isDone;) {
        isDone = true;
        std::vector<bool> isGone(graph_.edges().size(), false);
        for (int v = 0; v < static_cast<int>(graph_.vertices().size()); ++v)
            if (graph_.edgesAt(v).size() == 1 && !isTerminal(v)) {
                isGone[static_cast<std::size_t>(graph_.edgesAt(v).front())] = true;
                isDone = false;
            }
        if (!isDone)
            build(piecesBut([&](int e) { return isGone[static_cast<std::size_t>(e)]; }));
    }
}

std::vector<int> NetTree::partsOfVertices() const
{
    std::vector<int> parts(graph_.vertices().size());
    std::iota(parts.begin(), parts.end(), 0);
    for (const NetGraph::Edge& edge : graph_.edges()) {
        const int from = parts[static_cast<std::size_t>(edge.from)];
        std::replace(parts.begin(), parts.end(), from, parts[static_cast<std::size_t>(edge.to)]);
    }
    return parts;
}

/// A joint may not be at a port, nor so near to a node that lines meet there.
bool NetTree::isBesidePort(QPointF place) const
{
    return std::any_of(terminals_.begin(), terminals_.end(), [&](const Terminal& terminal) {
        if (isSamePlace(terminal.position, place))
            return !terminal.isNode;
        return terminal.isNode && QLineF(terminal.position, place).length() < kReachOfNode;
    });
}

std::vector<RouteEnd> NetTree::endsOf(const std::vector<int>& parts, int part, bool ofOthers,
                                      const std::function<bool(QPointF)>& isFree) const
{
    const auto isMeant = [&](int v) { return (parts[static_cast<std::size_t>(v)] == part) != ofOthers; };
    std::vector<RouteEnd> ends;
    for (const Terminal& terminal : terminals_)
        if (const int v = graph_.vertexAt(terminal.position); isMeant(v) && graph_.edgesAt(v).empty())
            ends.push_back({terminal.position, terminal.side});
    for (const NetGraph::Edge& edge : graph_.edges()) {
        if (!isMeant(edge.from))
            continue;
        // Every module of the piece except ports at its ends; of a very long one, some of them.
        const QPointF a = at(edge.from);
        const QPointF way = at(edge.to) - a;
        const double length = std::hypot(way.x(), way.y());
        const double stride = Router::kGrid * std::max(1.0, std::ceil(length / kLongestPiece));
        for (double s = 0; s < length + kTouch; s += stride) {
            QPointF place = s > length - kTouch ? at(edge.to) : a + way / length * s;
            if (!isBesidePort(place) && isFree(place))
                ends.push_back({place, std::nullopt});
        }
    }
    if (ends.empty())  // no place except the ports themselves
        for (const Terminal& terminal : terminals_)
            if (isMeant(graph_.vertexAt(terminal.position)))
                ends.push_back({terminal.position, terminal.side});
    return ends;
}

void NetTree::join(const Router& router, const std::function<bool(QPointF)>& isFree)
{
    // Each way joins two parts, so there are fewer ways than parts.
    for (std::size_t most = graph_.vertices().size(); most > 0; --most) {
        const std::vector<int> parts = partsOfVertices();
        // Begins with the largest part, or with the first port.
        int main = graph_.vertexAt(terminals_.front().position);
        for (const NetGraph::Edge& edge : graph_.edges())
            if (graph_.edgesAt(main).empty())
                main = edge.from;
        const int part = parts[static_cast<std::size_t>(main)];
        if (std::all_of(parts.begin(), parts.end(), [&](int p) { return p == part; }))
            return;
        const std::vector<RouteEnd> from = endsOf(parts, part, false, isFree);
        const std::vector<RouteEnd> to = endsOf(parts, part, true, isFree);
        if (from.empty() || to.empty())
            return;
        const std::vector<QPointF> points = router.join(from, to);
        std::vector<QLineF> all = pieces();
        for (std::size_t i = 0; i + 1 < points.size(); ++i)
            all.emplace_back(points[i], points[i + 1]);
        build(all);
    }
}

void NetTree::improve(const Router& router, const std::function<bool(QPointF)>& isFree)
{
    constexpr int kMostWays = 24;
    for (int i = 0; i < kMostWays; ++i) {
        const std::vector<int> ways = waysOfEdges();
        std::vector<int> different(ways);
        std::sort(different.begin(), different.end());
        different.erase(std::unique(different.begin(), different.end()), different.end());
        if (different.size() < 2 || i >= static_cast<int>(different.size()))
            return;
        const int way = different[static_cast<std::size_t>(i)];
        NetTree changed = *this;
        changed.build(piecesBut([&](int e) { return ways[static_cast<std::size_t>(e)] == way; }));
        changed.prune();
        changed.join(router, isFree);
        if (changed.cost() < cost() - 1)
            *this = changed;
    }
}

QPointF NetTree::placeForNode(QPointF old, const std::vector<QPointF>& taken) const
{
    const auto isTaken = [&](QPointF place) {
        return std::any_of(taken.begin(), taken.end(), [&](QPointF other) { return isSamePlace(place, other); });
    };
    const auto distance = [&](QPointF place) { return QLineF(place, old).length(); };
    std::optional<QPointF> best;
    for (const QPointF& joint : joints())
        if (!isTaken(joint) && (!best || distance(joint) < distance(*best)))
            best = joint;
    if (best)
        return *best;
    QLineF longest;
    for (const NetGraph::Edge& edge : graph_.edges()) {
        const QLineF piece(at(edge.from), at(edge.to));
        if (isTouching(old, piece) && !isTaken(old))
            return old;
        if (piece.length() > longest.length())
            longest = piece;
    }
    if (longest.isNull())
        return terminals_.empty() ? old : terminals_.front().position;
    const QPointF middle = Router::snapped(longest.center());
    return isTouching(middle, longest) ? middle : longest.center();
}

std::vector<QPointF> NetTree::way(QPointF from, QPointF to) const
{
    NetGraph graph = graph_;
    const int start = graph.makeVertexAt(from);
    const int end = graph.makeVertexAt(to);
    if (start < 0 || end < 0)
        return {};
    std::vector<QPointF> points = graph.path(start, end);
    if (points.size() == 1)
        points.push_back(points.front());
    return Router::simplified(points);
}

}  // namespace bramah::model
