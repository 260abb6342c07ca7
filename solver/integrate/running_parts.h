// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/run_rows.h"
#include "solver/integrate/watches/return_watch.h"
#include "solver/integrate/watches/steps_behind_delays.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace bramah::solver {

/// The parts of a run that its loop and its events share, and how far it has come.
struct RunningParts {
    RunningParts(SystemEvaluator& system, std::unique_ptr<Integrator> steps, const IntegrationSettings& settings,
                 RowWriter& writer, std::vector<double> startStates, std::function<void(const AssertionWarning&)> warn);
    RunningParts(const RunningParts&) = delete;  // its parts refer to each other
    RunningParts& operator=(const RunningParts&) = delete;

    /// The derivatives, assertions and rows up to \a t hold, with the rows written so far.
    void settle(double t);
    /// The state at \a t, in the last step, is one of the run: assertions hold there, delayed signals remember it. The
    /// end of the run if it cannot be.
    [[nodiscard]] std::optional<LoopEnd> accept(double t);
    /// The same at some points from `settled` to \a t, but for \a t itself, as many as delayed signals need.
    [[nodiscard]] std::optional<LoopEnd> acceptBefore(double t);
    /// Tells the user which assertions have warned.
    void reportWarnings();

    SystemEvaluator& evaluator;
    const std::unique_ptr<Integrator> integrator;
    StepStatistics statistics;
    LoopEnds ends;
    RunRows rows;
    ReturnWatch returns;
    StepsBehindDelays delayed;
    std::function<void(const AssertionWarning&)> onWarning;
    std::vector<double> states;  ///< at the time that was looked at last: of a row, an event, the end of a step
    double settled;              ///< up to here the step is done: events and their changes
    double good;                 ///< up to here the equations and assertions have held
};

}  // namespace bramah::solver
