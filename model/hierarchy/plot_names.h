// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/syntax/syntax_tree.h"

#include <QString>

namespace bramah::model {

/// The variables of \a component that the plots of a class show, `__Bramah(plots=...)`, go by \a path; an empty path
/// leaves the rest behind the component's name.
[[nodiscard]] TextEdits renamePlotted(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                      const QString& component, const QString& path);

}  // namespace bramah::model
