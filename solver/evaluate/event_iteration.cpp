// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/evaluate/event_iteration.h"

#include "solver/evaluate/block_failure.h"
#include "solver/expressions/number_text.h"
#include "solver/translate.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>

namespace bramah::solver {

namespace {

constexpr int kMostRounds = 100;         ///< of pre() := new value
constexpr int kSimultaneousRounds = 25;  ///< before values are taken one at a time
constexpr int kMostSettling = 2000;
constexpr std::size_t kMostSearched = 12;   ///< truths tried in all combinations
constexpr std::size_t kMostTrials = 20000;  ///< evaluations for one event
constexpr double kLittleLater = 1e-9;       ///< of the time, or of a second
constexpr double kRounding = 1e-10;         ///< of what the sides of a relation otherwise differ by

}  // namespace

EventIteration::EventIteration(CompiledEvaluator& evaluator, std::span<double> x, bool isInitial)
    : e_(evaluator), s_(*evaluator.system_), x_(x), isInitial_(isInitial), startDelays_(s_.delays.size())
{
}

void EventIteration::takeLeftLimits()
{
    static_cast<void>(e_.evaluateOutputs());
    for (const CompiledPre& pre : s_.pres)
        e_.slots_[pre.slot] = e_.value(pre.variable);
}

void EventIteration::raiseSamples(double t)
{
    for (std::size_t i = 0; i < s_.samples.size(); ++i) {
        const CompiledSample& sample = s_.samples[i];
        const double start = e_.slot(sample.start), interval = e_.slot(sample.interval);
        const double count = interval > 0 ? std::round((t - start) / interval) : 0;
        const double instant = start + count * interval;
        const double tolerance = kSameInstant * std::max(std::fabs(t), std::fabs(interval));
        // Another event so near behind it that its time is the same but for rounding is no second tick.
        const bool isTick = count >= 0 && std::fabs(instant - t) <= tolerance && instant != e_.ticks_[i];
        if (isTick)
            e_.ticks_[i] = instant;
        e_.slots_[sample.truth] = isTick ? 1 : 0;
    }
}

bool EventIteration::evaluate()
{
    e_.valid_ = {};
    static_cast<void>(e_.blocks_.takeSingularity());
    e_.updateDelays();
    if (isInitial_)
        for (std::size_t i = 0; i < s_.delays.size(); ++i)
            if (s_.delays[i].startsAsArgument)
                e_.slots_[s_.delays[i].value] = startDelays_[i];
    EvaluationStatus status;
    if (isInitial_ && e_.initial_) {
        status = e_.initial_->solve(e_.slots_, isThorough_, e_.isStopWanted_);
        for (std::size_t i = 0; i < s_.states.size(); ++i)
            x_[i] = e_.slot(s_.states[i].slot);
    }
    const auto run = [this](const RunnableProgram& program) {
        const FailureKind failure = e_.blocks_.run(program, e_.isStopWanted_);
        return failure == FailureKind::None ? EvaluationStatus{} : fullBlockFailure(failure, e_.blocks_, s_.model);
    };
    EvaluationStatus derivatives = run(e_.programs_.derivative);
    if (status.ok())
        status = derivatives;
    if (status.ok())
        status = run(e_.programs_.output);
    if (status.ok())
        status = run(e_.programs_.event);
    if (status.ok() || status.kind == FailureKind::BlockNotSolved || status.kind == FailureKind::SingularBlock ||
        status.kind == FailureKind::InitialisationFailed) {
        // A block may have no solution until the relations are right: go on with what is there.
        if (!status.ok()) {
            static_cast<void>(e_.run(e_.programs_.output));
            static_cast<void>(e_.run(e_.programs_.event));
        }
        outcome_.status = status;
        return true;
    }
    outcome_.status = status;
    return false;
}

bool EventIteration::holdsOn()
{
    if (!e_.blocks_.takeSingularity())
        return true;
    const std::vector<double> slots = e_.slots_;
    double& time = e_.slots_[s_.tape.time];
    time += kLittleLater * std::max(std::fabs(time), 1.0);
    const FailureKind failure = e_.blocks_.run(e_.programs_.derivative, e_.isStopWanted_);
    if (failure != FailureKind::None)
        outcome_.status = fullBlockFailure(failure, e_.blocks_, s_.model);
    e_.slots_ = slots;
    static_cast<void>(e_.blocks_.takeSingularity());
    return failure == FailureKind::None;
}

bool EventIteration::takeNewValues(bool onlyFirst)
{
    bool isChanged = false;
    const auto take = [&](VariableId variable, Slot place, Slot next) {
        if (next == kNoSlot || (onlyFirst && isChanged) || e_.slots_[place] == e_.slots_[next] ||
            std::isnan(e_.slots_[next]))
            return;
        e_.slots_[place] = e_.slots_[next];
        lastChanged_ = variable;
        isChanged = true;
    };
    for (std::size_t i = 0; i < s_.relations.size(); ++i) {
        const CompiledRelation& r = s_.relations[i];
        const double before = e_.slot(r.truthSlot);
        take(r.truth, r.truthSlot, r.next);
        hasChanged_[i] = hasChanged_[i] || before != e_.slot(r.truthSlot);
    }
    for (const CompiledDiscrete& d : s_.discretes)
        take(d.variable, d.slot, d.next);
    if (isInitial_)
        for (const CompiledInitialPre& start : s_.initialPres)
            take(kNoVariable, start.pre, start.value);
    return (isInitial_ && takeDelayStarts()) || isChanged;
}

bool EventIteration::takeDelayStarts()
{
    if (s_.delays.empty())
        return false;
    static_cast<void>(e_.run(e_.programs_.assertion));  // what is delayed is found there
    bool isChanged = false;
    for (std::size_t i = 0; i < s_.delays.size(); ++i) {
        const CompiledDelay& delay = s_.delays[i];
        const double value = e_.slot(delay.argument);
        if (!delay.startsAsArgument || value == startDelays_[i] || std::isnan(value))
            continue;
        startDelays_[i] = value;
        lastChanged_ = delay.variable;
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
    e_.blocks_.setThorough(true);
    const bool isSettled = settleOnce();
    e_.blocks_.setThorough(false);
    return isSettled;
}

bool EventIteration::settleOnce()
{
    for (int round = 0; round < kMostSettling; ++round) {
        if (!evaluate())
            return false;
        if (round == kSimultaneousRounds / 2)
            hasChanged_.assign(s_.relations.size(), false);  // from here on only what runs in circles
        if (round == kSimultaneousRounds && search())
            return true;
        if (round == kSimultaneousRounds && !evaluate())
            return false;
        if (takeNewValues(round >= kSimultaneousRounds))
            continue;
        if (outcome_.status.ok() && !s_.relations.empty() && !e_.areDerivativesFinite())
            outcome_.status = e_.notFinite(tr("the derivatives are not finite"));
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
    static_cast<void>(e_.run(e_.programs_.relation));
    for (std::size_t i = 0; i < s_.relations.size(); ++i)
        if (s_.relations[i].kind == CrossingKind::State)
            if (const double size = std::fabs(e_.slot(s_.relations[i].left) - e_.slot(s_.relations[i].right));
                std::isfinite(size))
                sizes_[i] = std::max(sizes_[i], size);
}

double EventIteration::roundingOf(const CompiledRelation& relation, double size)
{
    // Solving for a small difference of large quantities makes more of their rounding than a share of the result: each
    // rounding of the states gives another one.
    const std::vector<double> slots = e_.slots_;
    const EvaluationStatus status = outcome_.status;
    const double value = e_.slot(relation.left) - e_.slot(relation.right);
    double spread = kRounding * size;
    for (const double ulps : {-3.0, -2.0, -1.0, 1.0, 2.0, 3.0}) {
        for (const CompiledState& state : s_.states)
            e_.slots_[state.slot] = slots[state.slot] * (1 + ulps * std::numeric_limits<double>::epsilon());
        if (!evaluate())
            break;
        static_cast<void>(e_.run(e_.programs_.relation));
        if (const double other = e_.slot(relation.left) - e_.slot(relation.right); std::isfinite(other))
            spread = std::max(spread, 2 * std::fabs(other - value));
    }
    e_.slots_ = slots;
    e_.valid_ = {};
    outcome_.status = status;
    return spread;
}

EventIteration::Trial EventIteration::tryHeld()
{
    // With the relations held, the discrete variables follow one from another, some through the equations.
    for (std::size_t round = 0; round <= s_.discretes.size() + 1; ++round) {
        ++trials_;
        if (!evaluate())
            return Trial::Failed;
        bool isSettled = true;
        for (const CompiledDiscrete& d : s_.discretes) {
            if (d.held == kNoSlot || e_.slots_[d.slot] == e_.slots_[d.held] || std::isnan(e_.slots_[d.held]))
                continue;
            e_.slots_[d.slot] = e_.slots_[d.held];
            isSettled = false;
        }
        if (!isSettled)
            continue;
        if (!outcome_.status.ok() || !e_.areDerivativesFinite())
            return Trial::Inconsistent;
        noteSizes();
        Trial result = Trial::Consistent;
        for (std::size_t i = 0; i < s_.relations.size(); ++i) {
            const CompiledRelation& r = s_.relations[i];
            if (r.next == kNoSlot || e_.slot(r.truthSlot) == e_.slot(r.next))
                continue;
            if (isTolerant_ && r.kind == CrossingKind::State && hasChanged_[i])
                if (const double size = roundingOf(r, sizes_[i]);
                    std::fabs(e_.slot(r.left) - e_.slot(r.right)) <= size) {
                    e_.tolerate(i, size);
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
    const std::vector<double> slots = e_.slots_;
    sizes_.assign(s_.relations.size(), 0);
    for (bool isTolerant : {false, true}) {
        isTolerant_ = isTolerant;
        if (tryCombinations())
            return true;
    }
    e_.forgetTolerances();
    e_.slots_ = slots;
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
        // Ordered by the number of truths that differ from before the event.
        std::vector<std::uint32_t> choices(std::size_t{1} << open.size());
        std::iota(choices.begin(), choices.end(), 0u);
        std::stable_sort(choices.begin(), choices.end(),
                         [](std::uint32_t a, std::uint32_t b) { return std::popcount(a) < std::popcount(b); });
        for (const std::uint32_t choice : choices) {
            for (std::size_t k = 0; k < open.size(); ++k) {
                const bool wasTrue = leftTruths_[open[k]] != 0;
                e_.slots_[s_.relations[open[k]].truthSlot] = wasTrue != ((choice >> k & 1u) != 0) ? 1 : 0;
            }
            e_.forgetTolerances();
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
        const FlatVariable& v = s_.model.variable(lastChanged_);
        status.component = v.origin.component;
        status.detail = filled(tr("`%1` finds no consistent value"), v.path);
    }
    return status;
}

bool EventIteration::act()
{
    bool isChanged = false;
    for (const CompiledAction& action : s_.eventActions) {
        if (e_.slot(action.fires) == 0)
            continue;
        switch (action.action.kind) {
        case ActionKind::Reinit: {
            double& state = x_[static_cast<std::size_t>(action.state)];
            const double value = e_.slot(action.value);
            isChanged = true;
            outcome_.statesChanged = outcome_.statesChanged || state != value;
            state = value;
            break;
        }
        case ActionKind::Assert:
            if (e_.slot(action.value) == 0) {
                if (action.action.level == AssertionLevel::Error)
                    outcome_.status = {FailureKind::AssertionFailed, false, action.action.origin.component,
                                       e_.messageText(action)};
                else
                    e_.warn(action, e_.hasEventWarned_, static_cast<std::size_t>(&action - s_.eventActions.data()));
            }
            break;
        case ActionKind::Terminate:
            outcome_.terminated = true;
            outcome_.message = e_.messageText(action);
            break;
        case ActionKind::Assign: break;
        }
    }
    for (std::size_t i = 0; i < s_.states.size(); ++i)
        e_.slots_[s_.states[i].slot] = x_[i];
    return isChanged;
}

EventOutcome EventIteration::run()
{
    std::vector<double> values;
    e_.forgetTolerances();
    leftTruths_.clear();
    for (const CompiledRelation& r : s_.relations)
        leftTruths_.push_back(e_.slot(r.truthSlot));
    hasChanged_.assign(s_.relations.size(), false);
    for (const CompiledDiscrete& d : s_.discretes)
        values.push_back(e_.slot(d.slot));
    for (int round = 0;; ++round) {
        if (!settle())
            break;
        bool isChanged = act();
        // At the start pre() is what start values and initial equations say; it becomes the value afterwards.
        if (!outcome_.status.ok() || isInitial_)
            break;
        for (const CompiledPre& pre : s_.pres) {
            const double value = e_.value(pre.variable);
            if (e_.slots_[pre.slot] == value)
                continue;
            e_.slots_[pre.slot] = value;
            isChanged = true;
        }
        for (const CompiledSample& sample : s_.samples) {
            isChanged = isChanged || e_.slot(sample.truth) != 0;
            e_.slots_[sample.truth] = 0;
        }
        if (!isChanged)
            break;
        if (round == kMostRounds) {
            outcome_.status = loopFailure();
            break;
        }
    }
    e_.valid_ = {};
    if (outcome_.status.ok())
        outcome_.status = e_.evaluateRelations();
    if (outcome_.status.ok())
        e_.updateInstants();
    for (std::size_t i = 0; i < s_.relations.size(); ++i) {
        if (leftTruths_[i] == e_.slot(s_.relations[i].truthSlot))
            continue;
        outcome_.structureChanged = true;
        if (s_.relations[i].firstRoot >= 0)
            outcome_.firedRelations.push_back(s_.relations[i].firstRoot);
    }
    for (std::size_t i = 0; i < s_.discretes.size(); ++i)
        outcome_.structureChanged = outcome_.structureChanged || values[i] != e_.slot(s_.discretes[i].slot);
    return std::move(outcome_);
}

void CompiledEvaluator::beginTerminal()
{
    slots_[system_->tape.isTerminal] = 1;
    valid_ = {};
}

EventOutcome CompiledEvaluator::handleEvent(double t, std::span<double> x)
{
    moveTo(t, x);
    EventIteration iteration(*this, x);
    iteration.takeLeftLimits();
    iteration.raiseSamples(t);
    bool hasPassed = passDelayedJumps();
    EventOutcome outcome = iteration.run();
    blocks_.acceptTears();
    if (passDelayedJumps()) {  // an event has shortened a delay
        hasPassed = true;
        valid_ = {};
        updateDelays();
    }
    outcome.structureChanged = outcome.structureChanged || hasPassed;
    if (outcome.status.ok())
        outcome.status = recordJumps();
    return outcome;
}

}  // namespace bramah::solver
