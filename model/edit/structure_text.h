// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/modifier_changes.h"

#include <map>
#include <string>

namespace bramah::model {

/// The text of \a tree as far as equations can follow from it, for comparing two versions: without blanks, comments and
/// annotations of drawings, plots and runs. In place of the values \a literals, which stand in this text, there are
/// marks that tell truths from numbers.
[[nodiscard]] std::string structureText(const syntax::SyntaxTree& tree,
                                        const std::map<std::string, LiteralValue>& literals = {});

}  // namespace bramah::model
