// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/run_events.h"
#include "solver/integrate/run_statistics.h"
#include "solver/integrate/watches/step_limit.h"
#include "solver/integrate/watches/tiny_step_watch.h"

#include <functional>
#include <optional>
#include <vector>

namespace bramah::solver {

/// Integrates an initialised system from the start to the stop time: steps, events, rows. Belongs to the run's worker.
/// The README of this folder has a diagram of its states. What a part of a step returns is the end of the run, or
/// nothing if the run goes on.
class IntegrationLoop
{
public:
    /// \a onProgress(time) is called after each step; \a onNote with sentences for the user.
    struct Listener {
        std::function<void(double time)> onProgress;
        std::function<void(const QString& note)> onNote;
    };

    IntegrationLoop(SystemEvaluator& evaluator, const RunSettings& settings, std::vector<double> startStates,
                    RowWriter& rows, RunControl& control, Listener listener);

    [[nodiscard]] RunEnd run();
    /// The model has said \a message and ends the run at its start.
    void endAtStart(const ModelMessage& message) { startMessage_ = message; }
    /// The states at the last row.
    [[nodiscard]] const std::vector<double>& states() const { return run_.states; }
    /// The last moment at which the equations and assertions held: the end of the run, or before what it failed of.
    [[nodiscard]] SavedState lastState();
    void fillCounts(RunStatistics& statistics) const;
    void fillDetails(RunStatistics& statistics) const;

private:
    /// The start: the first row is written.
    [[nodiscard]] std::optional<RunEnd> begin();
    /// One accepted step with all that happens in it.
    [[nodiscard]] std::optional<RunEnd> advance();
    /// What the user wants between two steps: other values of parameters, a pause, a stop.
    [[nodiscard]] std::optional<RunEnd> heedUser();
    [[nodiscard]] std::optional<RunEnd> changeParameters();
    /// A step of the integrator; the first after a start once more and shorter where a relation returns soon.
    [[nodiscard]] std::optional<RunEnd> step();
    [[nodiscard]] std::optional<RunEnd> shortenFirstStep();
    [[nodiscard]] std::optional<RunEnd> stepOnce();
    /// What lies in the step just made and at its end: events and rows.
    [[nodiscard]] std::optional<RunEnd> finishStep();
    /// The equations have failed, by \a failure, somewhere in the step just made, where the integrator has not asked:
    /// the polynomial between the steps may leave what is possible, as a pressure fall below 0. Goes back to where all
    /// is settled, for shorter steps; the run ends with \a failure if that has been done too often.
    [[nodiscard]] std::optional<RunEnd> repeatShorter(RunEnd failure);
    [[nodiscard]] std::optional<RunEnd> goOnAfter(AfterEvents events);
    [[nodiscard]] std::optional<RunEnd> restart(const Restart& start);
    [[nodiscard]] StepResult startIntegrator(double t);
    /// Where the next step has to end.
    [[nodiscard]] double nextStop() const;
    [[nodiscard]] Integrator& integrator() const { return *run_.integrator; }

    RunSettings settings_;
    RunControl& control_;
    std::function<void(double)> onProgress_;
    RunningParts run_;
    RunEvents events_;
    TinyStepWatch tinySteps_;
    StepLimit limit_;
    bool isFirstStep_ = true;  // after a start of the integrator
    std::optional<ModelMessage> startMessage_;
};

}  // namespace bramah::solver
