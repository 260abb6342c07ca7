// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/notes/note_forms.h"
#include "editor/notes/note_pictures.h"
#include "editor/session/selection.h"

namespace bramah::editor {

class DocumentSession;

/// Commands on the notes of a session's sheet, each one undo entry. They return false if there is nothing to do or the
/// drawing cannot be edited.

/// Adds notes and selects them.
bool addNotes(DocumentSession& session, const QString& name, const std::vector<NoteGraphics>& notes);
/// Gives a note other graphics; leaders at it follow.
bool changeNote(DocumentSession& session, const QString& name, model::NoteId id, NoteGraphics graphics);
/// Writes \a words as text number \a which of the note (textCountOf()). False also if there is no such note.
bool setNoteWords(DocumentSession& session, model::NoteId id, int which, const QString& words);
/// Gives all selected notes those properties of \a style that are set.
bool setNoteStyle(DocumentSession& session, const NoteStyle& style);

/// Adds or removes a row or column of a table beside cell \a which.
enum class TableChange { RowBelow, ColumnRight, RemoveRow, RemoveColumn };
/// \a which counts cells row after row, from 0; the table keeps two cells at least. False if the note is no table.
bool changeTable(DocumentSession& session, model::NoteId id, int which, TableChange change);

/// The only note that is selected, if nothing else is; else null.
[[nodiscard]] const model::Note* onlyNote(const DocumentSession& session);
/// The selected notes from the lowest to the topmost.
[[nodiscard]] std::vector<model::NoteId> selectedNotes(const DocumentSession& session);

/// The name of the undo entry that adds a note of a kind, and of the kind itself, as "Frame".
[[nodiscard]] QString nameOfAddition(model::NoteKind kind);
/// The word for a kind in the user's language, as in menus and lists.
[[nodiscard]] QString nameOfKind(model::NoteKind kind);

}  // namespace bramah::editor
