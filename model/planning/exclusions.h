// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/edit/text_edits.h"
#include "model/syntax/syntax_tree.h"

#include <utility>
#include <vector>

/// Warnings and notes that a user has looked at and lets be, each with the reason. They are kept as strings beside what
/// they are about, at the component's declaration or at the class: `__Bramah(excluded={"open-drain L: the case is
/// plugged"})`, so that they follow its name and go with it.
namespace bramah::model {

/// May a problem be let be? What stops a run may not.
[[nodiscard]] bool canBeExcluded(const Diagnostic& problem);

/// Problems to be looked at, and those that are let be.
struct SortedProblems {
    Diagnostics open;
    std::vector<std::pair<Diagnostic, QString>> excluded;  ///< with their reasons
};
/// \a problems, their components named from \a definition, which may be null.
[[nodiscard]] SortedProblems sortedProblems(const syntax::ClassDefinition* definition, const Diagnostics& problems);

/// Lets \a problem be for \a reason; an empty one takes it back. Empty where the class declares nothing to keep it at.
[[nodiscard]] TextEdits setExclusion(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                     const Diagnostic& problem, const QString& reason);

}  // namespace bramah::model
