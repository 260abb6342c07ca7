// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/sheet_shifts.h"
#include "editor/notes/note_handles.h"
#include "editor/session/selection.h"
#include "model/diagram/diagram.h"
#include "model/planning/connection_plan.h"

#include <QLineF>

#include <vector>

namespace bramah::editor {

/// The topmost object at a point of the sheet. Its places are those of the drawing, at rest.
struct Hit {
    /// What was hit: Label, a symbol's name or values; LineText, what stands at a line; LineEnd and NoteHandle, of what
    /// is selected.
    enum class Kind { Nothing, Port, LineEnd, Symbol, Label, Line, LineText, Note, NoteHandle };
    Kind kind = Kind::Nothing;
    model::PortRef port;             ///< Port; LineEnd: the end that can be moved
    model::ComponentId symbol;       ///< Symbol; Label, Port: its owner
    model::ConnectionId connection;  ///< Line, LineEnd, LineText: one of the lines there, preferably a selected one
    QLineF segment;                  ///< Line: the straight piece that was hit
    QPointF position;                ///< of the port; the nearest point of the line
    model::NoteId note = {};         ///< Note, NoteHandle
    NoteHandle handle = {};          ///< NoteHandle

    /// True where the mouse is on bare paper.
    [[nodiscard]] bool isNothing() const { return kind == Kind::Nothing; }
};

/// An end of a line that can be moved.
struct LineEnd {
    model::ConnectionId connection;
    model::PortRef port;
    QPointF place;  ///< at rest
    QPointF way;    ///< its displacement from there
};

/// The ends of the single selected line: they can be moved. A line that passes a node without a dot has no visible end
/// there.
[[nodiscard]] std::vector<LineEnd> endsToTake(const model::Diagram& diagram, const Selection& selection,
                                              const SheetShifts& shifts = {});

/// The handles of the note that alone is selected, if it is edited here.
[[nodiscard]] std::vector<NoteHandle> handlesToTake(const model::Diagram& diagram, const Selection& selection);

/// \a tolerance: largest distance of the mouse, in diagram units. \a selection: ends of selected lines can be moved.
/// \a shifts: objects are found where they are shown.
[[nodiscard]] Hit hitAt(const model::Diagram& diagram, QPointF position, double tolerance, const Selection& selection,
                        const SheetShifts& shifts = {});

/// The port or line at which a line being drawn can end. Its position is on the module grid.
[[nodiscard]] std::optional<model::LineTarget> lineTargetAt(const model::Diagram& diagram, QPointF position,
                                                            double tolerance, const SheetShifts& shifts = {});

/// A reference to a symbol's port.
[[nodiscard]] model::PortRef refOf(const model::DiagramComponent& symbol, const model::DiagramPort& port,
                                   bool isOwnPort);

/// Symbols, lines and notes inside \a rect, with \a touching also those that it touches; without inherited ones.
[[nodiscard]] Selection selectionIn(const model::Diagram& diagram, QRectF rect, bool touching,
                                    const SheetShifts& shifts = {});

}  // namespace bramah::editor
