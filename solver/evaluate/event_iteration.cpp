// SPDX-License-Identifier: BSD-3-Clause
#include "solver/evaluate/event_iteration.h"

#include "model/syntax/integer_range.h"
#include "solver/evaluate/blocks/block_failure.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>

namespace bramah::solver {

namespace {

// Bounds of the work for one event. At a bound the event fails with a message, or the next way is tried.

/// Rounds of pre() := new value. When clauses that fire one another need as many rounds as the chain is long.
constexpr int kMostRounds = 100;
/// Rounds in which all values are taken at once. A chain of switches needs as many rounds as it is long; one that has
/// not settled after half of them is watched for truths that still change.
constexpr int kSimultaneousRounds = 25;
/// Rounds in all. Changing one truth a round visits each combination once at most: about 2^11 of them.
constexpr int kMostSettling = 2000;
/// Truths that are tried in all combinations: 2^12 evaluations, some 50 ms for a circuit of 100 components.
constexpr std::size_t kMostSearched = 12;
/// Evaluations in all combinations: five rounds of discrete values that follow, for each combination.
constexpr std::size_t kMostTrials = 20000;
/// Share of the time (or of a second) after which a singular system is looked at again: far above the rounding of the
/// time, 1e-16, and below the shortest time constants of circuits, 1e-6 s.
constexpr double kLittleLater = 1e-9;
/// Share of the largest difference seen between the sides of a relation that counts as rounding: solving a block of
/// usual condition, 1e5, leaves 1e-11 of it.
constexpr double kRounding = 1e-10;

}  // namespace

EventIteration::EventIteration(const EventParts& parts, std::span<double> x, bool isInitial)
    : values_(parts.values),
      s_(values_.system),
      parts_(parts),
      x_(x),
      isInitial_(isInitial),
      startInputs_(s_.histories.size())
{
}

void EventIteration::takeLeftLimits()
{
    if (!values_.evaluateOutputs().ok())
        static_cast<void>(parts_.relations.evaluateLiterally(
            [this] { return values_.run(values_.programs.derivative); }, [this] { return values_.evaluateOutputs(); }));
    for (const CompiledPre& pre : s_.pres)
        values_.slots[pre.slot] = values_.of(pre.variable);
}

bool EventIteration::evaluate()
{
    values_.invalidate();
    static_cast<void>(values_.blocks.takeSingularity());
    parts_.past.update();
    if (isInitial_)
        for (std::size_t i = 0; i < s_.histories.size(); ++i)
            if (s_.histories[i].startsAsInput)
                values_.slots[s_.histories[i].places.outputs[0]] = startInputs_[i];
    EvaluationStatus status;
    if (isInitial_ && parts_.initial) {
        status = parts_.initial->solve(values_.slots, isThorough_, values_.stopCheck());
        for (std::size_t i = 0; i < s_.states.size(); ++i)
            x_[i] = values_[s_.states[i].slot];
    }
    const auto run = [this](const RunnableProgram& program) {
        const FailureKind failure = values_.blocks.run(program, values_.stopCheck());
        return failure == FailureKind::None ? EvaluationStatus{} : fullBlockFailure(failure, values_.blocks);
    };
    EvaluationStatus derivatives = run(values_.programs.derivative);
    if (status.ok())
        status = derivatives;
    if (status.ok())
        status = run(values_.programs.output);
    if (status.ok())
        status = run(values_.programs.event);
    if (status.ok() || status.kind == FailureKind::BlockNotSolved || status.kind == FailureKind::SingularBlock ||
        status.kind == FailureKind::InitialisationFailed) {
        // A block may have no solution before the relations are right: continues with the present values.
        if (!status.ok()) {
            static_cast<void>(values_.run(values_.programs.output));
            static_cast<void>(values_.run(values_.programs.event));
        }
        outcome_.status = status;
        return true;
    }
    outcome_.status = status;
    return false;
}

bool EventIteration::holdsOn()
{
    if (!values_.blocks.takeSingularity())
        return true;
    const std::vector<double> slots = values_.slots;
    double& time = values_.slots[s_.tape.time];
    time += kLittleLater * std::max(std::fabs(time), 1.0);
    const FailureKind failure = values_.blocks.run(values_.programs.derivative, values_.stopCheck());
    if (failure != FailureKind::None)
        outcome_.status = fullBlockFailure(failure, values_.blocks);
    values_.slots = slots;
    static_cast<void>(values_.blocks.takeSingularity());
    return failure == FailureKind::None;
}

bool EventIteration::takeNewValues(bool onlyFirst)
{
    bool isChanged = false;
    const auto take = [&](VariableId variable, Slot place, Slot next) {
        if (next == kNoSlot || (onlyFirst && isChanged) || values_.slots[place] == values_.slots[next] ||
            std::isnan(values_.slots[next]))
            return;
        values_.slots[place] = values_.slots[next];
        lastChanged_ = variable;
        isChanged = true;
    };
    for (std::size_t i = 0; i < s_.relations.size(); ++i) {
        const CompiledRelation& r = s_.relations[i];
        const double before = values_[r.truthSlot];
        take(r.truth, r.truthSlot, r.next);
        hasChanged_[i] = hasChanged_[i] || before != values_[r.truthSlot];
    }
    for (const CompiledDiscrete& d : s_.discretes)
        take(d.variable, d.slot, d.next);
    if (isInitial_)
        for (const CompiledInitialPre& start : s_.initialPres)
            take(kNoVariable, start.pre, start.value);
    return (isInitial_ && takeStartsOfHistories()) || isChanged;
}

bool EventIteration::takeStartsOfHistories()
{
    if (std::ranges::none_of(s_.histories, &CompiledHistory::startsAsInput))
        return false;
    static_cast<void>(values_.run(values_.programs.assertion));  // computes the inputs
    bool isChanged = false;
    for (std::size_t i = 0; i < s_.histories.size(); ++i) {
        const CompiledHistory& history = s_.histories[i];
        const double value = values_[history.places.inputs[0]];
        if (!history.startsAsInput || value == startInputs_[i] || std::isnan(value))
            continue;
        startInputs_[i] = value;
        lastChanged_ = history.variable;
        isChanged = true;
    }
    return isChanged;
}

bool EventIteration::settle()
{
    if (settleOnce())
        return true;
    const FailureKind kind = outcome_.status.kind;
    if (kind != FailureKind::BlockNotSolved && kind != FailureKind::SingularBlock && kind != FailureKind::NotANumber &&
        kind != FailureKind::InitialisationFailed)
        return false;
    if (kind == FailureKind::SingularBlock || kind == FailureKind::NotANumber) {
        suspectAll();
        if (search())
            return true;
        outcome_.status.kind = kind;
    }
    isThorough_ = true;
    values_.blocks.setThorough(true);
    const bool isSettled = settleOnce();
    values_.blocks.setThorough(false);
    return isSettled;
}

bool EventIteration::settleOnce()
{
    for (int round = 0; round < kMostSettling; ++round) {
        if (!evaluate())
            return false;
        if (round == kSimultaneousRounds / 2)
            hasChanged_.assign(s_.relations.size(), false);  // from here on: truths that still change
        if (round == kSimultaneousRounds && search())
            return true;
        if (round == kSimultaneousRounds && !evaluate())
            return false;
        if (takeNewValues(round >= kSimultaneousRounds))
            continue;
        if (outcome_.status.ok() && !s_.relations.empty() && !values_.areDerivativesFinite())
            outcome_.status = values_.notFinite(failures::NotFinite::Of::Derivatives);
        return outcome_.status.ok() && holdsOn();
    }
    outcome_.status = loopFailure();
    return false;
}

void EventIteration::suspectAll()
{
    for (std::size_t i = 0; i < s_.relations.size(); ++i)
        hasChanged_[i] = hasChanged_[i] || s_.relations[i].kind == CrossingKind::State;
}

void EventIteration::noteSizes()
{
    static_cast<void>(values_.run(values_.programs.relation));
    for (std::size_t i = 0; i < s_.relations.size(); ++i)
        if (s_.relations[i].kind == CrossingKind::State)
            if (const double size = std::fabs(values_[s_.relations[i].left] - values_[s_.relations[i].right]);
                std::isfinite(size))
                sizes_[i] = std::max(sizes_[i], size);
}

double EventIteration::roundingOf(const CompiledRelation& relation, double size)
{
    // A small difference of large quantities has an error of the size of their rounding, not of the result, and each
    // rounding of the states gives another one.
    const std::vector<double> slots = values_.slots;
    const EvaluationStatus status = outcome_.status;
    const double value = values_[relation.left] - values_[relation.right];
    double spread = kRounding * size;
    for (const double ulps : {-3.0, -2.0, -1.0, 1.0, 2.0, 3.0}) {
        for (const CompiledState& state : s_.states)
            values_.slots[state.slot] = slots[state.slot] * (1 + ulps * std::numeric_limits<double>::epsilon());
        if (!evaluate())
            break;
        static_cast<void>(values_.run(values_.programs.relation));
        if (const double other = values_[relation.left] - values_[relation.right]; std::isfinite(other))
            spread = std::max(spread, 2 * std::fabs(other - value));
    }
    values_.slots = slots;
    values_.invalidate();
    outcome_.status = status;
    return spread;
}

EventIteration::Trial EventIteration::tryHeld()
{
    // While the relations are held, discrete variables follow from each other, some through the equations.
    for (std::size_t round = 0; round <= s_.discretes.size() + 1; ++round) {
        ++trials_;
        if (!evaluate())
            return Trial::Failed;
        bool isSettled = true;
        for (const CompiledDiscrete& d : s_.discretes) {
            if (d.held == kNoSlot || values_.slots[d.slot] == values_.slots[d.held] ||
                std::isnan(values_.slots[d.held]))
                continue;
            values_.slots[d.slot] = values_.slots[d.held];
            isSettled = false;
        }
        if (!isSettled)
            continue;
        if (!outcome_.status.ok() || !values_.areDerivativesFinite())
            return Trial::Inconsistent;
        noteSizes();
        Trial result = Trial::Consistent;
        for (std::size_t i = 0; i < s_.relations.size(); ++i) {
            const CompiledRelation& r = s_.relations[i];
            if (r.next == kNoSlot || values_[r.truthSlot] == values_[r.next])
                continue;
            if (isTolerant_ && r.kind == CrossingKind::State && hasChanged_[i])
                if (const double size = roundingOf(r, sizes_[i]);
                    std::fabs(values_[r.left] - values_[r.right]) <= size) {
                    parts_.relations.tolerate(i, size);
                    continue;
                }
            result = Trial::Inconsistent;
            if (hasChanged_[i])
                continue;
            hasChanged_[i] = true;
            return Trial::Wider;
        }
        return result == Trial::Consistent && !holdsOn() ? Trial::Inconsistent : result;
    }
    return Trial::Inconsistent;
}

bool EventIteration::search()
{
    const std::vector<double> slots = values_.slots;
    sizes_.assign(s_.relations.size(), 0);
    for (bool isTolerant : {false, true}) {
        isTolerant_ = isTolerant;
        if (tryCombinations())
            return true;
    }
    parts_.relations.forgetTolerances();
    values_.slots = slots;
    outcome_.status = {};
    return false;
}

bool EventIteration::tryCombinations()
{
    for (bool isWider = true; isWider;) {
        isWider = false;
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < s_.relations.size(); ++i)
            if (hasChanged_[i] && s_.relations[i].kind != CrossingKind::Floor)
                open.push_back(i);
        if (open.empty() || open.size() > kMostSearched)
            return false;
        // Ordered by the number of truths that differ from those before the event.
        std::vector<std::uint32_t> choices(std::size_t{1} << open.size());
        std::iota(choices.begin(), choices.end(), 0u);
        std::stable_sort(choices.begin(), choices.end(),
                         [](std::uint32_t a, std::uint32_t b) { return std::popcount(a) < std::popcount(b); });
        for (const std::uint32_t choice : choices) {
            for (std::size_t k = 0; k < open.size(); ++k) {
                const bool wasTrue = leftTruths_[open[k]] != 0;
                values_.slots[s_.relations[open[k]].truthSlot] = wasTrue != ((choice >> k & 1u) != 0) ? 1 : 0;
            }
            parts_.relations.forgetTolerances();
            const Trial trial = tryHeld();
            if (trial == Trial::Consistent)
                return true;
            if (trial == Trial::Failed || trials_ > kMostTrials)
                return false;
            if (trial == Trial::Wider) {
                isWider = true;
                break;
            }
        }
    }
    return false;
}

