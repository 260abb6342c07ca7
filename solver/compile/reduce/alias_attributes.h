// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

#include <span>

namespace bramah::solver {

/// Gives the representatives the start, fixed, nominal, bounds and stateSelect of the variables they stand for. Two
/// fixed starts that differ with the parameters as written are an error that names both.
void mergeAliasAttributes(Compilation& compilation, std::span<const VariableId> eliminated);

}  // namespace bramah::solver
