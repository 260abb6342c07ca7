// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/line_clearing.h"

#include "model/routing/obstacles.h"

#include "model/routing/pieces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>

namespace bramah::model {
namespace {

/// A line may cost this much more than the router's way and still be kept.
constexpr double kSlack = Router::kStepCost;
/// Hand-made bends are given up if stretching has added two turns.
constexpr double kHandMadeSlack = 2 * Router::kTurnCost;
constexpr int kMostRounds = 4;
/// A fault at a text counts as this share of one that lies: the text can still be read, or moved.
constexpr double kWeightOfText = 1.0 / 16;
/// Distances in diagram units: room around changes for
/// new ways of lines, and for names beside symbols.
constexpr double kRoomForWays = 40;
constexpr double kRoomForNames = 20;

/// Rectangles by the grid squares that they touch, to find those near a line quickly.
class RectIndex
{
public:
    /// \a margin: the width added to each, on all sides.
    RectIndex(const std::vector<QRectF>& rects, double margin)
    {
        for (const QRectF& rect : rects) {
            rects_.push_back(rect.adjusted(-margin, -margin, margin, margin));
            bounds_ = rects_.size() == 1 ? rects_.back() : united(bounds_, rects_.back());
        }
        square_ = std::max(kSquare, std::max(bounds_.width(), bounds_.height()) / kMostSquares);
        for (std::size_t i = 0; i < rects_.size(); ++i) {
            const auto index = static_cast<int>(i);
            forEachSquare(rects_[i], [&](std::pair<int, int> square) {
                squares_[square].push_back(index);
                return false;
            });
        }
    }
    /// Does a rectangle that may touch the line pass \a test?
    template <typename Test>
    [[nodiscard]] bool anyNear(QLineF line, Test test) const
    {
        return forEachSquare(rectOf(line), [&](std::pair<int, int> square) {
            const auto here = squares_.constFind(square);
            return here != squares_.cend() && std::any_of(here->begin(), here->end(), [&](int index) {
                       return test(rects_[static_cast<std::size_t>(index)]);
                   });
        });
    }

private:
    static constexpr double kSquare = 64;        // diagram units, on usual sheets
    static constexpr double kMostSquares = 250;  // along a side of a wide one

    /// Visits the squares, within the bounds of all rectangles, until \a visit returns true; returns whether it did.
    template <typename Visit>
    bool forEachSquare(QRectF rect, Visit visit) const
    {
        const auto squareOf = [this](double v) { return static_cast<int>(std::floor(v / square_)); };
        const int right = squareOf(std::min(rect.right(), bounds_.right()));
        const int bottom = squareOf(std::min(rect.bottom(), bounds_.bottom()));
        for (int x = squareOf(std::max(rect.left(), bounds_.left())); x <= right; ++x)
            for (int y = squareOf(std::max(rect.top(), bounds_.top())); y <= bottom; ++y)
                if (visit(std::pair(x, y)))
                    return true;
        return false;
    }

