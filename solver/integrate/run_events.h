// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/running_parts.h"
#include "solver/integrate/watches/derivative_jump.h"

#include <tl/expected.hpp>

#include <variant>

namespace bramah::solver {

/// The step stands and the run goes on behind it.
struct GoesOn {
};

/// The integrator has to start anew, at the states that the run has now.
struct Restart {
    double time = 0;
    /// Relations that reinit() has pushed away from zero, if that may be.
    std::optional<std::vector<std::int32_t>> pushed;
};

/// The way in which the loop goes on after events.
using AfterEvents = std::variant<GoesOn, Restart, LoopEnd>;

/// The interruptions of the integration: crossings of relations, time events, changed parameters.
class RunEvents
{
public:
    RunEvents(RunningParts& run, const IntegrationSettings& settings);

    /// Crossings are from now on changes of the signs at (t, states), and the next time event is the first behind \a t.
    [[nodiscard]] EvaluationStatus takeReference(double t);
    /// The next time event is the first behind \a t.
    void lookAhead(double t) { nextTime_ = run_.evaluator.nextTimeEvent(t); }
    [[nodiscard]] double nextTime() const { return nextTime_; }
    /// The zero-crossing functions where the last crossing was found.
    [[nodiscard]] std::span<const double> crossingValues() const { return crossings_.crossingValues(); }

    /// Handles the crossings in the step just made, one after the other, up to the first that asks for a restart.
    [[nodiscard]] AfterEvents handleCrossings();
    /// Handles the time event, or the end of the run, at the end of the step just made.
    [[nodiscard]] AfterEvents handleTimeEvent();
    /// Gives parameters new values (path, SI); \a refuse is called with the paths that are no parameter to set.
    [[nodiscard]] AfterEvents changeParameters(const RunControl::ParameterChanges& changes,
                                               const std::function<void(const std::string&)>& refuse);

private:
    /// The event at (t, states), and where that ends the run the one of terminal().
    EventOutcome takeEvent(double t);
    /// The event at (t, states) with its rows.
    [[nodiscard]] tl::expected<EventOutcome, LoopEnd> handleEvent(double t, bool isTimeEvent);
    /// The crossing is at (crossing.time, states), in a step to \a reached.
    [[nodiscard]] AfterEvents handleCrossing(const Crossing& crossing, double reached);
    /// The end of the run if \a crossing is a predicted return, but too early to be true.
    [[nodiscard]] std::optional<LoopEnd> checkReturn(const Crossing& crossing);

    RunningParts& run_;
    ZeroCrossings crossings_;
    DerivativeJump jump_;
    ChatteringWatch chattering_;
    ChatteringWatch pilingTimes_;  // a sampler may be as quick as it likes, but time must go on
    double nextTime_ = 0;          // of a time event
};

}  // namespace bramah::solver
