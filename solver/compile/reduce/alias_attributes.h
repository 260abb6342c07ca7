// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

#include <span>

namespace bramah::solver {

/// Merges start, fixed, nominal, bounds and stateSelect of eliminated variables into their representatives. Two fixed
/// starts that differ, with parameters as written, are an error that names both.
void mergeAliasAttributes(Compilation& compilation, std::span<const VariableId> eliminated);

}  // namespace bramah::solver
