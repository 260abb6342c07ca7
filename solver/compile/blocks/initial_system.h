// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"

#include <vector>

namespace bramah::solver {

/// The equations that hold at the start of a run, sorted and solved.
struct InitialPlan {
    bool isNeeded = false;  ///< false: the states begin at their start values
    BlockPlan plan;
    std::vector<VariableId>
        parameters;  ///< found by the initial system: written with fixed = false, or depending on such
    std::vector<VariableId> freeStates;  ///< keep their start, as nothing determines them
    VariableId lambda = kNoVariable;     ///< of the homotopy; kNoVariable if the model has none
    /// Initial equations of discrete variables: pre(first) = second.
    std::vector<std::pair<VariableId, ExprId>> discreteStarts;
};

/// Sets up the initial system from the equations (also the differentiated ones), fixed starts and initial equations. If
/// these leave states open, states keep their start, those with a written one first; too many conditions are an error
/// that names them.
[[nodiscard]] InitialPlan planInitialSystem(Compilation& compilation);

}  // namespace bramah::solver