EvaluationStatus EventIteration::loopFailure() const
{
    EvaluationStatus status;
    status.kind = FailureKind::EventLoop;
    status.recoverable = false;
    if (lastChanged_ != kNoVariable) {
        status.component = s_.model.variable(lastChanged_).origin.component;
        status.cause = std::make_shared<const FailureCause>(failures::NoConsistentValue{lastChanged_});
    }
    return status;
}

bool EventIteration::act()
{
    bool isChanged = false;
    for (const CompiledAction& action : s_.eventActions) {
        if (values_[action.fires] == 0)
            continue;
        switch (action.action.kind) {
        case ActionKind::Reinit: {
            double& state = x_[static_cast<std::size_t>(action.state)];
            const double value = values_[action.value];
            isChanged = true;
            outcome_.statesChanged = outcome_.statesChanged || state != value;
            state = value;
            break;
        }
        case ActionKind::Assert:
            if (EvaluationStatus status = parts_.assertions.checkAtEvent(action); !status.ok())
                outcome_.status = std::move(status);
            break;
        case ActionKind::Terminate:
            outcome_.terminated = true;
            outcome_.message = parts_.assertions.messageOf(action);
            break;
        case ActionKind::Assign: break;
        }
    }
    for (std::size_t i = 0; i < s_.states.size(); ++i)
        values_.slots[s_.states[i].slot] = x_[i];
    return isChanged;
}

