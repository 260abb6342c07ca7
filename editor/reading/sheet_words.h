// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document_session.h"
#include "model/diagram/diagram.h"

#include <QString>

#include <variant>
#include <vector>

namespace bramah::editor {

/// Something on a sheet that is told by itself: a symbol, a line by one of its connections, or a note.
using SheetPart = std::variant<model::ComponentId, model::ConnectionId, model::NoteId>;

/// All that one sees on a sheet, in the order of Tab: symbols, then the lines, each once, then the notes. Nodes that
/// show no dot belong to their line.
[[nodiscard]] std::vector<SheetPart> partsOf(const model::Diagram& diagram);

/// "relief, pressure relief valve", "line from pump.P to relief.P", "note: text".
[[nodiscard]] QString nameInWords(const DocumentSession& session, const SheetPart& part);
/// What is set at a symbol and its data, as "100 bar"; empty if there is nothing to tell.
[[nodiscard]] QString valuesInWords(const DocumentSession& session, const SheetPart& part);
/// Where it stands in modules, and which lines end at a symbol: "at 20, 10; P: to pump.P".
[[nodiscard]] QString placeInWords(const DocumentSession& session, const SheetPart& part);
/// The place on the sheet (diagram units, y up); null if it is not there any more.
[[nodiscard]] QRectF boundsOf(const model::Diagram& diagram, const SheetPart& part);
/// Is the part still in \a diagram? An edit may have taken it away.
[[nodiscard]] bool isThere(const model::Diagram& diagram, const SheetPart& part);
/// Is it selected? A line is if one of its connections is.
[[nodiscard]] bool isSelected(const model::Diagram& diagram, const Selection& selection, const SheetPart& part);
/// The selection of this part alone.
[[nodiscard]] Selection selectionOf(const model::Diagram& diagram, const SheetPart& part);
/// How many symbols and lines there are, and how many of them are selected.
[[nodiscard]] QString overviewInWords(const DocumentSession& session);

}  // namespace bramah::editor
