// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/symbol/drawing/symbol_editor.h"

/// The commands of keys and buttons on the selected parts of a symbol; each is one undo entry.
namespace bramah::editor {

void selectAllParts(SymbolEditor& editor);
void deleteParts(SymbolEditor& editor);
/// By a way in icon units; ports stay on their grid of one module if the way does.
void shiftParts(SymbolEditor& editor, QPointF by);
/// A quarter turn counterclockwise, or clockwise, about the middle of the selection on the grid.
void turnParts(SymbolEditor& editor, bool isClockwise);
/// Left to right, or top to bottom.
void mirrorParts(SymbolEditor& editor, bool upsideDown);
/// In front of all other graphics of the class, or behind them.
void orderParts(SymbolEditor& editor, bool toFront);
/// The style of the selected graphics and of those drawn next.
void setPartStyle(SymbolEditor& editor, const SymbolStyle& style);
/// The text that stands in the selected Text.
void setPartText(SymbolEditor& editor, const QString& text);
void setTextAlignment(SymbolEditor& editor, model::TextAlignment alignment);
/// Its declaration and all that names it. False if \a name is no name or taken.
bool renamePort(SymbolEditor& editor, const QString& port, const QString& name);
/// The motion of the selected graphics while results are shown; nothing: they rest.
void setPartMotion(SymbolEditor& editor, const std::optional<model::PartMotion>& motion);

/// MIME type of copied graphics; the data is a list of Modelica primitives in UTF-8.
inline constexpr auto kGraphicsMimeType = "application/x-bramah-graphics";
/// Copies the selected graphics; ports are not copied. False if none is selected.
bool copyParts(const SymbolEditor& editor);
void cutParts(SymbolEditor& editor);
/// The list of primitives on the clipboard; empty if there is none.
[[nodiscard]] QByteArray partsOnClipboard();
/// The selected graphics once more, half a module off.
void duplicateParts(SymbolEditor& editor);
/// The texts of a list of primitives, shifted; those that follow results of another class rest.
[[nodiscard]] QByteArrayList shiftedParts(const SymbolEditor& editor, const QByteArray& list, QPointF by);

/// The size of the symbol's coordinate system.
void setIconExtent(SymbolEditor& editor, const model::Extent& extent);
/// Around everything drawn but texts, on the grid of one module.
[[nodiscard]] model::Extent fittingExtent(const model::SymbolDrawing& drawing);

}  // namespace bramah::editor
