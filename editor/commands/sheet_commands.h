// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

namespace bramah::editor {

class DocumentSession;
struct CircuitPiece;

/// Commands of menus and keys for the selection of a session, each one undo entry. They return false if there is
/// nothing to do.
bool rotateSelection(DocumentSession& session, int quarterTurns);
/// Mirrors left to right, or with \a upsideDown top to bottom.
bool mirrorSelection(DocumentSession& session, bool upsideDown);
/// Deletes what is selected, and lines and nodes that then join nothing; see model::planRemoval().
bool deleteSelection(DocumentSession& session);
/// \a modules: displacement in M, y up.
bool nudgeSelection(DocumentSession& session, QPointF modules);
/// Selects all that is not inherited. No undo entry.
bool selectAll(DocumentSession& session);
/// Routes the lines of the selection again, or all lines if nothing is selected.
bool routeSelectionAgain(DocumentSession& session);
/// Aligns symbols and straightens lines of the selection, or of the sheet if nothing is selected.
bool tidySelection(DocumentSession& session);

/// Copies the selected symbols and the lines between them to the clipboard as Modelica text.
bool copySelection(const DocumentSession& session);
/// copySelection(), then deleteSelection(); what cannot be deleted is on the clipboard all the same.
bool cutSelection(DocumentSession& session);
/// \a at: place on the sheet for the middle of the pasted objects; null: slightly beside the original.
bool paste(DocumentSession& session, const QPointF* at = nullptr);
/// Inserts a piece that was read from the clipboard before, moved by \a delta.
bool insertPiece(DocumentSession& session, const CircuitPiece& piece, QPointF delta);
/// Adds a copy of the selection beside it, without the clipboard.
bool duplicateSelection(DocumentSession& session);
/// Does the clipboard seem to have what can be placed on a sheet: a circuit, a picture, cells of a table? Looks at it
/// briefly; paste() may still find nothing.
[[nodiscard]] bool canPaste();

}  // namespace bramah::editor
