// SPDX-License-Identifier: BSD-3-Clause
// The start of a run: by the initial equations, or from the state in which another run ended.
#include "solver/evaluate/compiled_evaluator.h"

namespace bramah::solver {

namespace {

void takeEvent(const EventOutcome& event, InitialisationOutcome& outcome)
{
    outcome.status = event.status;
    if (!event.terminated || outcome.terminated)
        return;
    outcome.terminated = true;
    outcome.message = event.message;
}

}  // namespace

void CompiledEvaluator::forget()
{
    past_.clear();
    assertions_.forget();
}

void CompiledEvaluator::takeStarts(double t0)
{
    values_.start = t0;
    values_.slots[values_.system.tape.time] = t0;
    values_.slots[values_.system.tape.isInitial] = 0;
    values_.slots[values_.system.tape.isTerminal] = 0;
    for (const CompiledPre& pre : values_.system.pres)
        values_.slots[pre.slot] = values_.slots[pre.start];
    for (const CompiledDiscrete& discrete : values_.system.discretes)
        values_.slots[discrete.slot] = values_.slots[discrete.start];
    for (const CompiledSample& sample : values_.system.samples)
        values_.slots[sample.truth] = 0;
    values_.inputs.begin(t0, values_.slots);
    times_.resetTicks();
    for (const CompiledState& state : values_.system.states)
        values_.slots[state.slot] = values_.slots[state.start];
    values_.blocks.resetTears();
}

void CompiledEvaluator::setWithinBounds(bool isWithinBounds)
{
    values_.blocks.setWithinBounds(isWithinBounds);
    if (initial_)
        initial_->setWithinBounds(isWithinBounds);
    values_.invalidate();
}

void CompiledEvaluator::settleFirstEvent(double t0, std::span<double> x, bool hasSamples,
                                         InitialisationOutcome& outcome)
{
    outcome.status = times_.sampleStatus();
    if (!outcome.status.ok())
        return;
    EventIteration first(eventParts(), x);
    first.takeLeftLimits();
    if (hasSamples)
        times_.raiseSamples(t0);
    takeEvent(first.run(), outcome);
    values_.blocks.acceptTears();
}

EvaluationStatus CompiledEvaluator::checkStart(double t0, std::span<const double> x)
{
    if (values_.system.startAssertions.empty())
        return {};
    values_.slots[values_.system.tape.isInitial] = 1;
    moveTo(t0, x);
    EvaluationStatus status = values_.evaluateDerivatives();
    if (status.ok())
        status = values_.evaluateOutputs();
    if (status.ok())
        status = values_.run(values_.programs.assertion);
    for (auto number = values_.system.startAssertions.begin();
         number != values_.system.startAssertions.end() && status.ok(); ++number)
        status = assertions_.check(*number);
    values_.slots[values_.system.tape.isInitial] = 0;
    values_.invalidate();
    return status;
}

void CompiledEvaluator::settleStart(std::span<double> x, InitialisationOutcome& outcome)
{
    values_.slots[values_.system.tape.isInitial] = 1;
    values_.blocks.setNearest(true);
    takeEvent(EventIteration(eventParts(), x, true).run(), outcome);
    values_.blocks.setNearest(false);
    values_.slots[values_.system.tape.isInitial] = 0;
}

void CompiledEvaluator::takeSolvedParameters(InitialisationOutcome& outcome)
{
    for (const CompiledInitial::SolvedParameter& p : values_.system.initial->parameters)
        setParameter(p.parameter, initial_->value(p.slot));
    outcome.status = updateParameters();
}

InitialisationOutcome CompiledEvaluator::initialise(double t0, std::span<double> x)
{
    InitialisationOutcome outcome;
    outcome.status = updateParameters();
    if (!outcome.status.ok())
        return outcome;
    forget();
    takeStarts(t0);
    values_.slots[values_.system.tape.isInitial] = 1;
    for (std::size_t i = 0; i < values_.system.states.size(); ++i)
        x[i] = values_.slots[values_.system.states[i].slot];
    outcome.status = past_.fill();
    if (!outcome.status.ok())
        return outcome;
    if (initial_)
        initial_->begin(values_.slots);
    for (VariableId state : values_.system.freeStates)
        outcome.freeStates.push_back(values_.system.model.variable(state).path);
    outcome.method = "start values";

    settleStart(x, outcome);
    if (initial_)
        outcome.method = initial_->method();
    if (!values_.blocks.rescuedBy().empty())
        outcome.method += ", " + values_.blocks.rescuedBy();
    if (!outcome.status.ok())
        return outcome;
    past_.begin();
    if (initial_ && !values_.system.initial->parameters.empty()) {
        takeSolvedParameters(outcome);
        // Initial equations for pre() may read these parameters, and parameters what then follows.
        if (outcome.status.ok() && !values_.system.initialPres.empty()) {
            settleStart(x, outcome);
            if (outcome.status.ok())
                takeSolvedParameters(outcome);
        }
        if (!outcome.status.ok())
            return outcome;
    }
    outcome.status = checkStart(t0, x);
    if (outcome.status.ok())
        settleFirstEvent(t0, x, true, outcome);
    return outcome;
}

template <typename Visit>
void CompiledEvaluator::forEachRemembered(Visit&& visit)
{
    const auto path = [this](VariableId variable) { return values_.system.model.variable(variable).path; };
    for (const TapeBlock& block : values_.system.tape.blocks)
        for (std::size_t k = 0; k < block.tears.size(); ++k)
            visit(path(block.tears[k]), block.tearSlots[k]);
    for (const CompiledState& state : values_.system.states)
        visit(path(state.variable), state.slot);
    for (const CompiledDiscrete& discrete : values_.system.discretes)
        visit(path(discrete.variable), discrete.slot);
    for (const CompiledPre& pre : values_.system.pres)
        visit("pre(" + path(pre.variable) + ")", pre.slot);
    for (const CompiledRelation& relation : values_.system.relations)
        if (relation.truth != kNoVariable)
            visit(path(relation.truth), relation.truthSlot);
}

SavedState CompiledEvaluator::save(double t, std::span<const double> x)
{
    moveTo(t, x);
    static_cast<void>(values_.evaluateDerivatives());
    SavedState state;
    state.model = values_.system.model.className;
    state.time = t;
    forEachRemembered([&](const std::string& path, Slot slot) { state.values.emplace(path, values_.slots[slot]); });
    if (values_.system.initial)
        for (const CompiledInitial::SolvedParameter& p : values_.system.initial->parameters)
            state.values.emplace(values_.system.model.variable(p.parameter).path, values_.of(p.parameter));
    past_.save(state);
    return state;
}

InitialisationOutcome CompiledEvaluator::resume(const SavedState& state, double t0, std::span<double> x)
{
    InitialisationOutcome outcome;
    outcome.method = "saved state";
    forget();
    if (values_.system.initial)
        for (const CompiledInitial::SolvedParameter& p : values_.system.initial->parameters)
            if (const auto saved = state.values.find(values_.system.model.variable(p.parameter).path);
                saved != state.values.end())
                setParameter(p.parameter, saved->second);
    outcome.status = updateParameters();
    if (!outcome.status.ok())
        return outcome;
    takeStarts(t0);
    forEachRemembered([&](const std::string& path, Slot slot) {
        if (const auto saved = state.values.find(path); saved != state.values.end())
            values_.slots[slot] = saved->second;
    });
    values_.invalidate();
    values_.blocks.acceptTears();
    for (std::size_t i = 0; i < values_.system.states.size(); ++i) {
        const CompiledState& own = values_.system.states[i];
        x[i] = values_.slots[own.slot];
        const std::string& path = values_.system.model.variable(own.variable).path;
        if (!state.values.contains(path))
            outcome.freeStates.push_back(path);
    }
    if (!past_.isHeldBy(state))
        outcome.status = settleDelays(t0, x);
    if (outcome.status.ok())
        outcome.status = past_.refill(state);
    static_cast<void>(past_.passJumps());
    if (!outcome.status.ok())
        return outcome;
    moveTo(t0, x);
    settleFirstEvent(t0, x, !state.hasHadEvent, outcome);
    return outcome;
}

}  // namespace bramah::solver
