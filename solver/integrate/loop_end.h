// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrators/integrator.h"

#include <cstdint>
#include <variant>

namespace bramah::solver {

/// The end of a run's loop; `reports/run_end_texts.h` puts it into words.
struct LoopEnd {
    /// The run is complete.
    struct StopTimeReached {
    };
    struct Stopped {
    };  ///< by the user
    /// The model called terminate().
    struct Terminated {
        ModelMessage message;
    };
    /// No step of the integrator is small enough.
    struct StepFailed {
        StepResult result = StepResult::Ok;
        std::int32_t state = -1;  ///< state with the largest error or correction; -1: not known
        EvaluationStatus last;    ///< the evaluation that failed last; Ok if none did
    };
    /// A relation switches again and again within almost no time.
    struct Chattering {
        std::int32_t relation = -1;  ///< index in SystemLayout::relations; -1: not known
    };
    /// A relation switches at ever shorter intervals, which converge to zero.
    struct PilingUp {
        std::int32_t relation = -1;
    };
    /// EvaluationStatus: equations or an assertion failed.
    using Cause =
        std::variant<StopTimeReached, Stopped, Terminated, EvaluationStatus, StepFailed, Chattering, PilingUp>;

    double time = 0;  ///< simulated time reached [s]
    Cause cause;
};

}  // namespace bramah::solver
