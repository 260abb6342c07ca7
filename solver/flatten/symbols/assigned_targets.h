// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"

#include <functional>
#include <string>
#include <unordered_set>

namespace bramah::solver {

/// Takes a reference on the left side of an assignment, and whether that is within a when clause.
using TargetVisit = std::function<void(const model::syntax::ComponentReference&, bool isInWhen)>;

/// Visits the references that \a statements assign to, also in nested statements and in `(a, b) := f(x)`.
void forEachTarget(model::syntax::List<const model::syntax::Statement*> statements, const TargetVisit& visit);

/// The names of variables that \a statements assign to, as a whole or in part.
[[nodiscard]] std::unordered_set<std::string> assignedNames(
    model::syntax::List<const model::syntax::Statement*> statements);

}  // namespace bramah::solver
