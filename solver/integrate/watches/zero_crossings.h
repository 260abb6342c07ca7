// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/equations.h"
#include "solver/evaluate/run_memory.h"

#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace bramah::solver {

/// The time at which a relation's zero-crossing function has changed its sign, a few units in the last place after the
/// change.
struct Crossing {
    double time = 0;
    std::int32_t relation = -1;
};

/// Watches the relations of a system between events. Signs are compared with those after the last event, at
/// the middle and the end of each step, and at extrema, beyond zero, of a parabola through the three
/// values or, as `abs(v) < 0.01` has it, of two straight lines through them; then the first change is located on the
/// integrator's dense output by a bracketing method (Illinois; Dowell and Jarratt, 1971). The integrators' own root
/// finding is not used: it also evaluates all functions at every step, cannot look inside a step, and costs up to twice
/// as much with many relations. Near its zero a function changes its sign many times by rounding alone, or by what is
/// left of the errors of solved blocks; where it rises slowly, as the difference of two speeds does when a friction
/// breaks away, these times are far more than a few units in the last place apart. Therefore a crossing directly behind
/// another one is delayed, first by a few units in the last place, then by twice as much each time; and one that
/// follows others of its relation, by up to a millionth of the step. A relation that its own switching brings back does
/// so again and again nevertheless, which ChatteringWatch counts.
class ZeroCrossings
{
public:
    /// Writes the states at a time within the last step.
    using Interpolate = std::function<void(double t, std::span<double> x)>;

    /// Borrows both; \a memory gives the pasts at points within a step.
    explicit ZeroCrossings(Equations& equations, RunMemory& memory);

    /// Takes the signs at (t, x) as the reference.
    EvaluationStatus takeReference(double t, std::span<const double> x);
    /// Finds the first change of a sign in (from, to]. `from` is the end of the last search without a change, or the
    /// time of the reference. failure() gives the status of a failed evaluation.
    [[nodiscard]] std::optional<Crossing> firstCrossing(double from, double to, const Interpolate& interpolate);
    /// The status of the last failed evaluation of a search; good if none has failed.
    [[nodiscard]] const EvaluationStatus& failure() const { return failure_; }

    /// To be called if the event at \a crossing has not changed its relation although its function has another
    /// sign than before: the remaining error of a solved block hides the change. The function then counts as
    /// unchanged, so that the crossing is found again a little later, but not for ever if the function stays that
    /// close to 0.
    void askAgain(const Crossing& crossing);
    /// To be called if the event at \a crossing has changed something.
    void settle(const Crossing& crossing) { timesAsked_[static_cast<std::size_t>(crossing.relation)] = 0; }

    /// The functions at the last takeReference(), by relation.
    [[nodiscard]] std::span<const double> reference() const { return reference_; }
    /// The functions at the last crossing.
    [[nodiscard]] std::span<const double> crossingValues() const { return crossingValues_; }

private:
    /// No sign has changed at `left`, with leftValues_; that of `relation` has changed at `right`, with rightValues_.
    struct Bracket {
        double left = 0, right = 0;
        int relation = -1;
    };
    struct LastCrossing {
        double time = -std::numeric_limits<double>::infinity();
        double separation = 0;  ///< [s] from it to the next one
    };
    /// A bracket of the first change in (from, to]; nothing if there is none or an evaluation failed.
    [[nodiscard]] std::optional<Bracket> firstBracket(double from, double to, const Interpolate& interpolate);
    /// Narrows \a bracket to \a width [s]; false if an evaluation failed.
    [[nodiscard]] bool closeIn(Bracket& bracket, double width, const Interpolate& interpolate);
    [[nodiscard]] bool evaluate(double t, const Interpolate& interpolate, std::vector<double>& values);
    /// A relation whose sign in \a values differs from the reference, or -1.
    [[nodiscard]] int firstChanged(const std::vector<double>& values) const;
    [[nodiscard]] bool isChanged(int relation, double value) const;
    /// A relation that has changed at the extremum of the parabola through its values in the last step, which are in
    /// latestValues_, leftValues_ and rightValues_, or -1; `time` and trialValues_ then belong to that point.
    [[nodiscard]] int firstExcursion(double from, double to, const Interpolate& interpolate, double& time);
    /// The same for two straight lines of opposite slopes through the values of \a relation: their tip is narrowed down
    /// by secants, as an absolute value may pass through a band about zero within a small part of a step.
    [[nodiscard]] int changedInNotch(std::size_t relation, double from, double to, const Interpolate& interpolate,
                                     double& time);
    /// \a time, or a little later if the last crossing, or the last one of \a relation, was just before it; at most
    /// \a to.
    [[nodiscard]] double apartFromLast(int relation, double time, double to);

    Equations& equations_;
    RunMemory& memory_;
    std::vector<double> reference_, referenceSigns_;
    std::vector<double> latestValues_;  // at `from` of the next search
    std::vector<double> leftValues_, rightValues_, trialValues_, crossingValues_;
    std::vector<double> states_;
    std::vector<int> timesAsked_;       // by relation
    LastCrossing last_;                 // of any relation
    std::vector<LastCrossing> lastOf_;  // by relation
    EvaluationStatus failure_;
};

}  // namespace bramah::solver
