// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/watches/relation_return.h"
#include "solver/integrate/watches/zero_crossings.h"

#include <optional>
#include <span>
#include <vector>

namespace bramah::solver {

/// Watches a start of the integrator for relations that reinit() has pushed away from zero at the event before: the
/// first step is to be so short that the return of each is seen.
class ReturnWatch
{
public:
    ReturnWatch(SystemEvaluator& evaluator, double runLength);

    /// The integrator starts at the states \a x, at which nothing has been pushed away.
    void start(std::span<const double> x);
    /// At this start reinit() has pushed \a relations away from zero, whose functions had \a valuesBefore.
    void watch(std::vector<std::int32_t> relations, std::span<const double> valuesBefore);
    /// An event has come in between: nothing is predicted any more.
    void forget() { isWatching_ = false; }
    [[nodiscard]] const std::vector<double>& startStates() const { return startStates_; }

    /// The earliest of the returns, predicted after a first step from \a from to \a to; nothing if there is none. It is
    /// awaited from now on.
    [[nodiscard]] std::optional<RelationReturn> predict(double from, double to);
    /// Until when the predicted return is awaited.
    [[nodiscard]] double awaitedUntil() const { return awaitedUntil_; }
    /// Says whether \a crossing is of the relation whose return was predicted, be it awaited still or not.
    [[nodiscard]] bool isReturn(const Crossing& crossing) const { return crossing.relation == awaited_; }
    [[nodiscard]] bool isAwaited(const Crossing& crossing) const
    {
        return isReturn(crossing) && crossing.time < awaitedUntil_;
    }
    /// Says whether that relation, seen to switch at \a point in a step of \a step [s], is moving away from that: too
    /// early to be true. \a valueBefore: its function's value in the reference.
    [[nodiscard]] bool isContradicted(const SolutionPoint& point, double valueBefore, double step)
    {
        return prediction_.isContradicted(point, awaited_, valueBefore, step);
    }

private:
    SystemEvaluator& evaluator_;
    ReturnPrediction prediction_;
    std::vector<double> startStates_, startDerivatives_;
    bool isWatching_ = false;
    std::vector<std::int32_t> pushed_;
    std::vector<double> valuesBefore_;
    std::int32_t awaited_ = -1;
    double awaitedUntil_ = 0;
};

}  // namespace bramah::solver
