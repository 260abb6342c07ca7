// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/connection_plan.h"
#include "model/planning/inline_plan.h"
#include "model/routing/label_clearing.h"
#include "model/routing/line_clearing.h"
#include "model/routing/net_stretch.h"
#include "model/routing/pieces.h"

#include <algorithm>

namespace bramah::model {
namespace {

bool isSameMap(const AffineMap& a, const AffineMap& b)
{
    constexpr double kNoise = 1e-6;
    const double differences[] = {a.m11 - b.m11, a.m12 - b.m12, a.m21 - b.m21, a.m22 - b.m22, a.dx - b.dx, a.dy - b.dy};
    return std::all_of(std::begin(differences), std::end(differences), [](double d) { return std::abs(d) < kNoise; });
}

/// A move of symbols and the resulting changes of lines.
class SymbolMove
{
public:
    SymbolMove(const Diagram& diagram, const std::vector<std::pair<ComponentId, Placement>>& places) : diagram_(diagram)
    {
        maps_.reserve(static_cast<qsizetype>(places.size()));
        moved_.reserve(places.size());
        for (const auto& [id, placement] : places) {
            const DiagramComponent* symbol = diagram.symbol(id);
            if (!symbol || symbol->isInherited || symbol->placement == placement)
                continue;
            if (symbol->page) {
                pages_.push_back(SetPlacement{id, placement});
                continue;
            }
            DiagramComponent moved = *symbol;
            moved.moveTo(placement);
            maps_.insert(id.name, symbol->map.inverse().then(moved.map));
            moved_.push_back(std::move(moved));
        }
        for (std::size_t n = 0; n < diagram.nets().size(); ++n)
            stretch(static_cast<int>(n));
    }

    PlannedMove make()
    {
        PlannedMove plan = moved_.empty() ? PlannedMove() : moveOfSymbols();
        plan.changes.insert(plan.changes.end(), pages_.begin(), pages_.end());
        return plan;
    }

private:
    PlannedMove moveOfSymbols()
    {
        PlannedMove plan;
        if (isShiftOfAll()) {
            for (const DiagramComponent& symbol : moved_)
                plan.changes.push_back(SetPlacement{symbol.id, symbol.placement});
            for (const auto& [id, points] : lines_)
                plan.changes.push_back(SetLine{id, points});
            return plan;
        }
        LineClearing clearing(SheetPicture(diagram_, region()));
        clearing.remember(stretchedNets_);
        clearing.place(moved_);
        for (const auto& [id, points] : lines_)
            clearing.setLine(id, points);
        clearing.clear(netsToClear(), shiftedNets_);
        const auto released = clearing.movedNodes();
        for (const DiagramComponent& symbol : moved_)
            if (std::ranges::none_of(released, [&](const auto& node) { return node.first == symbol.id; }))
                plan.changes.push_back(SetPlacement{symbol.id, symbol.placement});
        appendClearing(plan.changes, diagram_, clearing);
        plan.handMadeCount = clearing.handMadeCount();
        join(plan);
        plan.handPlacedCount = static_cast<int>(std::ranges::count_if(plan.changes, [&](const DiagramChange& change) {
            const auto* label = std::get_if<SetLabel>(&change);
            return label && diagram_.component(label->id)->label != LabelPlacement();
        }));
        return plan;
    }
    /// Does the whole drawing move as it is? Then no new fault can arise.
    [[nodiscard]] bool isShiftOfAll() const
    {
        AffineMap shift = maps_.begin().value();
        const bool areAlike =
            moved_.size() == diagram_.components().size() + diagram_.ownPorts().size() &&
            std::all_of(maps_.begin(), maps_.end(), [&](const AffineMap& map) { return isSameMap(map, shift); });
        shift.dx = shift.dy = 0;
        return areAlike && isSameMap(shift, AffineMap()) &&
               std::none_of(diagram_.connections().begin(), diagram_.connections().end(),
                            [](const DiagramConnection& line) { return line.isReadOnly || line.isRouted; });
    }
    /// Puts a symbol without lines into the line under its new place; joins ports that meet.
    void join(PlannedMove& plan) const
    {
        std::vector<ComponentId> ids;
        for (const DiagramComponent& symbol : moved_)
            ids.push_back(symbol.id);
        const bool isFree = moved_.size() == 1 && diagram_.connectionsAt(ids.front()).empty();
        if (!isFree && !touchOthers())
            return;
        DiagramSketch sketch(diagram_);
        if (isFree) {  // the line under it must not be drawn around it
            sketch.apply({SetPlacement{moved_.front().id, moved_.front().placement}});
            plan.jointCount = insertIntoLine(sketch, ids.front()) ? 1 : 0;
        } else {
            sketch.apply(plan.changes);
        }
        plan.jointCount += joinTouchingPorts(sketch, ids);
        if (plan.jointCount == 0)
            return;
        clearLines(sketch, diagram_, ids);
        plan.changes = sketch.changes();
    }
    [[nodiscard]] bool touchOthers() const
    {
        const auto cellOf = [](QPointF place) { return std::pair(qRound(place.x()), qRound(place.y())); };
        QHash<std::pair<int, int>, std::vector<QPointF>> places;
        for (const DiagramComponent& symbol : moved_)
            for (const DiagramPort& own : symbol.ports)
                places[cellOf(own.position)].push_back(own.position);
        const auto touches = [&](const DiagramComponent& other) {
            const auto touch = [&](const DiagramPort& port) {
                const auto near = places.constFind(cellOf(port.position));
                return near != places.cend() && std::find(near->begin(), near->end(), port.position) != near->end();
            };
            return !other.isAutoNode && std::any_of(other.ports.begin(), other.ports.end(), touch) &&
                   !maps_.contains(other.id.name);
        };
        return std::any_of(diagram_.components().begin(), diagram_.components().end(), touches);
    }
    [[nodiscard]] const AffineMap* mapAt(const PortRef& ref) const
    {
        const auto found = maps_.constFind(ref.component.isEmpty() ? ref.baseName() : ref.component.baseName());
        return found == maps_.cend() ? nullptr : &found.value();
    }

