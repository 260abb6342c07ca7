// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/sheet_commands.h"

#include "editor/commands/command_names.h"
#include "editor/session/document_session.h"
#include "model/planning/connection_plan.h"
#include "model/planning/router.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace bramah::editor {
namespace {

using Places = std::vector<std::pair<model::ComponentId, model::Placement>>;

std::vector<const model::DiagramComponent*> selectedSymbols(const DocumentSession& session)
{
    std::vector<const model::DiagramComponent*> symbols;
    for (const auto* list : {&session.diagram().components(), &session.diagram().ownPorts()})
        for (const model::DiagramComponent& symbol : *list)
            if (session.selection().components.contains(symbol.id) && !symbol.isInherited)
                symbols.push_back(&symbol);
    return symbols;
}

/// The point a selection turns about: one symbol's own origin, the middle of several, on the grid.
QPointF pivotOf(const std::vector<const model::DiagramComponent*>& symbols)
{
    if (symbols.size() == 1)
        return symbols.front()->anchor();
    QRectF bounds(symbols.front()->anchor(), symbols.front()->anchor());
    for (const model::DiagramComponent* symbol : symbols)
        bounds = model::united(bounds, QRectF(symbol->anchor(), symbol->anchor()));
    return model::Router::snapped(bounds.center());
}

/// Lines of their own between two ports of which one has turned are routed anew: the way they left it is no more.
void rerouteTurnedLines(const model::Diagram& diagram, const Places& places, model::DiagramChanges& changes)
{
    QHash<model::ComponentId, model::AffineMap> turns;
    for (const auto& [id, placement] : places) {
        const model::DiagramComponent* symbol = diagram.symbol(id);
        turns.insert(id, symbol->map.inverse().then(placement.map(symbol->icon->coordinateSystem)));
    }
    std::vector<QRectF> obstacles;
    for (const model::DiagramComponent& symbol : diagram.components())
        if (symbol.placement.visible && !symbol.isNode)
            obstacles.push_back(turns.contains(symbol.id) ? turns[symbol.id].mapRect(symbol.bounds) : symbol.bounds);
    const auto sideOf = [](QPointF v) {
        if (std::abs(v.x()) > std::abs(v.y()))
            return v.x() > 0 ? model::Side::East : model::Side::West;
        return v.y() > 0 ? model::Side::North : model::Side::South;
    };
    const auto endOf = [&](const model::PortRef& ref) -> std::optional<model::RouteEnd> {
        const model::DiagramPort* port = diagram.port(ref);
        if (!port)
            return std::nullopt;
        const model::ComponentId owner{ref.component.isEmpty() ? ref.baseName() : ref.component.baseName()};
        const model::DiagramComponent* symbol = diagram.symbol(owner);
        const model::AffineMap turn = turns.value(owner, model::AffineMap());
        model::RouteEnd end{model::rounded(turn.map(port->position)),
                            sideOf(turn.mapVector(model::vectorOf(port->side)))};
        if (symbol && symbol->isNode)
            end.side.reset();
        return end;
    };
    for (model::DiagramChange& change : changes) {
        auto* line = std::get_if<model::SetLine>(&change);
        if (!line)
            continue;
        const int net = diagram.netOf(line->id);
        if (net < 0 || diagram.nets()[static_cast<std::size_t>(net)].connections.size() != 1)
            continue;
        const auto a = endOf(line->id.a);
        const auto b = endOf(line->id.b);
        const bool bothTurn =
            turns.contains({line->id.a.component.baseName()}) && turns.contains({line->id.b.component.baseName()});
        if (a && b && !bothTurn)
            line->points = model::Router(obstacles).route(*a, *b);
    }
}

bool transformSelection(DocumentSession& session, QString (*nameOf)(int),
                        const std::function<model::Placement(const model::Placement&, QPointF pivot)>& transform)
{
    const auto symbols = selectedSymbols(session);
    if (symbols.empty())
        return false;
    const QPointF pivot = pivotOf(symbols);
    Places places;
    for (const model::DiagramComponent* symbol : symbols)
        places.emplace_back(symbol->id, transform(symbol->placement.anchoredAt(symbol->anchor()), pivot));
    model::DiagramChanges changes = model::planMove(session.diagram(), places);
    rerouteTurnedLines(session.diagram(), places, changes);
    return session.apply(nameOf(static_cast<int>(symbols.size())), changes);
}

}  // namespace

bool rotateSelection(DocumentSession& session, int quarterTurns)
{
    return transformSelection(session, nameOfRotation, [&](const model::Placement& placement, QPointF pivot) {
        return placement.rotatedBy(quarterTurns, pivot);
    });
}

bool mirrorSelection(DocumentSession& session, bool upsideDown)
{
    return transformSelection(session, nameOfMirror, [&](const model::Placement& placement, QPointF pivot) {
        return upsideDown ? placement.mirroredY(pivot) : placement.mirroredX(pivot);
    });
}

bool deleteSelection(DocumentSession& session)
{
    const Selection& selection = session.selection();
    const model::DiagramChanges changes =
        model::planRemoval(session.diagram(), {selection.components.begin(), selection.components.end()},
                           {selection.connections.begin(), selection.connections.end()});
    const auto symbols = selectedSymbols(session).size();
    return session.apply(nameOfRemoval(static_cast<int>(symbols), static_cast<int>(selection.connections.size())),
                         changes, Selection());
}

bool nudgeSelection(DocumentSession& session, QPointF modules)
{
    Places places;
    for (const model::DiagramComponent* symbol : selectedSymbols(session))
        places.emplace_back(symbol->id, symbol->placement.movedBy(modules * model::Router::kGrid));
    return session.apply(nameOfMove(static_cast<int>(places.size())), model::planMove(session.diagram(), places));
}

bool selectAll(DocumentSession& session)
{
    Selection selection;
    for (const auto* list : {&session.diagram().components(), &session.diagram().ownPorts()})
        for (const model::DiagramComponent& symbol : *list)
            if (!symbol.isInherited)
                selection.components.insert(symbol.id);
    for (const model::DiagramConnection& connection : session.diagram().connections())
        if (!connection.isReadOnly)
            selection.connections.insert(connection.id);
    session.select(selection);
    return !selection.isEmpty();
}

}  // namespace bramah::editor
