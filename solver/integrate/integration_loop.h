// SPDX-License-Identifier: BSD-3-Clause
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
        std::function<void(double time)> onProgress = [](double) {};  ///< after each step
        std::function<void(const RunWarning&)> onWarning = [](const RunWarning&) {};
        /// A parameter could not be set.
        std::function<void(const std::string& path)> onRefusal = [](const std::string&) {};
    };

    /// Borrows all but the listener. \a startStates are those of a successful initialise() or resume() of \a evaluator;
    /// the integrator is made by the settings.
    IntegrationLoop(SystemEvaluator& evaluator, const IntegrationSettings& settings, std::vector<double> startStates,
                    RowWriter& rows, RunControl& control, Listener listener);

    /// The whole run; once, and not beside the functions below. Blocks until the run has ended, with pauses and waits.
    [[nodiscard]] LoopEnd run();
    // run() is begin(), advanceTo() as often as needed, and finish():
    /// Starts the integrator and writes the first row.
    [[nodiscard]] std::optional<LoopEnd> begin();
    /// Continues to \a time, at which a step ends, or to the stop time if that is earlier.
    [[nodiscard]] std::optional<LoopEnd> advanceTo(double time);
    /// The same, but perhaps only to an event before \a time that has changed something.
    [[nodiscard]] std::optional<LoopEnd> advanceToEvent(double time);
    /// Writes the remaining rows; \a end: how the run ended, unless by the stop time.
    [[nodiscard]] LoopEnd finish(std::optional<LoopEnd> end);
    /// Between two calls of advanceTo(): sets parameters (path, SI).
    [[nodiscard]] std::optional<LoopEnd> changeParameters(const RunControl::ParameterChanges& changes);
    /// Between two calls of advanceTo(): lets \a change set inputs of the evaluator. Without \a mayBeEvent the change
    /// cannot be an event (InputReach::causesEvents()).
    [[nodiscard]] std::optional<LoopEnd> changeInputs(const std::function<void(SystemEvaluator&)>& change,
                                                      bool mayBeEvent = true);
    /// Between two calls of advanceTo(): writes a row at the present time, as for an event.
    [[nodiscard]] std::optional<LoopEnd> writeRow();
    /// Between two calls of advanceTo(), after another part has sent a jump: looks for time events again.
    void lookAhead() { events_.lookAhead(time()); }
    /// The time reached.
    [[nodiscard]] double time() const { return run_.integrator->time(); }
    /// Sets the \a message with which the model ends the run at its start.
    void endAtStart(const ModelMessage& message) { startMessage_ = message; }
    /// The states at the last row.
    [[nodiscard]] const std::vector<double>& states() const { return run_.states; }
    /// Between two calls of advanceTo(): the states at the present time.
    [[nodiscard]] const std::vector<double>& presentStates();
    /// The state at the last time at which equations and assertions held: the end of the run, or the moment before its
    /// failure.
    [[nodiscard]] SavedState lastState();
    /// Fills the counts of steps, evaluations, events and rows so far.
    void fillCounts(RunStatistics& statistics) const;
    /// Adds the tables by state and by relation; costs time, for the end of a run.
    void fillDetails(RunStatistics& statistics) const;

private:
    [[nodiscard]] bool isAtTarget() const;
    /// Makes one accepted step and handles everything in it.
    [[nodiscard]] std::optional<LoopEnd> advance();
    /// Handles the user's requests between two steps: new values of parameters, pause, stop.
    [[nodiscard]] std::optional<LoopEnd> heedUser();
    /// Makes a step of the integrator; repeats the first one after a start, shorter, if a relation returns soon.
    [[nodiscard]] std::optional<LoopEnd> step();
    [[nodiscard]] std::optional<LoopEnd> shortenFirstStep();
    [[nodiscard]] std::optional<LoopEnd> stepOnce();
    /// Repeats a step behind delays, shorter, if the predictions in it were wrong.
    [[nodiscard]] std::optional<LoopEnd> repeatUnforeseen();
    /// Handles the events and writes the rows in the last step and at its end.
    [[nodiscard]] std::optional<LoopEnd> finishStep();
    /// Handles the failure of equations, \a failure, inside of the last step, where the integrator did not evaluate
    /// them: the polynomial between steps may leave what is possible, as with a pressure below 0. Goes back to the last
    /// settled time for shorter steps; ends the run with \a failure if that was done too often.
    [[nodiscard]] std::optional<LoopEnd> repeatShorter(LoopEnd failure);
    [[nodiscard]] std::optional<LoopEnd> goOnAfter(AfterEvents events);
    [[nodiscard]] std::optional<LoopEnd> restart(const Restart& start);
    [[nodiscard]] StepResult startIntegrator(double t);
    /// The latest time at which the next step has to end.
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
