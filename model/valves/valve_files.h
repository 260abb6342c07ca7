// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/syntax/syntax_tree.h"
#include "model/valves/valve_table.h"

#include <tl/expected.hpp>

namespace bramah::model {

/// The edits that redraw the symbol of each class with a valve table as the table says; the text has no errors. None if
/// all symbols are up to date. A table of a newer format is left alone.
[[nodiscard]] tl::expected<TextEdits, ValveFault> redrawnValves(const syntax::SyntaxTree& tree);

}  // namespace bramah::model
