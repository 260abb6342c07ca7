// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/syntax/syntax_tree.h"

#include <QString>

namespace bramah::model {

/// Renames the variables of \a component in the plots, measures and questions of a class, `Documentation(figures=...)`
/// and `__Bramah(plots=..., measures=..., study(...), fit(...), optimise(...))`: \a path replaces the component's name;
/// an empty path leaves what stands behind it.
[[nodiscard]] TextEdits renamePlotted(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                      const QString& component, const QString& path);
/// The same in `__Bramah(...)` alone, whose texts are no references of the language.
[[nodiscard]] TextEdits renameInPlotTexts(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                          const QString& component, const QString& path);

}  // namespace bramah::model
