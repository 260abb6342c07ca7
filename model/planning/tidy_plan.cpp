// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/connection_plan.h"
#include "model/planning/diagram_sketch.h"
#include "model/routing/line_clearing.h"
#include "model/routing/pieces.h"

#include <algorithm>
#include <set>

namespace bramah::model {
namespace {

/// Symbols move at most this far to line up with others, in diagram units.
constexpr double kLongestShift = 4 * Router::kGrid;
/// The distance that symbols keep from one another.
constexpr double kRoomAboutSymbols = Router::kGrid;
/// Cost of a fault in the drawing, in the router's units.
constexpr double kFaultCost = 1000;

std::vector<int> netsOfSelection(const Diagram& diagram, const std::vector<ComponentId>& components,
                                 const std::vector<ConnectionId>& connections)
{
    std::set<int> nets;
    for (const ConnectionId& id : connections)
        nets.insert(diagram.netOf(id));
    for (const ComponentId& id : components)
        for (const ConnectionId& line : diagram.connectionsAt(id))
            nets.insert(diagram.netOf(line));
    if (components.empty() && connections.empty())
        for (std::size_t n = 0; n < diagram.nets().size(); ++n)
            nets.insert(static_cast<int>(n));
    nets.erase(-1);
    return {nets.begin(), nets.end()};
}

/// Moves symbols while that makes their lines cheaper.
class SymbolAligner
{
public:
    explicit SymbolAligner(DiagramSketch& sketch) : sketch_(sketch) {}

    void align(const ComponentId& id)
    {
        const DiagramComponent* symbol = sketch_.diagram().component(id);
        if (!symbol || symbol->isInherited || symbol->isNode || !symbol->placement.visible || !symbol->isPlaced)
            return;
        const QPointF toGrid = Router::snapped(symbol->anchor()) - symbol->anchor();
        if (!toGrid.isNull())
            tryShift(id, toGrid, true);
        for (const QPointF& shift : shiftsOf(id))
            tryShift(id, shift, false);
    }

private:
    /// Small shifts of a symbol that would remove steps from the lines at it.
    [[nodiscard]] std::vector<QPointF> shiftsOf(const ComponentId& id) const
    {
        std::vector<QPointF> shifts;
        for (const ConnectionId& line : sketch_.diagram().connectionsAt(id)) {
            const auto& points = sketch_.diagram().connection(line)->points;
            for (std::size_t i = 1; i + 2 < points.size(); ++i) {
                QPointF step = points[i + 1] - points[i];
                if (line.a.component.baseName() != id.name)
                    step = -step;
                if (QLineF(QPointF(), step).length() <= kLongestShift)
                    shifts.push_back(Router::snapped(step));
            }
        }
        return shifts;
    }

    void tryShift(const ComponentId& id, QPointF shift, bool isWanted)
    {
        const Diagram before = sketch_.diagram();
        DiagramComponent moved = *before.component(id);
        moved.moveTo(moved.placement.movedBy(shift));
        if (shift.isNull() || !hasRoom(before, moved))
            return;
        const auto nets = netsOfSelection(before, {id}, {});
        DiagramSketch tried = sketch_;
        tried.apply(planMove(before, {{id, moved.placement}}).changes);
        if (isWanted || costOf(tried.diagram(), nets) < costOf(before, nets) - 1)
            sketch_.apply(planMove(before, {{id, moved.placement}}).changes);
    }

    [[nodiscard]] static double costOf(const Diagram& diagram, const std::vector<int>& nets)
    {
        if (nets.empty())
            return 0;
        const LineClearing drawn{SheetPicture(diagram)};
        return drawn.cost(nets) + kFaultCost * drawn.faultWeight(nets);
    }

    [[nodiscard]] static bool hasRoom(const Diagram& diagram, const DiagramComponent& moved)
    {
        const QRectF place =
            moved.bounds.adjusted(-kRoomAboutSymbols, -kRoomAboutSymbols, kRoomAboutSymbols, kRoomAboutSymbols);
        return std::none_of(diagram.components().begin(), diagram.components().end(), [&](const auto& other) {
            return other.id != moved.id && !other.isAutoNode && place.intersects(other.bounds);
        });
    }

    DiagramSketch& sketch_;
};

}  // namespace

DiagramChanges planRouteAgain(const Diagram& diagram, const std::vector<ComponentId>& components,
                              const std::vector<ConnectionId>& connections)
{
    const auto nets = netsOfSelection(diagram, components, connections);
    LineClearing clearing{SheetPicture(diagram)};
    clearing.routeAgain(nets);
    DiagramChanges changes;
    appendClearing(changes, diagram, clearing);
    // A line that the text does not draw yet is written, even if it cannot be improved.
    const auto changed = clearing.changedLines();
    for (const int net : nets)
        for (const ConnectionId& id : diagram.nets()[static_cast<std::size_t>(net)].connections) {
            const DiagramConnection& line = *diagram.connection(id);
            if (line.isRouted && !line.isReadOnly &&
                std::ranges::none_of(changed, [&](const auto& one) { return one.first == id; }))
                changes.push_back(SetLine{id, line.points});
        }
    return changes;
}

DiagramChanges planTidying(const Diagram& diagram, const std::vector<ComponentId>& components,
                           const std::vector<ConnectionId>& connections)
{
    DiagramSketch sketch(diagram);
    SymbolAligner aligner(sketch);
    const bool isAll = components.empty() && connections.empty();
    for (const DiagramComponent& component : diagram.components())
        if (isAll || std::find(components.begin(), components.end(), component.id) != components.end())
            aligner.align(component.id);
    const Diagram aligned = sketch.diagram();
    LineClearing clearing{SheetPicture(aligned)};
    clearing.straighten(netsOfSelection(aligned, components, connections));
    DiagramChanges changes;
    appendClearing(changes, aligned, clearing);
    sketch.apply(changes);
    return sketch.changes();
}

}  // namespace bramah::model