    /// Moves the lines of a net with its symbols if all of them move alike; else stretches them.
    void stretch(int index)
    {
        const Net& net = diagram_.nets()[static_cast<std::size_t>(index)];
        NetMove move;
        const AffineMap* first = mapAt(net.ports.front());
        bool areAlike = first != nullptr;
        for (const PortRef& ref : net.ports) {
            const AffineMap* map = mapAt(ref);
            areAlike = areAlike && map && isSameMap(*map, *first);
            if (const DiagramPort* port = map ? diagram_.port(ref) : nullptr)
                move.ports.insert(ref, rounded(map->map(port->position) - port->position));
        }
        if (move.ports.isEmpty())
            return;
        if (!areAlike) {
            stretchedNets_.push_back(index);
            for (auto& [id, points] : stretchedLines(diagram_, net, move))
                if (!diagram_.connection(id)->isReadOnly)
                    lines_.emplace_back(id, std::move(points));
            return;
        }
        shiftedNets_.push_back(index);
        for (const ConnectionId& id : net.connections) {
            const DiagramConnection& connection = *diagram_.connection(id);
            std::vector<QPointF> points = connection.points;
            for (QPointF& point : points)
                point = rounded(first->map(point));
            if (!connection.isReadOnly && !points.empty())
                lines_.emplace_back(id, std::move(points));
        }
    }

    /// Nets that stretch, and nets that may find a better way now that a symbol has left its place.
    [[nodiscard]] std::vector<int> netsToClear() const
    {
        std::vector<QRectF> left;
        for (const DiagramComponent& symbol : moved_)
            if (!symbol.isNode)
                left.push_back(diagram_.symbol(symbol.id)->bounds);
        std::vector<int> nets = stretchedNets_;
        for (const int net : netsNear(diagram_, left))
            if (!std::ranges::binary_search(stretchedNets_, net) && !std::ranges::binary_search(shiftedNets_, net))
                nets.push_back(net);
        return nets;
    }
    /// The area of the sheet that the move changes.
    [[nodiscard]] QRectF region() const
    {
        std::vector<QRectF> changed;
        for (const DiagramComponent& symbol : moved_) {
            changed.push_back(symbol.bounds);
            changed.push_back(diagram_.symbol(symbol.id)->bounds);
        }
        for (const auto& [id, points] : lines_)
            for (const auto* line : {&points, &diagram_.connection(id)->points})
                for (std::size_t i = 0; i + 1 < line->size(); ++i)
                    changed.push_back(rectOf(QLineF((*line)[i], (*line)[i + 1])));
        return reachOf(diagram_, changed);
    }

    const Diagram& diagram_;
    QHash<QString, AffineMap> maps_;  ///< of each symbol: maps its old place to the new one
    std::vector<DiagramComponent> moved_;
    std::vector<SetPlacement> pages_;  ///< nothing is joined to them, and lines lie over them
    StretchedLines lines_;
    std::vector<int> stretchedNets_;
    std::vector<int> shiftedNets_;
};

}  // namespace

void appendClearing(DiagramChanges& changes, const Diagram& diagram, const LineClearing& clearing)
{
    for (const auto& [id, shift] : clearing.movedNodes())
        changes.push_back(SetPlacement{id, diagram.symbol(id)->placement.movedBy(shift)});
    for (const auto& [id, points] : clearing.changedLines())
        changes.push_back(SetLine{id, points});
    appendLegibleLabels(changes, diagram, clearing.picture());
}

PlannedMove planMove(const Diagram& diagram, const std::vector<std::pair<ComponentId, Placement>>& places)
{
    return SymbolMove(diagram, places).make();
}

}  // namespace bramah::model
