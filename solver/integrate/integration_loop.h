// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/run_events.h"
#include "solver/integrate/run_statistics.h"
#include "solver/integrate/watches/step_limit.h"
#include "solver/integrate/watches/tiny_step_watch.h"

#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace bramah::solver {

/// Integrates an initialised system from the start to the stop time: steps, events, rows. Belongs to the run's worker.
/// The README of this folder has a diagram of its states. Each part of a step returns the end of the run, or nothing if
/// the run goes on.
class IntegrationLoop
{
public:
    /// The listener to events of the run.
    struct Listener {
        std::function<void(double time)> onProgress;  ///< after each step
        std::function<void(const AssertionWarning&)> onWarning;
        std::function<void(const std::string& path)> onRefusal;  ///< of a parameter that cannot be set
    };

    IntegrationLoop(SystemEvaluator& evaluator, const IntegrationSettings& settings, std::vector<double> startStates,
                    RowWriter& rows, RunControl& control, Listener listener);

    [[nodiscard]] LoopEnd run();
    // run() is begin(), advanceTo() as often as it takes, and finish():
    /// The start: the first row is written.
    [[nodiscard]] std::optional<LoopEnd> begin();
    /// Goes on to \a time, which a step ends at, or to the stop time if that is earlier.
    [[nodiscard]] std::optional<LoopEnd> advanceTo(double time);
    /// Writes what is left to write; \a end: how the run has ended if it was not by the stop time.
    [[nodiscard]] LoopEnd finish(std::optional<LoopEnd> end);
    /// Between two calls of advanceTo(): gives parameters new values (path, SI).
    [[nodiscard]] std::optional<LoopEnd> changeParameters(const RunControl::ParameterChanges& changes);
    /// Between two calls of advanceTo(): writes a row of where it is, as at an event.
    [[nodiscard]] std::optional<LoopEnd> writeRow();
    /// The time reached.
    [[nodiscard]] double time() const { return run_.integrator->time(); }
    /// The model has said \a message and ends the run at its start.
    void endAtStart(const ModelMessage& message) { startMessage_ = message; }
    /// The states at the last row.
    [[nodiscard]] const std::vector<double>& states() const { return run_.states; }
    /// The last moment at which the equations and assertions held: the end of the run, or the moment before its
    /// failure.
    [[nodiscard]] SavedState lastState();
    void fillCounts(RunStatistics& statistics) const;
    void fillDetails(RunStatistics& statistics) const;

private:
    /// One accepted step with all that happens in it.
    [[nodiscard]] std::optional<LoopEnd> advance();
    /// Heeds the user between two steps: other values of parameters, a pause, a stop.
    [[nodiscard]] std::optional<LoopEnd> heedUser();
    /// A step of the integrator; the first after a start once more and shorter where a relation returns soon.
    [[nodiscard]] std::optional<LoopEnd> step();
    [[nodiscard]] std::optional<LoopEnd> shortenFirstStep();
    [[nodiscard]] std::optional<LoopEnd> stepOnce();
    /// Makes a step behind delays that has not met what it had foreseen once more, and shorter.
    [[nodiscard]] std::optional<LoopEnd> repeatUnforeseen();
    /// Makes the events and rows in the step just made and at its end.
    [[nodiscard]] std::optional<LoopEnd> finishStep();
    /// The equations have failed, by \a failure, somewhere in the step just made, where the integrator has not asked:
    /// the polynomial between the steps may leave what is possible, as a pressure fall below 0. Goes back to where all
    /// is settled, for shorter steps; the run ends with \a failure if that has been done too often.
    [[nodiscard]] std::optional<LoopEnd> repeatShorter(LoopEnd failure);
    [[nodiscard]] std::optional<LoopEnd> goOnAfter(AfterEvents events);
    [[nodiscard]] std::optional<LoopEnd> restart(const Restart& start);
    [[nodiscard]] StepResult startIntegrator(double t);
    /// The time at which the next step has to end.
    [[nodiscard]] double nextStop() const;
    [[nodiscard]] Integrator& integrator() const { return *run_.integrator; }

    IntegrationSettings settings_;
    RunControl& control_;
    std::function<void(double)> onProgress_;
    std::function<void(const std::string&)> onRefusal_;
    RunningParts run_;
    RunEvents events_;
    TinyStepWatch tinySteps_;
    StepLimit limit_;
    double target_ = std::numeric_limits<double>::infinity();  // of advanceTo()
    bool isFirstStep_ = true;                                  // after a start of the integrator
    std::optional<ModelMessage> startMessage_;
};

}  // namespace bramah::solver
