// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/edit/text_edits.h"
#include "model/syntax/syntax_tree.h"

#include <utility>
#include <vector>

/// Warnings and notes that the user has checked and excluded, each with a reason. They are stored as strings at the
/// declaration of the component or at the class, `__Bramah(excluded={"open-drain L: the case is plugged"})`, so that
/// they are renamed and removed together with it.
namespace bramah::model {

/// May a problem be excluded? Not one that prevents a run.
[[nodiscard]] bool canBeExcluded(const Diagnostic& problem);

/// Problems that are open, and those that are excluded.
struct SortedProblems {
    Diagnostics open;
    std::vector<std::pair<Diagnostic, QString>> excluded;  ///< with their reasons
};
/// Sorts \a problems by the exclusions of \a definition, which may be null.
[[nodiscard]] SortedProblems sortedProblems(const syntax::ClassDefinition* definition, const Diagnostics& problems);

/// Excludes \a problem with \a reason; an empty one includes it again. No edits if the class declares no place for it.
[[nodiscard]] TextEdits setExclusion(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                     const Diagnostic& problem, const QString& reason);

}  // namespace bramah::model
