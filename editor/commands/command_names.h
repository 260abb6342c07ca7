// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Names of undo entries in the interface's language.
namespace bramah::editor {

/// Of symbols, or of notes if there is no symbol.
[[nodiscard]] QString nameOfMove(int symbols, int notes = 0);
/// Of symbols, or of notes if there is no symbol.
///@{
[[nodiscard]] QString nameOfRotation(int symbols, int notes = 0);
[[nodiscard]] QString nameOfMirror(int symbols, int notes = 0);
///@}
/// Of symbols, else of lines, else of notes.
[[nodiscard]] QString nameOfRemoval(int symbols, int lines, int notes = 0);
/// Of symbols, or of notes if there is no symbol.
[[nodiscard]] QString nameOfPaste(int symbols, int notes = 0);

}  // namespace bramah::editor
