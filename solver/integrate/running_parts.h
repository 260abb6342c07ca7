// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrate/run_rows.h"
#include "solver/integrate/run_warning.h"
#include "solver/integrate/watches/return_watch.h"
#include "solver/integrate/watches/steps_behind_delays.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace bramah::solver {

/// What a run's loop and its events share, and how far the run has come.
struct RunningParts {
    /// Borrows \a system and \a writer; \a steps is an integrator of the same system, not started yet. \a warn is
    /// called by the worker.
    RunningParts(SystemEvaluator& system, std::unique_ptr<Integrator> steps, const IntegrationSettings& settings,
                 RowWriter& writer, std::vector<double> startStates, std::function<void(const RunWarning&)> warn);
    RunningParts(const RunningParts&) = delete;  // its members refer to each other
    RunningParts& operator=(const RunningParts&) = delete;

    /// Makes everything up to \a t final, the rows written so far included.
    void settle(double t);
    /// Accepts the state at \a t, within the last step: checks assertions and stores delayed signals. Returns the end
    /// of the run if that fails.
    [[nodiscard]] std::optional<LoopEnd> accept(double t);
    /// Stores delayed signals at some points between `settled` and \a t, as many as they need.
    [[nodiscard]] std::optional<LoopEnd> rememberBefore(double t);
    /// Reports assertions that have warned, and variables out of their range, to the user.
    void reportWarnings();

    SystemEvaluator& evaluator;
    const std::unique_ptr<Integrator> integrator;
    StepStatistics statistics;
    LoopEnds ends;
    RunRows rows;
    ReturnWatch returns;
    StepsBehindDelays delayed;
    std::function<void(const RunWarning&)> onWarning;
    std::vector<double> states;  ///< at the time evaluated last: of a row, an event, the end of a step
    double settled;              ///< everything up to this time is final: events and their changes
    double good;                 ///< equations and assertions have held up to this time
};

}  // namespace bramah::solver
