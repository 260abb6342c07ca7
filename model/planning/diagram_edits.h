// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/planning/diagram_change.h"
#include "model/syntax/syntax_tree.h"

#include <memory>

namespace bramah::model {

/// The changes of a class as edits of its text, in order; a change of an inherited or missing component makes none. \a
/// className: full name. \a tree has no errors.
[[nodiscard]] TextEdits textEditsOf(const std::shared_ptr<const syntax::SyntaxTree>& tree, const QString& className,
                                    const DiagramChanges& changes);

}  // namespace bramah::model
