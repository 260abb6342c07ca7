// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

namespace bramah::editor {

class DocumentSession;
struct CircuitPiece;

/// The commands of menus and keys on the selection of a session, each as one undo entry. False if there is nothing to
/// do.
bool rotateSelection(DocumentSession& session, int quarterTurns);
/// Left to right, or with \a upsideDown top to bottom.
bool mirrorSelection(DocumentSession& session, bool upsideDown);
bool deleteSelection(DocumentSession& session);
/// \a modules: in M, y up.
bool nudgeSelection(DocumentSession& session, QPointF modules);
bool selectAll(DocumentSession& session);
/// Draws the lines of the selection anew, or of the sheet if nothing is selected.
bool routeSelectionAgain(DocumentSession& session);
/// Aligns symbols and straightens lines of the selection, or of the sheet if nothing is selected.
bool tidySelection(DocumentSession& session);

/// Puts the selected symbols, and the lines between them, on the clipboard as Modelica text.
bool copySelection(const DocumentSession& session);
bool cutSelection(DocumentSession& session);
/// \a at: sheet position of the middle of the pasted objects; without it, a little off the place it was copied from.
bool paste(DocumentSession& session, const QPointF* at = nullptr);
/// The same of a piece that was taken from the clipboard before, moved by \a delta.
bool insertPiece(DocumentSession& session, const CircuitPiece& piece, QPointF delta);
bool duplicateSelection(DocumentSession& session);
[[nodiscard]] bool canPaste();

}  // namespace bramah::editor
