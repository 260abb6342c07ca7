// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/system_evaluator.h"
#include "solver/integrate/loop_end.h"
#include "solver/integrate/run_warning.h"

#include <string>

namespace bramah::solver {

/// Why a run ended.
enum class EndReason {
    StopTimeReached,
    Terminated,            ///< the model called terminate()
    Stopped,               ///< stop() was called
    NotCompiled,           ///< the model has errors; see RunStatus::diagnostics
    BadSettings,           ///< as an unknown parameter path or a stop time before the start time
    InitialisationFailed,  ///< no consistent start was found
    AssertionFailed,       ///< an assertion of the model failed
    EquationsFailed,       ///< NaN, or an implicit block without solution
    StepFailed,            ///< the error test or Newton's iteration fails at the smallest step
    Chattering,            ///< a relation switches repeatedly within almost no time
    InternalFailure,       ///< a broken invariant of Bramah
};

/// The end of a run, in words for its user.
struct EndWords {
    EndReason reason = EndReason::StopTimeReached;
    double time = 0;           ///< simulated time reached [s]
    std::string component;     ///< path of the component that caused it, as `relief`; may be empty
    std::string message;       ///< what was observed
    std::string advice;        ///< what to try; may be empty
    std::string toAllow = {};  ///< path of a program that the user has to allow first; mostly empty
};

/// The end of a run's loop with \a evaluator.
[[nodiscard]] EndWords endWords(const LoopEnd& end, const SystemEvaluator& evaluator);
/// The end of a run whose equations or assertions failed with \a status at \a time.
[[nodiscard]] EndWords failureEndWords(const EvaluationStatus& status, double time, const FlatModel& model);

/// The text of an assertion that only warns, or of a variable that has left its min or max.
[[nodiscard]] std::string warningWords(const RunWarning& warning, const FlatModel& model);

}  // namespace bramah::solver
