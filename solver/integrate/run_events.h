// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrate/running_parts.h"
#include "solver/integrate/watches/derivative_jump.h"

#include <tl/expected.hpp>

#include <variant>

namespace bramah::solver {

/// The step is kept and the run continues behind it.
struct GoesOn {
};

/// The integrator has to be restarted from the present states of the run.
struct Restart {
    double time = 0;
    /// Relations that reinit() may have pushed away from zero.
    std::optional<std::vector<std::int32_t>> pushed;
};

/// How the loop continues after events.
using AfterEvents = std::variant<GoesOn, Restart, LoopEnd>;

/// The interruptions of the integration: crossings of relations, time events, changed parameters.
class RunEvents
{
public:
    /// Borrows both; \a run has its evaluator and integrator already.
    RunEvents(RunningParts& run, const IntegrationSettings& settings);

    /// Takes the signs at (t, states) as reference for crossings, and finds the next time event after \a t.
    [[nodiscard]] EvaluationStatus takeReference(double t);
    /// Finds the next time event after \a t.
    void lookAhead(double t) { nextTime_ = run_.evaluator.nextTimeEvent(t); }
    /// The time of the next time event [s]; infinity if none is known.
    [[nodiscard]] double nextTime() const { return nextTime_; }
    /// The zero-crossing functions at the last crossing.
    [[nodiscard]] std::span<const double> crossingValues() const { return crossings_.crossingValues(); }

    /// Handles the crossings in the last step, in order, up to the first one that needs a restart.
    [[nodiscard]] AfterEvents handleCrossings();
    /// Handles the time event, or the end of the run, at the end of the last step.
    [[nodiscard]] AfterEvents handleTimeEvent();
    /// Sets parameters (path, SI); calls \a refuse with each path that cannot be set.
    [[nodiscard]] AfterEvents changeParameters(const RunControl::ParameterChanges& changes,
                                               const std::function<void(const std::string&)>& refuse);
    /// Lets \a change set inputs, at the end of the last step: an event, with a new start only if a state notices it
    /// within a usual step.
    /// Without \a mayBeEvent the change reaches no relation, discrete variable or past (InputReach).
    [[nodiscard]] AfterEvents changeInputs(const std::function<void(SystemEvaluator&)>& change, bool mayBeEvent);

private:
    /// Looks how far the derivatives, taken before an event, have jumped at \a t.
    [[nodiscard]] AfterEvents goOnBehindJump(double t, bool areEquationsChanged);
    /// Handles the event at (t, states) and, if it ends the run, the event of terminal().
    EventOutcome takeEvent(double t);
    /// Handles the event at (t, states) and writes its rows.
    [[nodiscard]] tl::expected<EventOutcome, LoopEnd> handleEvent(double t, bool isTimeEvent);
    /// Handles what an event at \a crossing, in a step to \a reached, has changed but for states.
    [[nodiscard]] AfterEvents followChange(const Crossing& crossing, double reached, const EventOutcome& outcome);
    /// Handles a crossing at (crossing.time, states) in a step to \a reached.
    [[nodiscard]] AfterEvents handleCrossing(const Crossing& crossing, double reached);
    /// The end of the run if \a crossing is a predicted return that comes too early to be true.
    [[nodiscard]] std::optional<LoopEnd> checkReturn(const Crossing& crossing);

    RunningParts& run_;
    ZeroCrossings crossings_;
    DerivativeJump jump_;
    double chatteringWindow_;      // [s]
    ChatteringWatch chattering_;   // events that make the run go another way
    ChatteringWatch noise_;        // all crossings
    ChatteringWatch pilingTimes_;  // a sampler may be as fast as it likes, but time must advance
    double nextTime_ = 0;          // of a time event
};

}  // namespace bramah::solver
