// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/assertion_checks.h"
#include "solver/evaluate/blocks/initial_solver.h"
#include "solver/evaluate/event_times.h"
#include "solver/evaluate/held_relations.h"

#include <span>
#include <vector>

namespace bramah::solver {

/// The parts of an evaluator that an event changes.
struct EventParts {
    RunValues& values;
    HeldRelations& relations;
    PastSignals& past;
    EventTimes& times;
    AssertionChecks& assertions;
    InitialSolver* initial = nullptr;  ///< null: the states at the start are their start attributes
};

/// Finds a consistent point at an event (Modelica 3.6, 8.6 and appendix B).
///
/// The problem. The states x and the time t are given. Sought are truths c of the relations and discrete values m with
///
///     c = (g(x, z, m, t) > 0)   and   m = h(x, z, m, pre(m), c, t),
///
/// where the algebraic unknowns z solve 0 = f(x, z, m, c, t) for the truths c that are *held* meanwhile. run() repeats
/// this with pre(m) := m and with the when clauses that fire, until nothing changes any more: the outer loop. settle()
/// solves it for one pre(m): the inner loop.
///
/// The inner loop is hard. An ideal diode in parallel with a source conducts if its voltage would be positive, but its
/// voltage is 0 once it conducts: c decides z, and z decides c. Each truth chooses one of two linear laws, so that the
/// whole is a linear complementarity problem, which may have one solution, several, or none, and whose search may run
/// in circles. settle() therefore tries three ways, the quickest first:
///
/// 1. *All at once*: c and m take their literal values together, again and again. A chain in which one switch decides
///    the next one settles after as many rounds as it is long. Nearly all events end here.
/// 2. *Combinations* (search(), tryCombinations()): if that has not settled, the truths that go on changing are
///    tried in all combinations, with the rest following. Those come first that differ least from the truths before the
///    event, so that of several solutions the nearest is taken. Rounding may make one of two diodes in series whose
///    current ends test "on" and the other "off" although both currents are zero; a second pass therefore lets a truth
///    contradict its relation by as much as rounding makes (roundingOf()).
/// 3. *Least index*: with too many truths for that, the first in order of those that contradict themselves is changed,
///    one in each round. For P-matrices this ends after finitely many changes (Murty, "Note on a Bard-type scheme for
///    solving the complementarity problem", Opsearch 11, 1974).
///
/// Where the equations have no solution, the same is tried once more with the rescue methods of the blocks
/// (isThorough_).
class EventIteration
{
public:
    /// At the start (\a isInitial) the states follow from the initial system in each round, if there is one.
    EventIteration(const EventParts& parts, std::span<double> x, bool isInitial = false);

    /// Takes the values before the event as pre().
    void takeLeftLimits();
    /// Iterates at the point in the slots; only once. The states may change by reinit(). A status that is not ok leaves
    /// the slots at an inconsistent point.
    [[nodiscard]] EventOutcome run();

private:
    /// Fails if an Integer has left its range.
    [[nodiscard]] EvaluationStatus integerStatus() const;
    [[nodiscard]] bool settle();
    [[nodiscard]] bool settleOnce();
    [[nodiscard]] bool evaluate();
    /// Has a singular system without contradiction still none a little later, with the same truths?
    [[nodiscard]] bool holdsOn();
    /// Takes over new discrete values and truths; \a onlyFirst: one truth at most. True if any differs.
    bool takeNewValues(bool onlyFirst);
    /// Sets the outputs of operators with a past to their values at the start, which are those of their inputs. True if
    /// any value differs.
    bool takeStartsOfHistories();
    bool act();
    /// Searches consistent truths among those that changed; false if there are none, or too many to search.
    [[nodiscard]] bool search();
    [[nodiscard]] bool tryCombinations();
    /// Opens all relations that may belong to a combination without a solution.
    void suspectAll();
    void noteSizes();
    /// The rounding error to expect in \a relation's difference of sides; \a size is the largest difference seen.
    [[nodiscard]] double roundingOf(const CompiledRelation& relation, double size);
    enum class Trial : std::uint8_t { Consistent, Inconsistent, Wider, Failed };
    [[nodiscard]] Trial tryHeld();
    [[nodiscard]] EvaluationStatus loopFailure() const;

    RunValues& values_;
    const CompiledSystem& s_;
    EventParts parts_;
    std::span<double> x_;
    EventOutcome outcome_;
    VariableId lastChanged_ = kNoVariable;
    std::size_t trials_ = 0;
    std::vector<bool> hasChanged_;     ///< by relation: it has changed while all were taken at once
    std::vector<double> sizes_;        ///< by relation: the largest |left - right| in the search
    bool isTolerant_ = false;          ///< second pass of search(): a relation within rounding may have either truth
    std::vector<double> leftTruths_;   ///< by relation: truth before the event
    bool isInitial_;                   ///< at the start: states from the initial system, pre() from start values
    std::vector<double> startInputs_;  ///< by history with startsAsInput: its value at the start
    bool isThorough_ = false;          ///< Newton's method has failed: blocks may take their rescue methods
};

}  // namespace bramah::solver
