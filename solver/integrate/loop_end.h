// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrators/integrator.h"

#include <cstdint>
#include <variant>

namespace bramah::solver {

/// The end of the loop of a run; `reports/run_end_texts.h` puts it into words.
struct LoopEnd {
    struct StopTimeReached {
    };
    struct Stopped {
    };  ///< by the user
    /// The model called terminate().
    struct Terminated {
        ModelMessage message;
    };
    /// The integrator finds no step that is small enough.
    struct StepFailed {
        StepResult result = StepResult::Ok;
        std::int32_t state = -1;  ///< the one that resists most, or changes too fast; -1: not known
        EvaluationStatus last;    ///< the evaluation that failed last, if any did
    };
    /// A relation switches again and again within almost no time.
    struct Chattering {
        std::int32_t relation = -1;  ///< index in SystemLayout::relations; -1: not known
    };
    /// A relation switches after ever shorter times, the next of which is none.
    struct PilingUp {
        std::int32_t relation = -1;
    };
    /// EvaluationStatus: the equations or an assertion have failed.
    using Cause =
        std::variant<StopTimeReached, Stopped, Terminated, EvaluationStatus, StepFailed, Chattering, PilingUp>;

    double time = 0;  ///< simulated time reached [s]
    Cause cause;
};

}  // namespace bramah::solver
