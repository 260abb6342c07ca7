// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/notes/note_forms.h"
#include "model/symbol/graphic_geometry.h"

#include <vector>

namespace bramah::editor {

/// A point of a note that the mouse drags.
struct NoteHandle {
    /// What the handle belongs to.
    enum class Kind : std::uint8_t {
        Graphic,  ///< of its first graphic
        Column,   ///< the right edge of column `number` of a table
        Row,      ///< the lower edge of row `number`
    };
    Kind kind = Kind::Graphic;
    model::GraphicHandle graphic = {};
    int number = 0;
    QPointF place;  ///< on the sheet

    friend bool operator==(const NoteHandle&, const NoteHandle&) = default;
};

/// The handles of a note: the sides of a text, whose height follows from its words; corners of a picture, which keeps
/// its proportions; points of a line; columns and rows of a table.
[[nodiscard]] std::vector<NoteHandle> handlesOfNote(const NoteGraphics& graphics);
/// The note after dragging \a handle to \a place.
[[nodiscard]] NoteGraphics pulledNote(const NoteGraphics& graphics, const NoteHandle& handle, QPointF place);

}  // namespace bramah::editor
