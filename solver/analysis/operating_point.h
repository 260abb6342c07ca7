// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"

#include <string>
#include <vector>

namespace bramah::solver {

/// A point at which a system rests, or moves so that nothing changes but free positions and the counts of meters.
struct OperatingPoint {
    /// A state that nothing determines: it keeps its start. `rate` is how fast it changes at the operating point, as a
    /// load at constant speed does [unit of the state per second].
    struct FreeState {
        std::string path;
        double rate = 0;
    };
    EvaluationStatus status;
    std::vector<double> states;
    std::vector<FreeState> freeStates;
    std::vector<std::vector<std::string>> conserved;  ///< states of which a weighted sum keeps its start, as oil masses
    std::string method;  ///< as `pseudo-transient continuation`; English, for the command line
    int steps = 0;
    double residual = 0;  ///< largest derivative left over, in usual sizes of the states per second
};

/// Finds the operating point at \a time with all inputs frozen at that time: from the initial states along the system's
/// own motion in time steps that grow to infinity (pseudo-transient continuation with the symbolic Jacobian); where
/// that fails, from the end of a long transient. Relations are taken literally on the way. On failure the status names
/// the state that changes most.
[[nodiscard]] OperatingPoint findOperatingPoint(SystemEvaluator& evaluator, double time);

}  // namespace bramah::solver
