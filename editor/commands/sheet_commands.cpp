// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/sheet_commands.h"

#include "editor/commands/command_names.h"
#include "editor/notes/note_forms.h"
#include "editor/session/document_session.h"
#include "model/pages/page_places.h"
#include "model/planning/connection_plan.h"
#include "model/planning/note_plan.h"
#include "model/routing/router.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <iterator>
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

/// The point about which a selection turns: the origin of a single symbol, else the middle of all, on the grid.
QPointF pivotOf(const std::vector<const model::DiagramComponent*>& symbols, const std::vector<model::Note>& notes)
{
    if (symbols.size() == 1 && notes.empty())
        return symbols.front()->anchor();
    std::optional<QRectF> bounds;
    const auto add = [&](const QRectF& rect) { bounds = bounds ? model::united(*bounds, rect) : rect; };
    for (const model::DiagramComponent* symbol : symbols)
        add(QRectF(symbol->anchor(), symbol->anchor()));
    for (const model::Note& note : notes)
        add(note.bounds());
    return model::Router::snapped(bounds->center());
}

std::vector<model::Note> notesIn(const DocumentSession& session)
{
    std::vector<model::Note> notes;
    for (const model::Note& note : session.sheet().diagram().notes())
        if (session.selection().notes.contains(note.id))
            notes.push_back(note);
    return notes;
}

using NameOf = QString (*)(int symbols, int notes);

/// \a map: what \a transform does, about the origin.
bool transformSelection(DocumentSession& session, NameOf nameOf, const model::AffineMap& map,
                        const std::function<model::Placement(const model::Placement&, QPointF pivot)>& transform)
{
    auto symbols = selectedSymbols(session);
    std::erase_if(symbols, [](const auto* symbol) { return symbol->page.has_value(); });  // paper lies as it lies
    const std::vector<model::Note> notes = notesIn(session);
    if (symbols.empty() && notes.empty())
        return false;
    const QPointF pivot = pivotOf(symbols, notes);
    Places places;
    for (const model::DiagramComponent* symbol : symbols)
        places.emplace_back(symbol->id, transform(symbol->placement.anchoredAt(symbol->anchor()), pivot));
    model::DiagramChanges changes = model::planMove(session.sheet().diagram(), places).changes;
    const model::AffineMap about =
        model::AffineMap::translation(-pivot).then(map).then(model::AffineMap::translation(pivot));
    for (const model::Note& note : notes)
        if (NoteGraphics turned = turnedNote(note.graphics, about); turned != note.graphics)
            changes.push_back(model::SetNote{note, std::move(turned)});
    return session.apply(nameOf(static_cast<int>(symbols.size()), static_cast<int>(notes.size())), changes);
}

}  // namespace

bool rotateSelection(DocumentSession& session, int quarterTurns)
{
    constexpr double kQuarter = 90;
    const auto turn = model::AffineMap::rotation(kQuarter * quarterTurns);
    return transformSelection(session, nameOfRotation, turn, [&](const model::Placement& placement, QPointF pivot) {
        return placement.rotatedBy(quarterTurns, pivot);
    });
}

bool mirrorSelection(DocumentSession& session, bool upsideDown)
{
    const auto map = upsideDown ? model::AffineMap::scaling(1, -1) : model::AffineMap::scaling(-1, 1);
    return transformSelection(session, nameOfMirror, map, [&](const model::Placement& placement, QPointF pivot) {
        return upsideDown ? placement.mirroredY(pivot) : placement.mirroredX(pivot);
    });
}

bool deleteSelection(DocumentSession& session)
{
    const Selection& selection = session.selection();
    model::DiagramChanges changes =
        model::planRemoval(session.sheet().diagram(), {selection.components.begin(), selection.components.end()},
                           {selection.connections.begin(), selection.connections.end()});
    const model::DiagramChanges notes = model::planNoteRemoval(session.sheet().diagram(), selection.sortedNotes());
    changes.insert(changes.end(), notes.begin(), notes.end());
    const auto symbols = selectedSymbols(session).size();
    const auto lines = seenLines(session.sheet().diagram(), selection).size();
    return session.apply(
        nameOfRemoval(static_cast<int>(symbols), static_cast<int>(lines), static_cast<int>(notes.size())), changes,
        Selection());
}

bool nudgeSelection(DocumentSession& session, QPointF modules)
{
    Places places;
    const model::Diagram& diagram = session.sheet().diagram();
    for (const model::ComponentId& id : model::withContents(diagram, selectedIds(session)))
        places.emplace_back(id, diagram.symbol(id)->placement.movedBy(modules * model::Router::kGrid));
    model::DiagramChanges changes = model::planMove(diagram, places).changes;
    const std::vector<model::NoteId> notes = movedNotes(diagram, session.selection());
    std::ranges::move(model::planNoteMove(diagram, notes, modules * model::Router::kGrid), std::back_inserter(changes));
    return session.apply(nameOfMove(static_cast<int>(places.size()), static_cast<int>(notes.size())), changes);
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
    for (const model::Note& note : session.sheet().diagram().notes())
        selection.notes.insert(note.id);
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
