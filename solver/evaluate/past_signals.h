// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/run_values.h"
#include "solver/history/history_operator.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace bramah::solver {

/// The past of a run's signals, for all operators with a past alike: those in delays and in the pipes of
/// spatialDistribution().
/// Large: evaluation, events, steps and saved states each ask other questions about the same histories.
class PastSignals
{
public:
    explicit PastSignals(RunValues& values);

    [[nodiscard]] bool isEmpty() const { return histories_.empty(); }
    /// The number of operators whose jumps come out by zero crossings.
    [[nodiscard]] std::size_t crossingCount() const { return crossingCount_; }
    void clear();
    /// Writes the outputs at the point in the slots into the slots.
    void update();
    /// Marks the jumps that come out now as passed; true if there was one.
    bool passJumps();
    /// Remembers the signals at this point; the assertion program has run.
    void record();
    /// Remembers the values that an event has given to the remembered expressions, at its time.
    EvaluationStatus recordJumps();

    /// The longest step [s] after which the outputs still are known well enough; 0: no limit.
    [[nodiscard]] double largestStep() const;
    /// Says whether there is a delay, so that StepsBehindDelays says how long steps may be.
    [[nodiscard]] bool hasDelays() const;
    /// The shortest delay [s] of outputs that are read here; 0 without any.
    [[nodiscard]] double shortestDelay() const;
    /// The same of delays whose inputs are remembered here.
    [[nodiscard]] double shortestRemembered() const;
    /// The way [s] from \a t on over which all outputs of delays are straight, as far as they are known; infinity: to
    /// the end of the known values.
    [[nodiscard]] double straightAhead(double t) const;
    /// The largest difference of inputs of delays at the point in the slots from foreseen values, as a share of the
    /// largest value of the signal. The assertion program has run.
    [[nodiscard]] double surprise() const;
    /// [s] Of the history with this number in the system.
    [[nodiscard]] double delayOf(std::size_t history) const { return histories_[history]->delay(point()); }
    /// The values remembered since the last call by a delay whose output other parts of the system read.
    [[nodiscard]] std::vector<TimedValue> takeSent(std::size_t history);
    /// Remembers the values that another part of the system has sent.
    void receive(std::size_t history, std::span<const TimedValue> values)
    {
        histories_[history]->receive(point(), values);
    }

    /// Fails if a history cannot be used at this accepted point, as a delay that is not positive.
    [[nodiscard]] EvaluationStatus statusAt() const;
    /// Fails recoverably if a step goes on beyond the known outputs.
    [[nodiscard]] EvaluationStatus statusWithin() const;
    /// Writes a zero-crossing function for each operator with crossings: how far its next jump is from coming out.
    void distancesOfJumps(std::span<double> distances) const;
    /// Calls \a visit(instant) for the next time after \a t at which a jump comes out or a history has to be looked at.
    void forEachInstantAfter(double t, const std::function<void(double)>& visit) const;

    /// Takes the contents that the model gives, before the start.
    EvaluationStatus fill();
    /// Fills all histories as if the present inputs had gone in for ever.
    void settle();
    /// Starts the run: operators whose output at the start is their input have had that value for ever.
    void begin();
    /// Adds the pasts of all operators to \a state.
    void save(SavedState& state) const;
    /// Says whether \a state has the past of all operators that have no contents of their own at the start.
    [[nodiscard]] bool isHeldBy(const SavedState& state) const;
    /// Takes over the pasts in \a state; operators that it has none of get their contents at the start of the model.
    EvaluationStatus refill(const SavedState& state);

private:
    template <typename Counts>
    [[nodiscard]] double shortest(Counts&& counts) const;
    [[nodiscard]] HistoryPoint point() const { return {values_.slots, values_.time()}; }
    [[nodiscard]] const CompiledHistory& line(std::size_t i) const { return values_.system.histories[i]; }
    [[nodiscard]] EvaluationStatus statusOf(std::size_t i, const std::optional<HistoryProblem>& problem) const;
    /// The pasts of operators of the kind of \a one that \a state has; null if they are not as many.
    [[nodiscard]] const std::vector<SignalHistory::Points>* pastsIn(const SavedState& state,
                                                                    const HistoryOperator& one) const;

    RunValues& values_;
    std::vector<std::unique_ptr<SignalHistory>> histories_;  ///< by line
    std::vector<std::vector<TimedValue>> sent_;              ///< by line: remembered and not yet taken
    std::size_t crossingCount_ = 0;
};

}  // namespace bramah::solver
