// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/evaluate/event_iteration.h"

#include <algorithm>
#include <limits>

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
    for (DelayHistory& history : delays_)
        history.clear();
    for (TransportHistory& history : transports_)
        history.clear();
    hasWarned_.assign(hasWarned_.size(), false);
    hasEventWarned_.assign(hasEventWarned_.size(), false);
    warnings_.clear();
}

void CompiledEvaluator::takeStarts(double t0)
{
    slots_[system_->tape.time] = t0;
    slots_[system_->tape.isInitial] = 0;
    slots_[system_->tape.isTerminal] = 0;
    for (const CompiledPre& pre : system_->pres)
        slots_[pre.slot] = slots_[pre.start];
    for (const CompiledDiscrete& discrete : system_->discretes)
        slots_[discrete.slot] = slots_[discrete.start];
    for (const CompiledSample& sample : system_->samples)
        slots_[sample.truth] = 0;
    std::ranges::fill(ticks_, std::numeric_limits<double>::quiet_NaN());
    for (const CompiledState& state : system_->states)
        slots_[state.slot] = slots_[state.start];
    blocks_.resetTears();
}

void CompiledEvaluator::settleFirstEvent(double t0, std::span<double> x, InitialisationOutcome& outcome)
{
    outcome.status = sampleStatus();
    if (!outcome.status.ok())
        return;
    EventIteration first(*this, x);
    first.takeLeftLimits();
    first.raiseSamples(t0);
    takeEvent(first.run(), outcome);
    blocks_.acceptTears();
}

EvaluationStatus CompiledEvaluator::checkStart(double t0, std::span<const double> x)
{
    if (system_->startAssertions.empty())
        return {};
    slots_[system_->tape.isInitial] = 1;
    moveTo(t0, x);
    EvaluationStatus status = evaluateDerivatives();
    if (status.ok())
        status = evaluateOutputs();
    if (status.ok())
        status = run(programs_.assertion);
    for (auto number = system_->startAssertions.begin(); number != system_->startAssertions.end() && status.ok();
         ++number)
        status = checkAssertion(*number);
    slots_[system_->tape.isInitial] = 0;
    return status;
}

InitialisationOutcome CompiledEvaluator::initialise(double t0, std::span<double> x)
{
    InitialisationOutcome outcome;
    outcome.status = updateParameters();
    if (!outcome.status.ok())
        return outcome;
    forget();
    takeStarts(t0);
    slots_[system_->tape.isInitial] = 1;
    for (std::size_t i = 0; i < system_->states.size(); ++i)
        x[i] = slots_[system_->states[i].slot];
    outcome.status = fillTransports();
    if (!outcome.status.ok())
        return outcome;
    if (initial_)
        initial_->begin(slots_);
    for (VariableId state : system_->freeStates)
        outcome.freeStates.push_back(system_->model.variable(state).path);
    outcome.method = "start values";

    takeEvent(EventIteration(*this, x, true).run(), outcome);
    slots_[system_->tape.isInitial] = 0;
    if (initial_)
        outcome.method = initial_->method();
    if (!blocks_.rescuedBy().empty())
        outcome.method += ", " + blocks_.rescuedBy();
    if (!outcome.status.ok())
        return outcome;
    for (std::size_t i = 0; i < delays_.size(); ++i)
        if (const CompiledDelay& delay = system_->delays[i]; delay.startsAsArgument)
            delays_[i].add(t0, slots_[delay.value], slots_[delay.time]);
    if (initial_ && !system_->initial->parameters.empty()) {
        for (const CompiledInitial::SolvedParameter& p : system_->initial->parameters)
            setParameter(p.parameter, initial_->value(p.slot));
        outcome.status = updateParameters();
        if (!outcome.status.ok())
            return outcome;
    }
    outcome.status = checkStart(t0, x);
    if (outcome.status.ok())
        settleFirstEvent(t0, x, outcome);
    return outcome;
}

}  // namespace bramah::solver
