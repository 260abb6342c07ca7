// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"

#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace bramah::solver {

/// The time at which a relation's zero-crossing function has changed its sign, a few units in the last place behind the
/// change.
struct Crossing {
    double time = 0;
    std::int32_t relation = -1;
};

/// Watches the relations of a system between events. The signs are compared with those after the last event, at the
/// middle and the end of each step, and where a parabola through the three known values turns around beyond zero; then
/// the first change is located on the integrator's dense output by a bracketing method (Illinois). Integrators' own
/// root finding is not used: it asks for all functions at every step too, cannot look inside a step, and costs up to
/// twice as much with many relations.
///
/// Near its zero a function changes its sign many times by rounding alone. Therefore a crossing right behind another
/// one is put off, by a few units in the last place first, by twice as much each time it goes on.
class ZeroCrossings
{
public:
    /// Writes the states at a time within the last step.
    using Interpolate = std::function<void(double t, std::span<double> x)>;

    explicit ZeroCrossings(SystemEvaluator& evaluator);

    /// The signs at (t, x) are the reference from now on.
    EvaluationStatus takeReference(double t, std::span<const double> x);
    /// Looks for the first change of a sign in (from, to]. `from` is where the last call ended without a change, or
    /// where the reference was taken. A failed evaluation is left in failure().
    [[nodiscard]] std::optional<Crossing> firstCrossing(double from, double to, const Interpolate& interpolate);
    [[nodiscard]] const EvaluationStatus& failure() const { return failure_; }

    /// The event at \a crossing has not changed its relation, but its function has another sign than before: what a
    /// solved block leaves of its tolerance made the relation see no change where the function had one. The function
    /// counts as unchanged, so that the crossing is found once more, a little later; not for ever where it stays that
    /// close to 0.
    void askAgain(const Crossing& crossing);
    /// The event at \a crossing has changed something.
    void settle(const Crossing& crossing) { timesAsked_[static_cast<std::size_t>(crossing.relation)] = 0; }

    [[nodiscard]] std::span<const double> reference() const { return reference_; }
    /// The functions where the last crossing was found.
    [[nodiscard]] std::span<const double> crossingValues() const { return crossingValues_; }

private:
    /// No sign has changed at `left`, with leftValues_; that of `relation` has at `right`, with rightValues_.
    struct Bracket {
        double left = 0, right = 0;
        int relation = -1;
    };
    /// A bracket of the first change in (from, to]; nothing if there is none or an evaluation has failed.
    [[nodiscard]] std::optional<Bracket> firstBracket(double from, double to, const Interpolate& interpolate);
    /// Makes \a bracket as narrow as \a width [s]; false if an evaluation has failed.
    [[nodiscard]] bool closeIn(Bracket& bracket, double width, const Interpolate& interpolate);
    [[nodiscard]] bool evaluate(double t, const Interpolate& interpolate, std::vector<double>& values);
    /// A relation whose sign in \a values is not that of the reference, or -1.
    [[nodiscard]] int firstChanged(const std::vector<double>& values) const;
    [[nodiscard]] bool isChanged(int relation, double value) const;
    /// A relation that is seen to have changed where a parabola through its values in the last step, as latestValues_,
    /// leftValues_ and rightValues_ hold them, is least, or -1; `time` and trialValues_ are then of that place.
    [[nodiscard]] int firstExcursion(double from, double to, const Interpolate& interpolate, double& time);
    /// \a time, or a little later if the last crossing was just before; at most \a to.
    [[nodiscard]] double apartFromLast(double time, double to);

    SystemEvaluator& evaluator_;
    std::vector<double> reference_, referenceSigns_;
    std::vector<double> latestValues_;  // at `from` of the next search
    std::vector<double> leftValues_, rightValues_, trialValues_, crossingValues_;
    std::vector<double> states_;
    std::vector<int> timesAsked_;  // by relation
    double lastCrossing_ = -std::numeric_limits<double>::infinity();
    double separation_ = 0;  ///< [s] between a crossing and the next
    EvaluationStatus failure_;
};

}  // namespace bramah::solver
