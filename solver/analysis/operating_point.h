// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"

#include <string>
#include <vector>

namespace bramah::solver {

/// A point at which a system rests, or at which only free positions and meters change.
struct OperatingPoint {
    /// A state that nothing determines: it keeps its start. `rate` is its derivative at the operating point, as of a
    /// load at constant speed [unit of the state per second].
    struct FreeState {
        std::string path;
        double rate = 0;
    };
    EvaluationStatus status;
    std::vector<double> states;
    std::vector<FreeState> freeStates;
    std::vector<std::vector<std::string>> conserved;  ///< sets of states whose weighted sum keeps its start, as oil
    std::string method;  ///< as `pseudo-transient continuation`; English, for the command line
    int steps = 0;
    double residual = 0;  ///< largest remaining derivative, in usual sizes of the states per second
};

/// Finds the operating point at \a time with inputs frozen at that time: from the initial states along the system's
/// motion in time steps that grow to infinity (pseudo-transient continuation, Kelley and Keyes 1998, with the symbolic
/// Jacobian); if that fails, from the end of a long transient, and then by KINSOL's line search. Relations are taken
/// literally on the way. On failure the status names the state that changes most.
[[nodiscard]] OperatingPoint findOperatingPoint(SystemEvaluator& evaluator, double time);

}  // namespace bramah::solver
