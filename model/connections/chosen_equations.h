// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"
#include "model/syntax/ast.h"

#include <functional>
#include <vector>

namespace bramah::model {

/// The equations in the `for` or `if` \a equation of \a root that take effect: of an `if` the branch that parameters
/// choose, or all branches if nothing decides.
[[nodiscard]] std::vector<const syntax::Equation*> chosenOf(const syntax::Equation& equation, const Instance& root,
                                                            const ClassPart& part);

/// Calls \a visit for the equations of \a root except initial ones, including those in branches of `if` that parameters
/// choose, but not those in undecided branches or in `for` loops.
void forEachChosenEquation(const Instance& root,
                           const std::function<void(const syntax::Equation&, const ClassPart&)>& visit);

}  // namespace bramah::model
