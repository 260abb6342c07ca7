// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/modifier_changes.h"

#include <map>
#include <string>

namespace bramah::model {

/// The part of the text of \a tree that decides which equations there are, for comparing two versions: without blanks,
/// comments and annotations of drawings, plots and runs. The values \a literals, which stand in this text, are replaced
/// by marks that distinguish Booleans from numbers.
[[nodiscard]] std::string structureText(const syntax::SyntaxTree& tree,
                                        const std::map<std::string, LiteralValue>& literals = {});

}  // namespace bramah::model