    std::vector<QRectF> rects_;
    QRectF bounds_;  ///< of all of them
    double square_ = kSquare;
    QHash<std::pair<int, int>, std::vector<int>> squares_;
};

/// The lines of other nets, without those that have to meet this net's lines at a vector of ports.
template <typename LinesOf>
std::vector<QLineF> linesOfOthers(const SheetPicture& picture, int net, LinesOf linesOf)
{
    std::vector<QLineF> lines;
    for (int other = 0; other < static_cast<int>(picture.nets.size()); ++other) {
        if (other == net || picture.nets[static_cast<std::size_t>(other)].lines.empty() ||
            (net >= 0 && picture.sharePort(net, other)))
            continue;
        const std::vector<QLineF> found = linesOf(other);
        lines.insert(lines.end(), found.begin(), found.end());
    }
    return lines;
}

std::vector<QLineF> drawnPieces(const SheetPicture& picture, int net)
{
    std::vector<QLineF> pieces;
    for (const int l : picture.nets[static_cast<std::size_t>(net)].lines) {
        const auto& points = picture.lines[static_cast<std::size_t>(l)].points;
        for (std::size_t i = 0; i + 1 < points.size(); ++i)
            pieces.emplace_back(points[i], points[i + 1]);
    }
    return pieces;
}

}  // namespace

std::vector<int> netsNear(const Diagram& diagram, const std::vector<QRectF>& places)
{
    std::vector<int> near;
    if (places.empty())
        return near;
    const RectIndex rooms(places, kRoomForNames);
    const auto isTouched = [&](const NetSegment& segment) {
        return rooms.anyNear(segment.line, [&](const QRectF& room) {
            return room.contains(segment.line.p1()) || runsThrough(segment.line, room);
        });
    };
    for (int net = 0; net < static_cast<int>(diagram.nets().size()); ++net)
        if (std::ranges::any_of(diagram.nets()[static_cast<std::size_t>(net)].segments, isTouched))
            near.push_back(net);
    return near;
}

QRectF reachOf(const Diagram& diagram, const std::vector<QRectF>& changed)
{
    std::optional<QRectF> reach;
    const auto add = [&](QRectF rect) { reach = reach ? united(*reach, rect) : rect; };
    for (const QRectF& rect : changed)
        add(rect);
    for (const int net : netsNear(diagram, changed))
        for (const NetSegment& segment : diagram.nets()[static_cast<std::size_t>(net)].segments)
            add(QRectF(segment.line.p1(), segment.line.p2()).normalized());
    return reach.value_or(QRectF()).adjusted(-kRoomForWays, -kRoomForWays, kRoomForWays, kRoomForWays);
}

Router routerFor(const Diagram& diagram, int net)
{
    const SheetPicture picture(diagram);
    RouteObstacles obstacles = obstaclesOf(picture, net);
    obstacles.lines = linesOfOthers(picture, net, [&](int other) { return drawnPieces(picture, other); });
    return Router(std::move(obstacles));
}

LineClearing::LineClearing(SheetPicture picture) : picture_(std::move(picture)), before_(picture_), checker_(picture_)
{
}

bool LineClearing::isEditable(int net) const
{
    const SheetPicture::Net& joined = picture_.nets[static_cast<std::size_t>(net)];
    return !joined.lines.empty() && std::none_of(joined.lines.begin(), joined.lines.end(), [&](int l) {
        const SheetPicture::Line& line = picture_.lines[static_cast<std::size_t>(l)];
        return line.isReadOnly || line.points.empty();
    });
}

std::vector<QLineF> LineClearing::linesAbout(int net) const
{
    return linesOfOthers(picture_, net, [&](int other) {
        const auto cut = cut_.find(other);
        return cut == cut_.end() ? drawnPieces(picture_, other) : cut->second.pieces();
    });
}

Router LineClearing::routerFor(int net) const
{
    RouteObstacles obstacles = obstaclesOf(picture_, net);
    obstacles.lines = linesAbout(net);
    return Router(std::move(obstacles));
}

NetTree LineClearing::freshTree(int net) const
{
    NetTree tree(picture_, net, held_);
    const std::vector<QLineF> others = linesAbout(net);
    const auto isFree = [&](QPointF place) {
        return std::none_of(others.begin(), others.end(), [&](const QLineF& line) { return isTouching(place, line); });
    };
    const Router router = routerFor(net);
    tree.cutAll();
    tree.join(router, isFree);
    tree.improve(router, isFree);
    return tree;
}

double LineClearing::excessOf(int net) const
{
    const NetTree drawn(picture_, net, held_);
    if (drawn.cost() <= drawn.leastCost() + kSlack)
        return 0;
    return drawn.cost() - freshTree(net).cost();
}

void LineClearing::remember(const std::vector<int>& nets)
{
    for (const int net : nets)
        if (isEditable(net))
            excess_[net] = std::max(0.0, excessOf(net));
}

void LineClearing::place(const std::vector<DiagramComponent>& moved)
{
    for (const DiagramComponent& symbol : moved) {
        picture_.place(symbol);
        if (const int index = picture_.symbolAt(symbol.id); index >= 0)
            placed_[index] = picture_.symbols[static_cast<std::size_t>(index)].anchor;
        hold(symbol.id);
    }
    checker_.updateSymbols();
}

void LineClearing::hold(const ComponentId& node)
{
    if (const int symbol = picture_.symbolAt(node); symbol >= 0)
        held_.insert(symbol);
}

void LineClearing::setLine(const ConnectionId& id, const std::vector<QPointF>& points)
{
    const int line = picture_.lineOf(id);
    if (line < 0)
        return;
    picture_.lines[static_cast<std::size_t>(line)].points = Router::simplified(points);
    checker_.updateLines(picture_.lines[static_cast<std::size_t>(line)].net);
}

std::optional<NetTree> LineClearing::betterTree(int net) const
{
    const auto known = excess_.find(net);
    if (known == excess_.end())
        return std::nullopt;
    const NetTree drawn(picture_, net, held_);
    if (drawn.cost() <= drawn.leastCost() + kSlack)
        return std::nullopt;
    NetTree fresh = freshTree(net);
    const double excess = drawn.cost() - fresh.cost();
    const bool isHandMade = known->second > kSlack;
    if (excess <= known->second + (isHandMade ? kHandMadeSlack : kSlack))
        return std::nullopt;
    return fresh;
}

LineClearing::Nets LineClearing::underPlacedSymbols() const
{
    Nets under;
    for (int net = 0; net < static_cast<int>(picture_.nets.size()); ++net)
        if (isEditable(net))
            for (const DrawingFault& fault : checker_.faultsOf(net))
                if (placed_.contains(fault.symbol))
                    under.insert(net);
    return under;
}

LineClearing::Nets LineClearing::wrongOf(const Nets& nets) const
{
    Nets wrong;
    for (const int net : nets)
        if (isEditable(net) && !checker_.faultsOf(net).empty())
            wrong.insert(net);
    return wrong;
}

/// The nets whose lines obstruct \a nets.
LineClearing::Nets LineClearing::disturbing(const Nets& nets) const
{
    Nets others;
    for (const int net : nets)
        for (const DrawingFault& fault : checker_.faultsOf(net))
            if (fault.other >= 0)
                if (const int other = picture_.lines[static_cast<std::size_t>(fault.other)].net; isEditable(other))
                    others.insert(other);
    return others;
}

/// Moves a drawn node to the place where its lines meet, if they only run out to it and back.
void LineClearing::releaseNodes(const Nets& nets)
{
    const auto isRunBack = [](const DrawingFault& fault) { return fault.kind == DrawingFault::Kind::RunBack; };
    for (const int net : nets)
        if (std::ranges::any_of(checker_.faultsOf(net), isRunBack))
            for (const int port : picture_.nets[static_cast<std::size_t>(net)].ports)
                if (const int owner = picture_.ports[static_cast<std::size_t>(port)].symbol;
                    picture_.symbols[static_cast<std::size_t>(owner)].isAutoNode)
                    held_.erase(owner);
}

void LineClearing::cutWrongWays(const Nets& nets, bool isAll)
{
    std::map<int, NetTree> cut;
    for (const int net : nets) {
        NetTree tree(picture_, net, held_);
        if (isAll)
            tree.cutAll();
        else
            tree.cutWays([&](const NetTree::Edge& edge) {
                return !checker_.faultsOf(edge.piece, net).empty() ||
                       (edge.bendsAtStart && checker_.isOnOtherLine(edge.piece.p1(), net)) ||
                       (edge.bendsAtEnd && checker_.isOnOtherLine(edge.piece.p2(), net));
            });
        tree.prune();
        cut.emplace(net, std::move(tree));
    }
    cut_ = std::move(cut);
}

void LineClearing::drawCut(const Nets& nets, bool isBackward)
{
    std::vector<int> order(nets.begin(), nets.end());
    if (isBackward)
        std::reverse(order.begin(), order.end());
    for (const int net : order) {
        if (const auto known = excess_.find(net); known != excess_.end() && known->second > kSlack)
            handMade_.insert(net);
        const std::vector<QLineF> others = linesAbout(net);
        const auto isFree = [&](QPointF place) {
            return std::none_of(others.begin(), others.end(),
                                [&](const QLineF& line) { return isTouching(place, line); });
        };
        if (cut_.at(net).isEmpty()) {
            cut_.erase(net);
            commit(net, freshTree(net));
            continue;
        }
        NetTree repaired = cut_.at(net);
        repaired.join(routerFor(net), isFree);
        const NetTree fresh = freshTree(net);
        const auto known = excess_.find(net);
        const double before = known == excess_.end() ? 0 : known->second;
        const bool isHandMade = before > kSlack;
        const bool isKept = repaired.cost() - fresh.cost() <= before + (isHandMade ? kHandMadeSlack : kSlack);
        cut_.erase(net);
        commit(net, isKept ? repaired : fresh);
    }
}

void LineClearing::commit(int net, const NetTree& tree)
{
    const SheetPicture::Net& joined = picture_.nets[static_cast<std::size_t>(net)];
    std::vector<QPointF> taken;
    for (const int p : joined.ports) {
        SheetPicture::Port& port = picture_.ports[static_cast<std::size_t>(p)];
        SheetPicture::Symbol& owner = picture_.symbols[static_cast<std::size_t>(port.symbol)];
        if (!owner.isAutoNode || held_.contains(port.symbol))
            continue;
        const QPointF place = tree.placeForNode(port.position, taken);
        taken.push_back(place);
        owner.anchor += place - port.position;
        port.position = place;
    }
    for (const int l : joined.lines) {
        SheetPicture::Line& line = picture_.lines[static_cast<std::size_t>(l)];
        const auto endAt = [&](int port, QPointF drawn) {
            return port < 0 ? drawn : picture_.ports[static_cast<std::size_t>(port)].position;
        };
        std::vector<QPointF> way =
            tree.way(endAt(line.portA, line.points.front()), endAt(line.portB, line.points.back()));
        if (!way.empty())
            line.points = std::move(way);
    }
    checker_.updateLines(net);
}

void LineClearing::settle(Nets nets, bool isAll)
{
    std::vector<SheetPicture> states{picture_};
    Nets wrong = isAll ? nets : wrongOf(nets);
    for (int round = 0; round < kMostRounds && !wrong.empty(); ++round) {
        if (round > 1)  // from the second round existing lines have to give way
            wrong.merge(disturbing(wrong));
        nets.insert(wrong.begin(), wrong.end());
        releaseNodes(wrong);
        cutWrongWays(wrong, isAll || round > 0);
        drawCut(wrong, round % 2 == 1);
        states.push_back(picture_);
        wrong = wrongOf(nets);
    }
    if (wrong.empty())
        return;
    // No way avoids everything: takes the one with the fewest faults.
    std::size_t best = 0;
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < states.size(); ++i)
        if (const double weight = faultWeightOf(states[i], nets); weight < least) {
            least = weight;
            best = i;
        }
    show(states[best], nets);
    dropLooseEnds(nets);
}

