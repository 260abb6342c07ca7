// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/compilation.h"
#include "solver/compile/matching.h"

#include <span>

namespace bramah::solver {

/// Says in words which equations and unknowns do not fit together, by component.
void reportSingular(Compilation& compilation, std::span<const ContinuousEquation> equations,
                    std::span<const VariableId> unknowns, const Incidence& incidence, const Matching& matching);

}  // namespace bramah::solver
