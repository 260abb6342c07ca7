// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/run_values.h"
#include "solver/history/delay_history.h"
#include "solver/history/transport_history.h"

#include <functional>
#include <span>
#include <vector>

namespace bramah::solver {

/// Instants closer than this, relative to their size, are the same one but for rounding.
inline constexpr double kSameInstant = 4e-15;

/// The past of a run's signals: of those in delays and in the pipes of spatialDistribution().
class PastSignals
{
public:
    explicit PastSignals(RunValues& values);

    [[nodiscard]] bool isEmpty() const { return delays_.empty() && transports_.empty(); }
    [[nodiscard]] std::size_t transportCount() const { return transports_.size(); }
    void clear();
    /// Puts what comes out at the point in the slots into the slots.
    void update();
    /// The jumps that come out now are behind; true if there was one.
    bool passJumps();
    /// Remembers the signals at this point; the assertion program has run.
    void record();
    /// Remembers the values that an event has given to the delayed expressions, at its time.
    EvaluationStatus recordJumps();

    /// The longest step [s] after which delayed values still are known well enough; 0: no limit.
    [[nodiscard]] double largestStep() const;
    /// Fails if a delay is not positive.
    [[nodiscard]] EvaluationStatus delayStatus() const;
    /// Recoverable if a step goes on through a pipe beyond what is known to be in it.
    [[nodiscard]] EvaluationStatus transportStatus() const;
    /// How far each pipe is from the next jump that comes out of it: a zero-crossing function.
    void distancesOfJumps(std::span<double> distances) const;
    /// Calls \a visit(instant) for the next time after \a t at which a jump comes out or a pipe has to be looked at.
    void forEachInstantAfter(double t, const std::function<void(double)>& visit) const;

    /// Fills the pipes with what they hold at the start.
    EvaluationStatus fillTransports();
    /// Fills the pipes with what flows in now.
    void fillWithInflow();
    /// The delayed expressions have had their values for ever before \a t0.
    void beginDelays(double t0);
    /// Adds what is remembered at \a t to \a state.
    void save(SavedState& state, double t) const;
    /// Remembers at \a t0 what \a state does; false if it is of other delays.
    [[nodiscard]] bool refillDelays(const SavedState& state, double t0);
    EvaluationStatus refillTransports(const SavedState& state);

private:
    [[nodiscard]] double positionOf(const CompiledTransport& transport) const;
    [[nodiscard]] TransportHistory::Inflows inflowsOf(const CompiledTransport& transport) const;

    RunValues& values_;
    std::vector<DelayHistory> delays_;
    std::vector<TransportHistory> transports_;
};

}  // namespace bramah::solver