/// Whatever else is wrong, no line has to run out to where nothing is.
void LineClearing::dropLooseEnds(const Nets& nets)
{
    for (const int net : nets) {
        NetTree tree(picture_, net, held_);
        if (tree.looseEnds().empty())
            continue;
        tree.prune();
        commit(net, tree);
    }
}

void LineClearing::show(const SheetPicture& state, const Nets& nets)
{
    picture_ = state;
    for (const int net : nets)
        checker_.updateLines(net);
}

double LineClearing::faultWeightOf(const SheetPicture& state, const Nets& nets)
{
    show(state, nets);
    return faultWeight({nets.begin(), nets.end()});
}

/// The nets among \a shifted that now touch something that did not move with them.
LineClearing::Nets LineClearing::meetingOthers(const Nets& shifted) const
{
    std::optional<DrawingChecker> before;  // made only if needed, which is rare
    const auto wasThere = [&](int net, const DrawingFault& fault) {
        if (!before)
            before.emplace(before_);
        return std::ranges::any_of(before->faultsOf(net), [&](const DrawingFault& old) {
            return old.kind == fault.kind && old.symbol == fault.symbol && old.other == fault.other &&
                   old.port == fault.port;
        });
    };
    Nets meeting;
    for (const int net : shifted)
        if (isEditable(net) && std::ranges::any_of(checker_.faultsOf(net), [&](const DrawingFault& fault) {
                return (fault.symbol >= 0 || fault.other >= 0) && !wasThere(net, fault);
            }))
            meeting.insert(net);
    return meeting;
}