EvaluationStatus EventIteration::integerStatus() const
{
    for (const CompiledDiscrete& d : s_.discretes) {
        const FlatVariable& v = s_.model.variable(d.variable);
        if (v.type == ValueType::Integer && !model::syntax::isIntegerInRange(values_[d.slot]) &&
            std::isfinite(values_[d.slot]))
            return failure(FailureKind::AssertionFailed, false, v.origin.component,
                           failures::IntegerOutOfRange{d.variable, values_[d.slot]});
    }
    return {};
}

EventOutcome EventIteration::run()
{
    std::vector<double> values;
    parts_.relations.forgetTolerances();
    leftTruths_.clear();
    for (const CompiledRelation& r : s_.relations)
        leftTruths_.push_back(values_[r.truthSlot]);
    hasChanged_.assign(s_.relations.size(), false);
    for (const CompiledDiscrete& d : s_.discretes)
        values.push_back(values_[d.slot]);
    for (int round = 0;; ++round) {
        if (!settle())
            break;
        bool isChanged = act();
        // At the start pre() is set by start attributes and initial equations; it becomes the new value afterwards.
        if (!outcome_.status.ok() || isInitial_)
            break;
        for (const CompiledPre& pre : s_.pres) {
            const double value = values_.of(pre.variable);
            if (values_.slots[pre.slot] == value)
                continue;
            values_.slots[pre.slot] = value;
            isChanged = true;
        }
        for (const CompiledSample& sample : s_.samples) {
            isChanged = isChanged || values_[sample.truth] != 0;
            values_.slots[sample.truth] = 0;
        }
        if (!isChanged)
            break;
        if (round == kMostRounds) {
            outcome_.status = loopFailure();
            break;
        }
    }
    values_.invalidate();
    if (outcome_.status.ok())
        outcome_.status = integerStatus();
    if (outcome_.status.ok())
        outcome_.status = values_.evaluateRelations();
    if (outcome_.status.ok())
        parts_.times.update();
    for (std::size_t i = 0; i < s_.relations.size(); ++i) {
        if (leftTruths_[i] == values_[s_.relations[i].truthSlot])
            continue;
        outcome_.structureChanged = true;
        if (s_.relations[i].firstRoot >= 0)
            outcome_.firedRelations.push_back(s_.relations[i].firstRoot);
    }
    for (std::size_t i = 0; i < s_.discretes.size(); ++i)
        outcome_.structureChanged = outcome_.structureChanged || values[i] != values_[s_.discretes[i].slot];
    return std::move(outcome_);
}

}  // namespace bramah::solver
