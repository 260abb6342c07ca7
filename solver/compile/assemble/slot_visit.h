// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/compiled_system.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace bramah::solver {

/// Calls a function with each slot that a system names outside of its programs. Large: each field is a line.
template <typename Visit>
class SlotVisit
{
public:
    /// \a visit takes a `Slot&`, which it may change.
    explicit SlotVisit(Visit visit) : visit_(std::move(visit)) {}

    /// Visits a slot as often as it is named; kNoSlot where something has none.
    void of(CompiledSystem& system)
    {
        of(system.tape);
        for (CompiledParameter& parameter : system.parameters)
            each(parameter.slot, parameter.isOverridden, parameter.value, parameter.min, parameter.max);
        for (CompiledInput& input : system.inputs)
            each(input.slot, input.start);
        for (CompiledState& state : system.states)
            each(state.slot, state.derivative, state.start, state.nominal);
        for (CompiledRange& range : system.ranges)
            each(range.min, range.max);
        for (SolvedPlace& solved : system.solved)
            of(solved);
        for (JacobianSlot& partial : system.partials)
            visit_(partial.slot);
        all(system.daeResidualSlots);
        of(system.implicitJacobian);
        ofEvents(system);
        if (system.initial) {
            for (CompiledInitial::Link& link : system.initial->inputs)
                visit_(link.from);
            for (CompiledInitial::Link& link : system.initial->results)
                visit_(link.to);
        }
    }

private:
    void of(CompiledTape& tape)
    {
        each(tape.time, tape.isInitial, tape.isTerminal, tape.lambda);
        for (ValuePlace& place : tape.places)
            visit_(place.slot);
        for (TapeBlock& block : tape.blocks)
            for (std::vector<Slot>* slots :
                 {&block.tearSlots, &block.residualSlots, &block.matrixSlots, &block.rightSideSlots, &block.startSlots,
                  &block.nominalSlots, &block.minSlots, &block.maxSlots, &block.truthSlots, &block.literalSlots})
                all(*slots);
    }

    void ofEvents(CompiledSystem& system)
    {
        for (CompiledRelation& relation : system.relations)
            each(relation.truthSlot, relation.left, relation.right, relation.instant, relation.next);
        for (CompiledDiscrete& discrete : system.discretes)
            each(discrete.slot, discrete.next, discrete.held, discrete.start);
        for (CompiledPre& pre : system.pres)
            each(pre.slot, pre.start);
        for (CompiledInitialPre& pre : system.initialPres)
            each(pre.pre, pre.value);
        for (CompiledSample& sample : system.samples)
            each(sample.truth, sample.start, sample.interval);
        for (CompiledHistory& history : system.histories) {
            all(history.places.outputs);
            all(history.places.inputs);
            all(history.places.settings);
            each(history.places.position, history.places.speed);
        }
        for (std::vector<CompiledAction>* actions : {&system.eventActions, &system.assertions})
            for (CompiledAction& action : *actions) {
                each(action.fires, action.value);
                all(action.messageValues);
            }
    }

    void of(SolvedPlace& solved)
    {
        visit_(solved.slot);
        for (auto& [variable, slot] : solved.divisorSlots)
            visit_(slot);
    }

    void of(ImplicitJacobian& jacobian)
    {
        for (ImplicitJacobian::BlockPart& part : jacobian.blocks) {
            all(part.matrixSlots);
            of(part.direct, part.chains);
        }
        of(jacobian.direct, jacobian.chains);
    }
    void of(std::vector<ImplicitJacobian::Direct>& direct, std::vector<ImplicitJacobian::Chain>& chains)
    {
        for (ImplicitJacobian::Direct& entry : direct)
            visit_(entry.slot);
        for (ImplicitJacobian::Chain& chain : chains)
            visit_(chain.slot);
    }

    void all(std::vector<Slot>& slots) { std::ranges::for_each(slots, visit_); }
    template <typename... Slots>
    void each(Slots&... slots)
    {
        (visit_(slots), ...);
    }

    Visit visit_;
};

}  // namespace bramah::solver
