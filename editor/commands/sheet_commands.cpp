// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/sheet_commands.h"

#include "editor/commands/command_names.h"
#include "editor/session/document_session.h"
#include "model/pages/page_places.h"
#include "model/planning/connection_plan.h"
#include "model/routing/router.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <optional>

namespace bramah::editor {
namespace {

using Places = std::vector<std::pair<model::ComponentId, model::Placement>>;

std::vector<const model::DiagramComponent*> selectedSymbols(const DocumentSession& session)
{
    std::vector<const model::DiagramComponent*> symbols;
    const model::Diagram& diagram = session.sheet().diagram();
    for (const auto* list : {&diagram.components(), &diagram.ownPorts(), &diagram.pages()})
        for (const model::DiagramComponent& symbol : *list)
            if (session.selection().components.contains(symbol.id) && !symbol.isInherited)
                symbols.push_back(&symbol);
    return symbols;
}

std::vector<model::ComponentId> selectedIds(const DocumentSession& session)
{
    std::vector<model::ComponentId> ids;
    for (const model::DiagramComponent* symbol : selectedSymbols(session))
        ids.push_back(symbol->id);
    return ids;
}

/// The point about which a selection turns: the origin of a single symbol, the middle of several, on the grid.
QPointF pivotOf(const std::vector<const model::DiagramComponent*>& symbols)
{
    if (symbols.size() == 1)
        return symbols.front()->anchor();
    QRectF bounds(symbols.front()->anchor(), symbols.front()->anchor());
    for (const model::DiagramComponent* symbol : symbols)
        bounds = model::united(bounds, QRectF(symbol->anchor(), symbol->anchor()));
    return model::Router::snapped(bounds.center());
}

bool transformSelection(DocumentSession& session, QString (*nameOf)(int),
                        const std::function<model::Placement(const model::Placement&, QPointF pivot)>& transform)
{
    auto symbols = selectedSymbols(session);
    std::erase_if(symbols, [](const auto* symbol) { return symbol->page.has_value(); });  // paper lies as it lies
    if (symbols.empty())
        return false;
    const QPointF pivot = pivotOf(symbols);
    Places places;
    for (const model::DiagramComponent* symbol : symbols)
        places.emplace_back(symbol->id, transform(symbol->placement.anchoredAt(symbol->anchor()), pivot));
    return session.apply(nameOf(static_cast<int>(symbols.size())),
                         model::planMove(session.sheet().diagram(), places).changes);
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
        model::planRemoval(session.sheet().diagram(), {selection.components.begin(), selection.components.end()},
                           {selection.connections.begin(), selection.connections.end()});
    const auto symbols = selectedSymbols(session).size();
    const auto lines = seenLines(session.sheet().diagram(), selection).size();
    return session.apply(nameOfRemoval(static_cast<int>(symbols), static_cast<int>(lines)), changes, Selection());
}

bool nudgeSelection(DocumentSession& session, QPointF modules)
{
    Places places;
    const model::Diagram& diagram = session.sheet().diagram();
    for (const model::ComponentId& id : model::withContents(diagram, selectedIds(session)))
        places.emplace_back(id, diagram.symbol(id)->placement.movedBy(modules * model::Router::kGrid));
    return session.apply(nameOfMove(static_cast<int>(places.size())),
                         model::planMove(session.sheet().diagram(), places).changes);
}

bool selectAll(DocumentSession& session)
{
    Selection selection;
    const model::Diagram& diagram = session.sheet().diagram();
    for (const auto* list : {&diagram.components(), &diagram.ownPorts(), &diagram.pages()})
        for (const model::DiagramComponent& symbol : *list)
            if (!symbol.isInherited)
                selection.components.insert(symbol.id);
    for (const model::DiagramConnection& connection : diagram.connections())
        if (!connection.isReadOnly)
            selection.connections.insert(connection.id);
    session.select(selection);
    return !selection.isEmpty();
}

bool routeSelectionAgain(DocumentSession& session)
{
    const Selection& selection = session.selection();
    return session.apply(
        QCoreApplication::translate("Commands", "Route lines again"),
        model::planRouteAgain(session.sheet().diagram(), {selection.components.begin(), selection.components.end()},
                              {selection.connections.begin(), selection.connections.end()}));
}

bool tidySelection(DocumentSession& session)
{
    const Selection& selection = session.selection();
    return session.apply(
        QCoreApplication::translate("Commands", "Tidy"),
        model::planTidying(session.sheet().diagram(), {selection.components.begin(), selection.components.end()},
                           {selection.connections.begin(), selection.connections.end()}));
}

}  // namespace bramah::editor
