// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/symbol_texts.h"
#include "model/diagram/diagram.h"

#include <optional>
#include <vector>

namespace bramah::editor {

/// Gives \a texts of \a symbol what its notes say: the code in its frame in place of the name, the function of its
/// circuit over it, the technical data below, and the names of its coils.
void addNotes(std::vector<PlacedText>& texts, const model::DiagramComponent& symbol);

/// What stands at the line \a connection (model/codes/line_code.h): over the middle of its longest level piece, else to
/// the right of its longest upright one; no text if it says nothing.
[[nodiscard]] std::optional<PlacedText> textAtLine(const model::DiagramConnection& connection, double letters);
/// What stands at the lines of \a diagram.
[[nodiscard]] std::vector<PlacedText> textsAtLines(const model::Diagram& diagram);

}  // namespace bramah::editor
