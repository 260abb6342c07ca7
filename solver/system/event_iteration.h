// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/system/compiled_evaluator.h"

#include <span>
#include <vector>

namespace bramah::solver {

/// Finds a consistent point at an event: relations literal, discrete equations solved, when clauses acting, until
/// nothing changes any more. Discrete variables and truths are first all taken at once; if that runs in circles, one at
/// a time, the first in order (Murty's least index rule), which ends for mixed systems with a unique solution.
class EventIteration
{
public:
    /// At the start (\a isInitial) the states follow from the initial system in each round, if there is one.
    EventIteration(CompiledEvaluator& evaluator, std::span<double> x, bool isInitial = false);

    /// Remembers the values on the left side of the event as pre().
    void takeLeftLimits();
    void raiseSamples(double t);
    [[nodiscard]] EventOutcome run();

private:
    [[nodiscard]] bool settle();
    [[nodiscard]] bool evaluate();
    /// Takes over new discrete values and truths; true if any differs.
    bool takeNewValues(bool onlyFirst);
    bool act();
    void fail(FailureKind kind, ComponentId component, std::string detail);
    [[nodiscard]] EvaluationStatus loopFailure() const;

    CompiledEvaluator& e_;
    const CompiledSystem& s_;
    std::span<double> x_;
    EventOutcome outcome_;
    VariableId lastChanged_ = kNoVariable;
    bool isInitial_;
};

}  // namespace bramah::solver
