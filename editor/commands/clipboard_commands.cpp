// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/circuit_clipboard.h"
#include "editor/commands/command_names.h"
#include "editor/commands/sheet_commands.h"
#include "editor/notes/note_pictures.h"
#include "editor/session/document_session.h"
#include "editor/session/mime_types.h"
#include "editor/session/workspace.h"
#include "model/planning/diagram_sketch.h"
#include "model/planning/note_plan.h"
#include "model/routing/router.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>
#include <optional>
#include <utility>

namespace bramah::editor {
namespace {

CircuitPiece selectedPiece(const DocumentSession& session)
{
    return session.sheet().instance()
               ? pieceOf(session.sheet().diagram(), *session.sheet().instance(), session.selection())
               : CircuitPiece();
}

model::DiagramChanges withoutNotes(model::DiagramChanges changes)
{
    std::erase_if(changes, model::changesNote);
    return changes;
}

/// Moves lines that pasted symbols would cover. Symbols of unknown classes have no known bounds.
model::DiagramChanges withRoomForPasted(DocumentSession& session, const model::DiagramChanges& changes)
{
    model::DiagramSketch sketch(session.sheet().diagram());
    std::vector<model::ComponentId> placed;
    model::DiagramChanges lines;
    model::DiagramChanges notes;
    for (const model::DiagramChange& change : changes) {
        if (model::changesNote(change)) {
            notes.push_back(change);
            continue;
        }
        const auto* added = std::get_if<model::AddComponent>(&change);
        if (!added) {
            lines.push_back(change);
            continue;
        }
        auto symbol = session.workspace().symbolOf(added->className);
        if (!symbol)
            return changes;
        symbol->id = {added->name};
        symbol->isAutoNode = added->isAutoNode;
        symbol->setShownName(added->name);
        symbol->moveTo(added->placement);
        sketch.add(*added, *symbol);
        if (!symbol->page)
            placed.push_back(symbol->id);
    }
    sketch.apply(lines);
    model::DiagramChanges legible =
        model::withLegibleLines(std::move(sketch), session.sheet().diagram(), withoutNotes(changes), placed);
    legible.insert(legible.end(), notes.begin(), notes.end());
    return legible;
}

/// Inserts the piece and its classes as one undo entry.
bool insert(DocumentSession& session, CircuitPiece piece, QPointF delta)
{
    if (piece.isEmpty() || !session.isDrawingEditable())
        return false;
    ArrivalPlan arrival = planArrival(session, piece.classes);
    for (model::AddComponent& component : piece.components)
        component.className = arrival.names.value(component.className, component.className);
    const QString name = nameOfPaste(static_cast<int>(piece.components.size()), static_cast<int>(piece.notes.size()));
    const bool bringsClasses = !arrival.edits.isEmpty();
    if (bringsClasses) {
        session.file().undoStack().beginMacro(name);
        session.file().applyEdits(name, std::move(arrival.edits));
    }
    Selection added;
    const model::DiagramChanges changes = planPaste(session.sheet().diagram(), piece, delta, added);
    const bool isDone = session.apply(name, withRoomForPasted(session, changes), added);
    if (bringsClasses)
        session.file().undoStack().endMacro();
    return isDone;
}

QPointF middleOf(const model::AddNote& note)
{
    return model::Note::boundsOf(note.graphics).center();
}

/// An offset down and right at which no symbol or note lies exactly on another one.
QPointF freeOffset(const model::Diagram& diagram, const CircuitPiece& piece)
{
    const QPointF step(2 * model::Router::kGrid, -2 * model::Router::kGrid);
    for (QPointF offset;; offset += step) {
        const auto isOn = [&](QPointF taken, QPointF own) { return taken == own + offset; };
        const bool isTaken =
            piece.components.empty()
                ? std::ranges::any_of(diagram.notes(),
                                      [&](const model::Note& note) {
                                          return isOn(note.bounds().center(), middleOf(piece.notes.front()));
                                      })
                : std::ranges::any_of(diagram.components(), [&](const model::DiagramComponent& component) {
                      return isOn(component.placement.centre(), piece.components.front().placement.centre());
                  });
        if (!isTaken)
            return offset;
    }
}

}  // namespace

CircuitPiece pieceOnClipboard()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data)
        return {};
    if (data->hasFormat(QLatin1String(kCircuitMimeType)))
        return fromModelica(data->data(QLatin1String(kCircuitMimeType)));
    return data->hasText() ? fromModelica(data->text().toUtf8()) : CircuitPiece();
}

QPointF centreOf(const CircuitPiece& piece)
{
    std::optional<QRectF> bounds;
    const auto add = [&](QPointF centre) {
        const QRectF point(centre, QSizeF());
        bounds = bounds ? model::united(*bounds, point) : point;
    };
    for (const model::AddComponent& component : piece.components)
        add(component.placement.centre());
    for (const model::AddNote& note : piece.notes)
        add(middleOf(note));
    return bounds->center();
}

bool insertPiece(DocumentSession& session, const CircuitPiece& piece, QPointF delta)
{
    return insert(session, piece, delta);
}

bool copySelection(const DocumentSession& session)
{
    const CircuitPiece piece = selectedPiece(session);
    if (piece.isEmpty())
        return false;
    const QByteArray text = toModelica(piece);
    auto* data = new QMimeData;
    data->setData(QLatin1String(kCircuitMimeType), text);
    data->setText(QString::fromUtf8(text));
    QGuiApplication::clipboard()->setMimeData(data);
    return true;
}

bool cutSelection(DocumentSession& session)
{
    return copySelection(session) && deleteSelection(session);
}

bool paste(DocumentSession& session, const QPointF* at)
{
    const CircuitPiece piece = pieceOnClipboard();
    if (piece.isEmpty())
        return false;
    if (!at)
        return insert(session, piece, freeOffset(session.sheet().diagram(), piece));
    return insert(session, piece, model::Router::snapped(*at - centreOf(piece)));
}

bool duplicateSelection(DocumentSession& session)
{
    const CircuitPiece piece = selectedPiece(session);
    return !piece.isEmpty() && insert(session, piece, freeOffset(session.sheet().diagram(), piece));
}

bool canPaste()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    return data && (data->hasFormat(QLatin1String(kCircuitMimeType)) ||
                    (data->hasText() && (data->text().contains(QLatin1String("Placement")) ||
                                         data->text().contains(QLatin1String("Diagram")))) ||
                    hasPicture(*data) || (data->hasText() && data->text().contains(QLatin1Char('\t'))));
}

}  // namespace bramah::editor
