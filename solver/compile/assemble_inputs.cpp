// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/assemble.h"

namespace bramah::solver {

namespace {

void bindVariable(Assembly& a, VariableId id, Slot slot)
{
    a.tape.bindInput(id, slot);
    a.slotOf[index(id)] = slot;
}

Slot optional(Assembly& a, ExprId expression)
{
    return expression == kNoExpr ? kNoSlot : a.tape.require(expression);
}

Slot startSlot(Assembly& a, VariableId id)
{
    const FlatVariable& v = a.c.model.variable(id);
    const bool countsFromOne = v.type == ValueType::Enumeration;
    return a.tape.require(v.start == kNoExpr ? a.c.model.graph.constant(countsFromOne ? 1 : 0) : v.start);
}

}  // namespace

void assembleParameters(Assembly& a)
{
    a.tape.open(TapeSection::Parameters, a.system.parameterProgram, {});
    for (VariableId id : a.c.parameterOrder) {
        const FlatVariable& v = a.c.model.variable(id);
        if (v.type == ValueType::String || v.binding == kNoExpr)
            continue;
        CompiledParameter p;
        p.variable = id;
        p.slot = a.tape.newSlot(a.c.parameterValues[index(id)]);
        p.isOverridden = a.tape.newSlot(0);
        p.value = a.tape.newSlot(0);
        const Slot binding = a.tape.require(v.binding);
        a.tape.addInstruction({Operation::If, p.slot, p.isOverridden, p.value, binding});
        bindVariable(a, id, p.slot);
        a.system.parameters.push_back(p);
    }
}

void assembleInputs(Assembly& a)
{
    a.tape.open(TapeSection::Parameters, a.system.parameterProgram, {});
    Compilation& c = a.c;
    for (VariableId id : c.states) {
        CompiledState state;
        state.variable = id;
        state.slot = a.tape.newSlot();
        bindVariable(a, id, state.slot);
        const FlatVariable& v = c.model.variable(id);
        state.start = startSlot(a, id);
        state.nominal = optional(a, v.nominal);
        state.isFixed = v.isFixed;
        a.system.states.push_back(state);
    }
    const ExpressionGraph& graph = c.model.graph;
    for (const DiscreteEquation& e : c.discreteEquations) {
        CompiledDiscrete discrete;
        discrete.variable = e.variable;
        discrete.slot = a.tape.newSlot();
        discrete.start = startSlot(a, e.variable);
        bindVariable(a, e.variable, discrete.slot);
        a.system.discretes.push_back(discrete);
        CompiledPre pre{e.variable, a.tape.newSlot(), discrete.start};
        a.tape.bindLeaf(c.model.graph.pre(e.variable), pre.slot);
        a.system.pres.push_back(pre);
    }
    for (std::uint32_t i = 0; i < graph.size(); ++i) {
        const ExpressionNode n = graph.node(ExprId{i});
        if (n.operation != Operation::Pre || a.tape.isThere(ExprId{i}) || c.role(n.variable) == Role::Eliminated)
            continue;
        const CompiledPre pre{n.variable, a.tape.newSlot(), startSlot(a, n.variable)};
        a.tape.bindLeaf(ExprId{i}, pre.slot);
        a.system.pres.push_back(pre);
    }
    for (const Crossing& crossing : c.crossings)
        bindVariable(a, crossing.truth, a.tape.newSlot());
    for (const SampleClock& clock : c.samples) {
        bindVariable(a, clock.truth, a.tape.newSlot());
        a.system.samples.push_back({a.slotOf[index(clock.truth)], a.tape.require(clock.start),
                                    a.tape.require(clock.interval), clock.origin});
    }
    for (const DelayLine& line : c.delays)
        bindVariable(a, line.value, a.tape.newSlot());
}

}  // namespace bramah::solver
