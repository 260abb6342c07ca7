// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/run_values.h"
#include "solver/history/history_operator.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace bramah::solver {

/// The histories of a run, for all operators with a past: signals in delays and in the pipes of
/// spatialDistribution(). Large: evaluation, events, steps and saved states each ask other questions about the same
/// histories.
class PastSignals
{
public:
    /// Borrows \a values. Histories are empty until begin(), settle() or refill().
    explicit PastSignals(RunValues& values);

    /// True if the system has no operator with a past.
    [[nodiscard]] bool isEmpty() const { return histories_.empty(); }
    /// The number of operators whose jumps are found by zero crossings.
    [[nodiscard]] std::size_t crossingCount() const { return crossingCount_; }
    /// Forgets all histories, and what is to be sent.
    void clear();
    /// Writes the outputs, at the point in the slots, into the slots.
    void update();
    /// Marks jumps that come out now as passed; true if there were any.
    bool passJumps();
    /// Why a program beside the model wants the run to end here; empty if none does.
    [[nodiscard]] std::string endWanted() const;
    /// Stores the signals at this point; the assertion program must have run.
    void record();
    /// Are there operators, all of them pure delays?
    [[nodiscard]] bool areAllDelays() const { return !isEmpty() && !mayBeBeyond_; }
    /// Keeps the signals at this point, between those that will be recorded, for recordNoted(). The assertion program
    /// must have run. Needs areAllDelays().
    void note();
    /// Forgets what note() kept: the point is not one of the run.
    void dropNoted() { notedTime_.reset(); }
    /// Stores the noted signals if they belong to the time \a t; else false.
    [[nodiscard]] bool recordNoted(double t);
    /// Are all values that record() would store finite?
    [[nodiscard]] bool areInputsFinite() const;
    /// Stores the values that an event has given to the inputs, at its time.
    EvaluationStatus recordJumps();

    /// The longest step [s] after which outputs are still known accurately; 0: no limit.
    [[nodiscard]] double largestStep() const;
    /// Is there a delay? StepsBehindDelays then limits the steps.
    [[nodiscard]] bool hasDelays() const;
    /// The shortest delay [s] whose output is read here; 0 if there is none.
    [[nodiscard]] double shortestDelay() const;
    /// The shortest delay [s] whose input is stored here; 0 if there is none.
    [[nodiscard]] double shortestRemembered() const;
    /// The time [s] from \a t on for which all outputs of delays are straight lines, as far as known; infinity: up to
    /// the end of the known values.
    [[nodiscard]] double straightAhead(double t) const;
    /// The largest difference between inputs of delays at the point in the slots and their predictions, relative to the
    /// largest value of the signal. The assertion program must have run.
    [[nodiscard]] double surprise() const;
    /// The delay [s] of the history with this number in the system.
    [[nodiscard]] double delayOf(std::size_t history) const { return histories_[history]->delay(point()); }
    /// The values stored since the last clearSent() by a delay whose output other parts read.
    [[nodiscard]] std::span<const TimedValue> sent(std::size_t history) const { return sent_[history]; }
    /// Forgets what was stored of this history for others, once they have it.
    void clearSent(std::size_t history) { sent_[history].clear(); }
    /// Stores values that another part of the system has sent. Does a jump among them or those before still have to
    /// come out of the delay? It is a time event then.
    [[nodiscard]] bool receive(std::size_t history, std::span<const TimedValue> values);

    /// Fails if a history cannot be used at this accepted point, as a delay that is not positive.
    [[nodiscard]] EvaluationStatus statusAt() const;
    /// Fails recoverably if the point is beyond the known outputs.
    [[nodiscard]] EvaluationStatus statusWithin() const;
    /// Writes a zero-crossing function for each operator with crossings: the distance of its next jump from the output.
    void distancesOfJumps(std::span<double> distances) const;
    /// Calls \a visit(instant) for the next time after \a t at which a jump comes out or a history has to be checked.
    void forEachInstantAfter(double t, const std::function<void(double)>& visit) const;

    /// Fills the histories with the contents that the model gives, before the start.
    EvaluationStatus fill();
    /// Fills all histories as if the present inputs had been constant for ever.
    void settle();
    /// Starts the run: operators whose output at the start is their input get a constant history of that value.
    void begin();
    /// Adds the histories of all operators to \a state.
    void save(SavedState& state) const;
    /// Has \a state a history for each operator without contents of its own at the start?
    [[nodiscard]] bool isHeldBy(const SavedState& state) const;
    /// Takes histories from \a state; operators that it has none for get their contents at the start of the model.
    EvaluationStatus refill(const SavedState& state);

private:
    /// A history whose inputs are computed here.
    struct Stored {
        SignalHistory* history;           ///< null if only other parts read the output
        Slot input;                       ///< its first
        std::vector<TimedValue>* toSend;  ///< null if no other part reads the output
    };
    /// The least positive one of \a delays [s]; 0 if there is none.
    [[nodiscard]] double shortest(const std::vector<Slot>& delays) const;
    [[nodiscard]] HistoryPoint point() const { return {values_.slots, values_.time(), values_.start}; }
    [[nodiscard]] const CompiledHistory& line(std::size_t i) const { return values_.system.histories[i]; }
    [[nodiscard]] EvaluationStatus statusOf(std::size_t i, const std::optional<HistoryProblem>& problem) const;
    /// The histories in \a state for the kind of operator of \a one; null if their number differs.
    [[nodiscard]] const std::vector<SignalHistory::Points>* pastsIn(const SavedState& state,
                                                                    const HistoryOperator& one) const;

    void record(const HistoryPoint& point);

    RunValues& values_;
    std::vector<std::unique_ptr<SignalHistory>> histories_;  ///< by line
    std::vector<std::vector<TimedValue>> sent_;              ///< by line: values stored and not yet taken
    std::vector<const SignalHistory*> read_;                 ///< of outputs that are read here
    std::vector<Stored> stored_;
    std::vector<Slot> inputs_;                     ///< of `stored_`
    std::vector<Slot> readDelays_, storedDelays_;  ///< the times of pure delays in `read_` and in `stored_`
    std::size_t crossingCount_ = 0;
    std::vector<double> noted_;  ///< by slot: inputs at notedTime_
    std::optional<double> notedTime_;
    double recordedTo_ = 0;     ///< time of the last point recorded
    bool mayBeBeyond_ = false;  ///< are there outputs that may not be known in a step?
};

}  // namespace bramah::solver
