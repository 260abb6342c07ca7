// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/assemble/assemble.h"

namespace bramah::solver {

Slot BlockAssembly::startSlot(VariableId id)
{
    const FlatVariable& v = c.model.variable(id);
    const bool countsFromOne = v.type == ValueType::Enumeration;
    return tape.require(v.start == kNoExpr ? c.model.graph.constant(countsFromOne ? 1 : 0) : v.start);
}

void BlockAssembly::finishParameterProgram()
{
    const auto instructions = static_cast<std::uint32_t>(made.parameterProgram.instructions.size());
    made.parameterProgram.steps.assign(1, {StepKind::Run, 0, instructions, 0});
}

void assembleParameters(Assembly& a)
{
    a.tape.open(TapeSection::Parameters, a.made.parameterProgram, {});
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
        if (a.c.role(id) == Role::Input)
            a.system.inputs.push_back({id, kNoSlot, p.slot, a.c.isDiscreteInput(id)});
        else
            a.bindVariable(id, p.slot);
        a.system.parameters.push_back(p);
    }
    for (CompiledParameter& p : a.system.parameters) {
        const FlatVariable& v = a.c.model.variable(p.variable);
        p.min = a.attribute(v.min);
        p.max = a.attribute(v.max);
    }
}

void assembleInputs(Assembly& a)
{
    a.tape.open(TapeSection::Parameters, a.made.parameterProgram, {});
    Compilation& c = a.c;
    for (VariableId id : c.states) {
        CompiledState state;
        state.variable = id;
        state.slot = a.tape.newSlot();
        a.bindVariable(id, state.slot);
        a.system.states.push_back(state);
    }
    for (CompiledState& state : a.system.states) {
        const FlatVariable& v = c.model.variable(state.variable);
        state.start = a.startSlot(state.variable);
        state.nominal = a.attribute(v.nominal);
        state.isFixed = v.isFixed;
    }
    for (CompiledInput& input : a.system.inputs) {
        input.slot = a.tape.newSlot();
        a.bindVariable(input.variable, input.slot);
    }
    const ExpressionGraph& graph = c.model.graph;
    for (const DiscreteEquation& e : c.discreteEquations) {
        CompiledDiscrete discrete;
        discrete.variable = e.variable;
        discrete.slot = a.tape.newSlot();
        discrete.start = a.startSlot(e.variable);
        a.bindVariable(e.variable, discrete.slot);
        a.system.discretes.push_back(discrete);
        CompiledPre pre{e.variable, a.tape.newSlot(), discrete.start};
        a.tape.bindLeaf(c.model.graph.pre(e.variable), pre.slot);
        a.system.pres.push_back(pre);
    }
    for (std::uint32_t i = 0; i < graph.size(); ++i) {
        const ExpressionNode n = graph.node(ExprId{i});
        if (n.operation != Operation::Pre || a.tape.isThere(ExprId{i}) || c.role(n.variable) == Role::Eliminated)
            continue;
        const CompiledPre pre{n.variable, a.tape.newSlot(), a.startSlot(n.variable)};
        a.tape.bindLeaf(ExprId{i}, pre.slot);
        a.system.pres.push_back(pre);
    }
    for (const EventRelation& crossing : c.crossings)
        a.bindVariable(crossing.truth, a.tape.newSlot());
    for (const SampleClock& clock : c.samples) {
        a.bindVariable(clock.truth, a.tape.newSlot());
        a.system.samples.push_back(
            {a.slotOf[index(clock.truth)], a.tape.require(clock.start), a.tape.require(clock.interval), clock.origin});
    }
    for (const HistoryLine& line : c.histories) {
        CompiledHistory& made = a.system.histories.emplace_back();
        made.operation = line.flat.operation;
        made.variable = line.outputs.front();
        for (const VariableId output : line.outputs)
            a.bindVariable(output, made.places.outputs.emplace_back(a.tape.newSlot()));
        for (const ExprId setting : line.flat.settings)
            made.places.settings.push_back(a.tape.require(setting));
    }
}

void assembleRanges(Assembly& a)
{
    a.tape.open(TapeSection::Parameters, a.made.parameterProgram, {});
    for (std::uint32_t i = 0; i < a.c.model.variables.size(); ++i) {
        const FlatVariable& v = a.c.model.variables[i];
        const bool changes =
            a.c.roles[i] == Role::Continuous || a.c.roles[i] == Role::Discrete || a.c.roles[i] == Role::Input;
        if (changes && v.type <= ValueType::Integer && (v.min != kNoExpr || v.max != kNoExpr))
            a.system.ranges.push_back({VariableId{i}, a.attribute(v.min), a.attribute(v.max)});
    }
}

}  // namespace bramah::solver