void LineClearing::clear(const std::vector<int>& nets, const std::vector<int>& shifted)
{
    Nets candidates;
    for (const int net : nets)
        if (isEditable(net))
            candidates.insert(net);
    const Nets under = underPlacedSymbols();
    const Nets moved(shifted.begin(), shifted.end());
    std::set_difference(under.begin(), under.end(), moved.begin(), moved.end(),
                        std::inserter(candidates, candidates.end()));
    candidates.merge(meetingOthers(moved));
    settle(candidates, false);
    for (const int net : candidates)
        if (const std::optional<NetTree> better = betterTree(net)) {
            const SheetPicture kept = picture_;
            const double faults = faultWeight({candidates.begin(), candidates.end()});
            commit(net, *better);
            if (faultWeight({candidates.begin(), candidates.end()}) > faults)
                show(kept, {net});
        }
}

void LineClearing::straighten(const std::vector<int>& nets)
{
    for (const int net : nets)
        if (isEditable(net))
            excess_[net] = 0;
    clear(nets);
}

void LineClearing::routeAgain(const std::vector<int>& nets)
{
    Nets all;
    for (const int net : nets)
        if (isEditable(net))
            all.insert(net);
    settle(all, true);
}

double LineClearing::faultWeight(const std::vector<int>& nets) const
{
    double weight = 0;
    for (const int net : nets) {
        // Two lines on one another share one fault along their common way.
        std::set<std::array<double, 6>> known;
        for (const DrawingFault& fault : checker_.faultsOf(net)) {
            const int other = fault.other < 0 ? -1 : picture_.lines[static_cast<std::size_t>(fault.other)].net;
            const bool isPlace = fault.symbol < 0 && other < 0;
            const QPointF place = isPlace ? fault.place.center() : QPointF();
            known.insert({static_cast<double>(fault.kind), static_cast<double>(fault.symbol),
                          static_cast<double>(fault.port), static_cast<double>(other), place.x(), place.y()});
        }
        for (const std::array<double, 6>& fault : known)
            weight += fault.front() == static_cast<double>(DrawingFault::Kind::ThroughText) ? kWeightOfText : 1;
    }
    return weight;
}

