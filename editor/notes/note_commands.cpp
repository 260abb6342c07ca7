// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/notes/note_commands.h"

#include "editor/session/document_session.h"
#include "editor/translate.h"
#include "model/notes/note_table.h"
#include "model/planning/note_plan.h"

#include <algorithm>

namespace bramah::editor {

using model::NoteKind;

bool addNotes(DocumentSession& session, const QString& name, const std::vector<NoteGraphics>& notes)
{
    model::DiagramChanges changes;
    Selection selection;
    int next = session.sheet().diagram().graphics()->ownCount;
    for (const NoteGraphics& graphics : notes) {
        changes.push_back(model::AddNote{graphics});
        selection.notes.insert({next});
        next += static_cast<int>(graphics.size());
    }
    return session.isDrawingEditable() && session.apply(name, changes, selection);
}

bool changeNote(DocumentSession& session, const QString& name, model::NoteId id, NoteGraphics graphics)
{
    const model::Diagram& diagram = session.sheet().diagram();
    const model::Note* note = diagram.note(id);
    return note &&
           session.apply(name, model::planNoteChange(diagram, *note, std::move(graphics)), Selection{{}, {}, {id}});
}

bool setNoteWords(DocumentSession& session, model::NoteId id, int which, const QString& words)
{
    const model::Note* note = session.sheet().diagram().note(id);
    if (!note)
        return false;
    const bool isTable = note->kind == NoteKind::Table;
    return changeNote(session, isTable ? tr("Write in a table") : tr("Change a text"), id,
                      withWords(note->graphics, which, words));
}

bool setNoteStyle(DocumentSession& session, const NoteStyle& style)
{
    const model::Diagram& diagram = session.sheet().diagram();
    model::DiagramChanges changes;
    for (const model::NoteId id : selectedNotes(session)) {
        const model::Note& note = *diagram.note(id);
        NoteGraphics graphics = withNoteStyle(note.graphics, style);
        if (graphics != note.graphics)
            changes.push_back(model::SetNote{note, std::move(graphics)});
    }
    // What comes and goes, as the dot of a leader, shifts the numbers of those above.
    Selection selection = session.selection();
    int shift = 0;
    selection.notes.clear();
    for (const model::Note& note : diagram.notes()) {
        if (session.selection().notes.contains(note.id))
            selection.notes.insert({note.id.first + shift});
        for (const model::DiagramChange& change : changes)
            if (const auto& set = std::get<model::SetNote>(change); set.note.id == note.id)
                shift += static_cast<int>(set.graphics.size()) - static_cast<int>(note.graphics.size());
    }
    return session.apply(tr("Change the style of a note"), changes, selection);
}

bool changeTable(DocumentSession& session, model::NoteId id, int which, TableChange change)
{
    const model::Note* note = session.sheet().diagram().note(id);
    if (!note || note->kind != NoteKind::Table)
        return false;
    model::NoteTable table = model::NoteTable::of(note->graphics);
    const int cell = std::clamp(which, 0, static_cast<int>(table.cells.size()) - 1);
    const int row = cell / table.columns(), column = cell % table.columns();
    QString name;
    switch (change) {
    case TableChange::RowBelow:
        table.insertRow(row + 1);
        name = tr("Add a row");
        break;
    case TableChange::ColumnRight:
        table.insertColumn(column + 1);
        name = tr("Add a column");
        break;
    case TableChange::RemoveRow:
        if (!table.removeRow(row))
            return false;
        name = tr("Remove a row");
        break;
    case TableChange::RemoveColumn:
        if (!table.removeColumn(column))
            return false;
        name = tr("Remove a column");
        break;
    }
    return changeNote(session, name, id, fitted(table.graphics()));
}

const model::Note* onlyNote(const DocumentSession& session)
{
    const Selection& selection = session.selection();
    const bool isAlone =
        selection.notes.size() == 1 && selection.components.isEmpty() && selection.connections.isEmpty();
    return isAlone ? session.sheet().diagram().note(*selection.notes.begin()) : nullptr;
}

std::vector<model::NoteId> selectedNotes(const DocumentSession& session)
{
    return session.selection().sortedNotes();
}

QString nameOfAddition(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Leader: return tr("Add a leader");
    case NoteKind::Frame: return tr("Add a frame");
    case NoteKind::Table: return tr("Add a table");
    case NoteKind::Picture: return tr("Add a picture");
    default: return tr("Add a text");
    }
}

QString nameOfKind(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Text: return tr("Text");
    case NoteKind::Leader: return tr("Leader");
    case NoteKind::Frame: return tr("Frame");
    case NoteKind::Table: return tr("Table");
    case NoteKind::Picture: return tr("Picture");
    case NoteKind::Shape: break;
    }
    return tr("Shape");
}

}  // namespace bramah::editor
