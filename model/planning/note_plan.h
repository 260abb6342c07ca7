// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/planning/diagram_change.h"
#include "model/symbol/graphic_change.h"

#include <vector>

namespace bramah::model {

/// Is it one of AddNote, RemoveNote, SetNote and MoveNote?
[[nodiscard]] bool changesNote(const DiagramChange& change);

/// Moves notes. Leaders that begin at a text or table among them, and are not moved themselves, follow with that end.
[[nodiscard]] DiagramChanges planNoteMove(const Diagram& diagram, const std::vector<NoteId>& notes, QPointF by);
/// Gives a note other graphics; leaders follow in the same way.
[[nodiscard]] DiagramChanges planNoteChange(const Diagram& diagram, const Note& note, std::vector<Graphic> graphics);
/// Removes notes; leaders at them stay. Ids without a note are passed over.
[[nodiscard]] DiagramChanges planNoteRemoval(const Diagram& diagram, const std::vector<NoteId>& notes);

/// The changes of notes among \a changes, as those of the class's own list of graphics.
[[nodiscard]] GraphicChanges graphicChangesOf(const DiagramChanges& changes);
/// Makes the changes of notes among \a changes in \a content.
void applyNotes(DiagramContent& content, const DiagramChanges& changes);

}  // namespace bramah::model