double LineClearing::cost(const std::vector<int>& nets) const
{
    double sum = 0;
    for (const int net : nets)
        sum += NetTree(picture_, net, held_).cost();
    return sum;
}

std::vector<std::pair<ConnectionId, std::vector<QPointF>>> LineClearing::changedLines() const
{
    std::vector<std::pair<ConnectionId, std::vector<QPointF>>> changed;
    for (std::size_t l = 0; l < picture_.lines.size(); ++l)
        if (picture_.lines[l].points != before_.lines[l].points && !picture_.lines[l].isReadOnly)
            changed.emplace_back(picture_.lines[l].id, picture_.lines[l].points);
    return changed;
}

std::vector<std::pair<ComponentId, QPointF>> LineClearing::movedNodes() const
{
    std::vector<std::pair<ComponentId, QPointF>> moved;
    for (std::size_t s = 0; s < picture_.symbols.size(); ++s) {
        const QPointF anchor = picture_.symbols[s].anchor;
        const auto placed = placed_.find(static_cast<int>(s));
        if (picture_.symbols[s].isAutoNode &&
            anchor != (placed == placed_.end() ? before_.symbols[s].anchor : placed->second))
            moved.emplace_back(picture_.symbols[s].id, anchor - before_.symbols[s].anchor);
    }
    return moved;
}

}  // namespace bramah::model
