// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/selection.h"
#include "model/diagram/diagram.h"
#include "model/planning/connection_plan.h"

#include <QLineF>

#include <utility>
#include <vector>

namespace bramah::editor {

/// The topmost thing at a place of the sheet.
struct Hit {
    enum class Kind { Nothing, Port, LineEnd, Symbol, Label, Line };
    Kind kind = Kind::Nothing;
    model::PortRef port;             ///< Port; LineEnd: the end that can be taken elsewhere
    model::ComponentId symbol;       ///< Symbol; Label, Port: its owner
    model::ConnectionId connection;  ///< Line, LineEnd: one of the lines there, a selected one first
    QLineF segment;                  ///< Line: the straight piece hit
    QPointF position;                ///< of the port; the nearest point of the line

    [[nodiscard]] bool isNothing() const { return kind == Kind::Nothing; }
};

/// The ends of the one line that is selected, each with its place: they can be taken elsewhere. Where a line goes on
/// through a node that shows no dot, there is no end to be seen.
[[nodiscard]] std::vector<std::pair<model::PortRef, QPointF>> endsToTake(const model::Diagram& diagram,
                                                                         const Selection& selection);

/// \a tolerance: how far off the mouse may be, in diagram units. \a selection: ends of selected lines can be taken.
[[nodiscard]] Hit hitAt(const model::Diagram& diagram, QPointF position, double tolerance, const Selection& selection);

/// Only ports and lines: where a line in hand can end. Its position is snapped to the module grid.
[[nodiscard]] std::optional<model::LineTarget> lineTargetAt(const model::Diagram& diagram, QPointF position,
                                                            double tolerance);

/// A reference to a symbol's port.
[[nodiscard]] model::PortRef refOf(const model::DiagramComponent& symbol, const model::DiagramPort& port,
                                   bool isOwnPort);

/// Symbols and lines inside \a rect; \a touching: those it touches too. Inherited ones are left out.
[[nodiscard]] Selection selectionIn(const model::Diagram& diagram, QRectF rect, bool touching);

}  // namespace bramah::editor
