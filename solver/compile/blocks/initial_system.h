// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"

#include <vector>

namespace bramah::solver {

/// The sorted and solved equations for the start of a run.
struct InitialPlan {
    bool isNeeded = false;  ///< false: the states begin at their start attributes
    BlockPlan plan;
    std::vector<VariableId>
        parameters;  ///< determined by the initial system: written with fixed = false, or dependent on such
    std::vector<VariableId> freeStates;  ///< keep their start attribute, as nothing determines them
    VariableId lambda = kNoVariable;     ///< homotopy parameter; kNoVariable if the model has no homotopy()
    /// Initial equations for discrete variables: pre(first) = second.
    std::vector<std::pair<VariableId, ExprId>> discreteStarts;
};

/// Makes the initial system of all equations (differentiated ones included), fixed starts and initial equations. States
/// that these leave open keep their start attribute, those with a written one first; too many conditions are an error
/// that names them. Its blocks are sorted, but not solved yet.
[[nodiscard]] InitialPlan planInitialSystem(Compilation& compilation);

/// Decides how the blocks of \a initial are solved. Only those stay that lead to a state, a parameter or a start value
/// for an iteration of \a simulation, which computes all else from these.
void solveInitialSystem(Compilation& compilation, InitialPlan& initial, const BlockPlan& simulation);

}  // namespace bramah::solver
