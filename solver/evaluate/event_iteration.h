// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/assertion_checks.h"
#include "solver/evaluate/event_times.h"
#include "solver/evaluate/held_relations.h"
#include "solver/evaluate/initial_solver.h"

#include <span>
#include <vector>

namespace bramah::solver {

/// What an event changes of a run.
struct EventParts {
    RunValues& values;
    HeldRelations& relations;
    PastSignals& past;
    EventTimes& times;
    AssertionChecks& assertions;
    InitialSolver* initial = nullptr;  ///< null: the states at the start are the start values
};

/// Finds a consistent point at an event: relations literal, discrete equations solved, when clauses acting, until
/// nothing changes any more. Discrete variables and truths are first all taken at once; if that runs in circles, the
/// truths that changed are tried in all combinations, those nearest to the state before the event first; if there are
/// too many combinations, truths are changed one at a time, the first in order (Murty's least index rule). With
/// rounding, of two diodes in series whose current ends one may test "on" and the other "off" although both currents
/// are zero: a truth may therefore contradict its relation by the size of rounding.
class EventIteration
{
public:
    /// At the start (\a isInitial) the states follow from the initial system in each round, if there is one.
    EventIteration(const EventParts& parts, std::span<double> x, bool isInitial = false);

    /// Remembers the values on the left side of the event as pre().
    void takeLeftLimits();
    [[nodiscard]] EventOutcome run();

private:
    [[nodiscard]] bool settle();
    [[nodiscard]] bool settleOnce();
    [[nodiscard]] bool evaluate();
    /// A singular system without contradiction still has none a little later, the relations held.
    [[nodiscard]] bool holdsOn();
    /// Takes over new discrete values and truths; true if any differs.
    bool takeNewValues(bool onlyFirst);
    /// What comes out of delays at the start: what goes in there. True if any value differs.
    bool takeDelayStarts();
    bool act();
    /// Looks for consistent truths among those that changed; false if there are none or too many.
    [[nodiscard]] bool search();
    [[nodiscard]] bool tryCombinations();
    /// The relations that may be part of a combination without a solution.
    void suspectAll();
    void noteSizes();
    /// How much of the difference of \a relation's sides may be rounding, \a size being the largest seen.
    [[nodiscard]] double roundingOf(const CompiledRelation& relation, double size);
    enum class Trial : std::uint8_t { Consistent, Inconsistent, Wider, Failed };
    [[nodiscard]] Trial tryHeld();
    void fail(FailureKind kind, ComponentId component, std::string detail);
    [[nodiscard]] EvaluationStatus loopFailure() const;

    RunValues& values_;
    const CompiledSystem& s_;
    EventParts parts_;
    std::span<double> x_;
    EventOutcome outcome_;
    VariableId lastChanged_ = kNoVariable;
    std::size_t trials_ = 0;
    std::vector<bool> hasChanged_;    ///< by relation: while taken all at once
    std::vector<double> sizes_;       ///< by relation: the largest |left - right| met in the search
    bool isTolerant_ = false;         ///< relations within rounding hold either way
    std::vector<double> leftTruths_;  ///< by relation: before the event
    bool isInitial_;
    std::vector<double> startDelays_;  ///< by delay, those with startsAsArgument: the value at the start
    bool isThorough_ = false;          ///< plain methods have failed
};

}  // namespace bramah::solver
