// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/symbol/drawing/symbol_editor.h"

/// Commands of keys and buttons on the selected parts of a symbol; each is one undo entry.
namespace bramah::editor {

/// Selects all graphics and ports of the class itself. No undo entry.
void selectAllParts(SymbolEditor& editor);
/// Removes the selected graphics and ports, with connects to these ports.
void deleteParts(SymbolEditor& editor);
/// Moves parts by \a by in icon units; ports stay on their grid of one module if \a by is on it.
void shiftParts(SymbolEditor& editor, QPointF by);
/// Turns parts by a quarter, counterclockwise or clockwise, about the middle of the selection on the grid.
void turnParts(SymbolEditor& editor, bool isClockwise);
/// Mirrors parts left to right, or top to bottom.
void mirrorParts(SymbolEditor& editor, bool upsideDown);
/// Moves parts in front of all other graphics of the class, or behind them.
void orderParts(SymbolEditor& editor, bool toFront);
/// Sets the style of the selected graphics and of those drawn next.
void setPartStyle(SymbolEditor& editor, const SymbolStyle& style);
/// Sets the text of the selected Text.
void setPartText(SymbolEditor& editor, const QString& text);
/// Sets the alignment of the selected Text.
void setTextAlignment(SymbolEditor& editor, model::TextAlignment alignment);
/// Renames the declaration of a port and all references to it. False if \a name is no name or already used.
bool renamePort(SymbolEditor& editor, const QString& port, const QString& name);
/// Sets the motion of the selected graphics while results are shown; nothing: they rest.
void setPartMotion(SymbolEditor& editor, const std::optional<model::PartMotion>& motion);

/// MIME type of copied graphics; the data is a list of Modelica primitives in UTF-8.
inline constexpr auto kGraphicsMimeType = "application/x-bramah-graphics";
/// Copies the selected graphics; ports are not copied. False if none is selected.
bool copyParts(const SymbolEditor& editor);
/// copyParts(), then deleteParts(); selected ports are deleted too.
void cutParts(SymbolEditor& editor);
/// The list of primitives on the clipboard; empty if there is none.
[[nodiscard]] QByteArray partsOnClipboard();
/// Copies the selected graphics, half a module away.
void duplicateParts(SymbolEditor& editor);
/// The texts of a list of primitives, shifted; those that follow results of another class rest.
[[nodiscard]] QByteArrayList shiftedParts(const SymbolEditor& editor, const QByteArray& list, QPointF by);

/// Sets the size of the symbol's coordinate system.
void setIconExtent(SymbolEditor& editor, const model::Extent& extent);
/// The extent of everything drawn except texts, on the grid of one module.
[[nodiscard]] model::Extent fittingExtent(const model::SymbolDrawing& drawing);

}  // namespace bramah::editor
