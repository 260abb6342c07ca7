// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Names of undo entries in the interface's language.
namespace bramah::editor {

[[nodiscard]] QString nameOfMove(int symbols);
[[nodiscard]] QString nameOfRotation(int symbols);
[[nodiscard]] QString nameOfMirror(int symbols);
[[nodiscard]] QString nameOfRemoval(int symbols, int lines);
[[nodiscard]] QString nameOfPaste(int symbols);

}  // namespace bramah::editor
