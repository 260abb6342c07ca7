// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"
#include "solver/structure/matching.h"

#include <span>

namespace bramah::solver {

/// Reports which equations and unknowns do not match, by component.
void reportSingular(Compilation& compilation, std::span<const ContinuousEquation> equations,
                    std::span<const VariableId> unknowns, const Incidence& incidence, const Matching& matching);

/// Reports that the equations of \a block, as many as its unknowns, depend on each other: they contradict each other,
/// or leave an unknown open.
void reportDependent(Compilation& compilation, std::span<const ContinuousEquation> equations, const Block& block,
                     bool isContradiction);

}  // namespace bramah::solver
