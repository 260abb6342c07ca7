// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/notes/note_forms.h"

#include <Qt>

#include <vector>

namespace bramah::editor {

struct SignalChoice;

/// The functions of the sheet's view that tools need.
class SheetSurface
{
public:
    virtual ~SheetSurface() = default;

    /// Screen pixels per diagram unit.
    [[nodiscard]] virtual double zoom() const = 0;
    /// Sets the shape of the mouse cursor over the sheet.
    virtual void setToolCursor(Qt::CursorShape shape) = 0;
    /// Asks for a signal of a bus; returns before there is an answer.
    virtual void chooseSignal(const SignalChoice& choice) = 0;
    /// Opens a field over a text of a note, or of the last of new \a notes.
    virtual void writeNote(model::NoteId note, int which) = 0;
    /// The same for the last of new \a notes, which are added together when it is written.
    virtual void writeNewNotes(std::vector<NoteGraphics> notes) = 0;
};

}  // namespace bramah::editor
