// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/evaluate/event_iteration.h"

#include <cmath>

namespace bramah::solver {

template <typename Visit>
void CompiledEvaluator::forEachRemembered(Visit&& visit)
{
    const auto path = [this](VariableId variable) { return system_->model.variable(variable).path; };
    for (const TapeBlock& block : system_->tape.blocks)
        for (std::size_t k = 0; k < block.tears.size(); ++k)
            visit(path(block.tears[k]), block.tearSlots[k]);
    for (const CompiledState& state : system_->states)
        visit(path(state.variable), state.slot);
    for (const CompiledDiscrete& discrete : system_->discretes)
        visit(path(discrete.variable), discrete.slot);
    for (const CompiledPre& pre : system_->pres)
        visit("pre(" + path(pre.variable) + ")", pre.slot);
    for (const CompiledRelation& relation : system_->relations)
        if (relation.truth != kNoVariable)
            visit(path(relation.truth), relation.truthSlot);
}

SavedState CompiledEvaluator::save(double t, std::span<const double> x)
{
    moveTo(t, x);
    static_cast<void>(evaluateDerivatives());
    SavedState state;
    state.model = system_->model.className;
    state.time = t;
    forEachRemembered([&](const std::string& path, Slot slot) { state.values.emplace(path, slots_[slot]); });
    if (system_->initial)
        for (const CompiledInitial::SolvedParameter& p : system_->initial->parameters)
            state.values.emplace(system_->model.variable(p.parameter).path, value(p.parameter));
    for (const DelayHistory& history : delays_) {
        auto& past = state.delays.emplace_back();
        history.forEachPoint([&](double time, double value) { past.emplace_back(time - t, value); });
    }
    for (const TransportHistory& history : transports_) {
        auto& contents = state.transports.emplace_back();
        history.forEachPoint([&](double place, double value) { contents.emplace_back(place, value); });
    }
    return state;
}

EvaluationStatus CompiledEvaluator::refillTransports(const SavedState& state)
{
    if (state.transports.size() != transports_.size())
        return fillTransports();
    for (std::size_t i = 0; i < transports_.size(); ++i)
        transports_[i].refill(positionOf(system_->transports[i]), state.transports[i]);
    return {};
}

InitialisationOutcome CompiledEvaluator::resume(const SavedState& state, double t0, std::span<double> x)
{
    InitialisationOutcome outcome;
    outcome.method = "saved state";
    forget();
    if (system_->initial)
        for (const CompiledInitial::SolvedParameter& p : system_->initial->parameters)
            if (const auto saved = state.values.find(system_->model.variable(p.parameter).path);
                saved != state.values.end())
                setParameter(p.parameter, saved->second);
    outcome.status = updateParameters();
    if (!outcome.status.ok())
        return outcome;
    takeStarts(t0);
    forEachRemembered([&](const std::string& path, Slot slot) {
        if (const auto saved = state.values.find(path); saved != state.values.end())
            slots_[slot] = saved->second;
    });
    blocks_.acceptTears();
    for (std::size_t i = 0; i < system_->states.size(); ++i) {
        const CompiledState& own = system_->states[i];
        x[i] = slots_[own.slot];
        const std::string& path = system_->model.variable(own.variable).path;
        if (!state.values.contains(path))
            outcome.freeStates.push_back(path);
    }
    if (state.delays.size() == delays_.size())
        for (std::size_t i = 0; i < delays_.size(); ++i)
            for (const auto& [time, value] : state.delays[i])
                delays_[i].add(t0 + time, value, std::numeric_limits<double>::infinity());
    if (!delays_.empty() && state.delays.size() != delays_.size())
        outcome.status = settleDelays(t0, x);
    if (outcome.status.ok())
        outcome.status = refillTransports(state);
    static_cast<void>(passDelayedJumps());
    if (!outcome.status.ok())
        return outcome;
    moveTo(t0, x);
    settleFirstEvent(t0, x, outcome);
    return outcome;
}

}  // namespace bramah::solver
