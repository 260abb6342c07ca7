// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"
#include "model/syntax/ast.h"

#include <functional>
#include <vector>

namespace bramah::model {

/// The equations that hold of those inside of a `for` or `if` of \a root: of an `if` the branch that parameters choose,
/// or all where nothing tells.
[[nodiscard]] std::vector<const syntax::Equation*> chosenOf(const syntax::Equation& equation, const Instance& root,
                                                            const ClassPart& part);

/// Calls \a visit for the equations of \a root, initial ones left out: also for those of the branches of `if` that
/// parameters choose, but not for what nothing chooses or `for` repeats.
void forEachChosenEquation(const Instance& root,
                           const std::function<void(const syntax::Equation&, const ClassPart&)>& visit);

}  // namespace bramah::model
