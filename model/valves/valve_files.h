// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/syntax/syntax_tree.h"
#include "model/valves/valve_table.h"

#include <tl/expected.hpp>

namespace bramah::model {

/// The edits that draw the symbol of each class with a valve's table as the table says, from a text without errors.
/// None if all are drawn so. A table of a newer format is left alone.
[[nodiscard]] tl::expected<TextEdits, ValveFault> redrawnValves(const syntax::SyntaxTree& tree);

}  // namespace bramah::model
