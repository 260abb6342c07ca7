// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrate/watches/relation_return.h"
#include "solver/integrate/watches/zero_crossings.h"

#include <optional>
#include <span>
#include <vector>

namespace bramah::solver {

/// Watches relations that reinit() pushed away from zero at the event before a start of the integrator: the first step
/// has to be so short that their returns are seen.
class ReturnWatch
{
public:
    /// Borrows \a equations; \a runLength [s] is that of the whole run.
    ReturnWatch(Equations& equations, double runLength);

    /// Begins at states \a x, at which nothing has been pushed away.
    void start(std::span<const double> x);
    /// Watches \a relations, which reinit() pushed away from zero at this start; their functions had \a valuesBefore.
    void watch(std::vector<std::int32_t> relations, std::span<const double> valuesBefore);
    /// Ends the watch after another event: no return is predicted any more.
    void forget() { isWatching_ = false; }
    /// The states at the last start().
    [[nodiscard]] const std::vector<double>& startStates() const { return startStates_; }

    /// The earliest of the returns, predicted from a first step from \a from to \a to; nothing if there is none. It is
    /// awaited from now on.
    [[nodiscard]] std::optional<RelationReturn> predict(double from, double to);
    /// The time until which the predicted return is awaited.
    [[nodiscard]] double awaitedUntil() const { return awaitedUntil_; }
    /// Is \a crossing one of the relation whose return was predicted, even if it is no longer awaited?
    [[nodiscard]] bool isReturn(const Crossing& crossing) const { return crossing.relation == awaited_; }
    /// Is \a crossing the predicted return, at a time at which it is awaited?
    [[nodiscard]] bool isAwaited(const Crossing& crossing) const
    {
        return isReturn(crossing) && crossing.time < awaitedUntil_;
    }
    /// Is that relation, which seems to switch at \a point in a step of \a step [s], in fact moving away from zero?
    /// Then the crossing is too early to be true. \a valueBefore: value of its function in the reference.
    [[nodiscard]] bool isContradicted(const SolutionPoint& point, double valueBefore, double step)
    {
        return prediction_.isContradicted(point, awaited_, valueBefore, step);
    }

private:
    Equations& equations_;
    ReturnPrediction prediction_;
    std::vector<double> startStates_, startDerivatives_;
    bool isWatching_ = false;
    std::vector<std::int32_t> pushed_;
    std::vector<double> valuesBefore_;
    std::int32_t awaited_ = -1;
    double awaitedUntil_ = 0;
};

}  // namespace bramah::solver
