// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/stage_text.h"

#include "solver/expressions/number_text.h"
#include "solver/flat_model/expression_text.h"

namespace bramah::solver {

namespace {

std::string text(const Compilation& c, ExprId id)
{
    return expressionText(c.model, id);
}
std::string path(const Compilation& c, VariableId id)
{
    return c.model.variable(id).path;
}

/// The text ` // pump` with the component from which something comes.
std::string originText(const FlatModel& model, const Origin& origin)
{
    const std::string& component = model.component(origin.component).path;
    if (origin.connectionSet >= 0)
        return "  // connection " + std::to_string(origin.connectionSet);
    return component.empty() ? std::string() : "  // " + component;
}

std::string equationLine(const Compilation& c, const ContinuousEquation& e)
{
    return equationText(c.model, e.left, e.right) + originText(c.model, e.origin) + "\n";
}

}  // namespace

std::string parametersText(const Compilation& c)
{
    std::string result;
    for (VariableId id : c.parameterOrder) {
        const FlatVariable& v = c.model.variable(id);
        if (v.type == ValueType::String || v.binding == kNoExpr)
            continue;
        result += v.path + " = " + numberText(c.parameterValues[index(id)]);
        if (!c.model.graph.isConstant(v.binding))
            result += " = " + text(c, v.binding);
        result += v.isFinal || v.isStructural || v.variability == Variability::Constant ? "  // folded\n" : "\n";
    }
    return result;
}

std::string eventsText(const Compilation& c)
{
    std::string result;
    for (const EventRelation& crossing : c.crossings) {
        result += crossing.kind == CrossingKind::Time
                      ? "time event " + crossing.text + " at " + text(c, crossing.instant)
                      : "crossing " + crossing.text;
        result += originText(c.model, crossing.origin) + "\n";
    }
    for (const SampleClock& s : c.samples)
        result += path(c, s.truth) + originText(c.model, s.origin) + "\n";
    for (const HistoryLine& line : c.histories) {
        result += path(c, line.outputs.front()) + " remembers";
        for (const ExprId input : line.flat.inputs)
            result += (input == line.flat.inputs.front() ? " " : ", ") + text(c, input);
        result += originText(c.model, line.flat.origin) + "\n";
    }
    for (const DiscreteEquation& e : c.discreteEquations)
        result += path(c, e.variable) + " := " + text(c, e.value) + originText(c.model, e.origin) + "\n";
    for (const EventAction& a : c.eventActions) {
        const char* kind = a.action.kind == ActionKind::Reinit   ? "reinit"
                           : a.action.kind == ActionKind::Assert ? "assert"
                                                                 : "terminate";
        result += std::string(kind) + " if " + text(c, a.fires) + originText(c.model, a.action.origin) + "\n";
    }
    return result;
}

std::string aliasText(const Compilation& c)
{
    std::string result;
    for (std::uint32_t i = 0; i < c.model.variables.size(); ++i) {
        if (c.roles[i] != Role::Eliminated)
            continue;
        const AliasTarget& target = c.aliases[i];
        result += path(c, VariableId{i}) + " = ";
        if (target.representative == kNoVariable)
            result += numberText(target.value) + "\n";
        else
            result += (target.sign < 0 ? "-" : "") + path(c, target.representative) + "\n";
    }
    result += std::to_string(c.equations.size()) + " equations are left:\n";
    for (const ContinuousEquation& e : c.equations)
        result += "  " + equationLine(c, e);
    return result;
}

std::string indexText(const Compilation& c)
{
    std::string result;
    for (std::size_t i = 0; i < c.equations.size(); ++i) {
        const ContinuousEquation& e = c.equations[i];
        result += std::to_string(i + 1) + ": " + equationLine(c, e);
        if (e.antiderivative >= 0)
            result += "    the derivative of equation " + std::to_string(e.antiderivative + 1) + "\n";
    }
    for (VariableId state : c.states)
        result += "state " + path(c, state) + ", derivative " + path(c, c.derivatives[index(state)]) + "\n";
    return result;
}

std::string matchingText(const Compilation& c, const BlockPlan& plan)
{
    std::string result;
    for (const Block& block : plan.blocks)
        for (qsizetype i = 0; i < block.equations.size(); ++i)
            result += path(c, block.unknowns[i]) + " from " + equationLine(c, plan.equations[block.equations[i]]);
    return result;
}

std::string blocksText(const Compilation& c, const BlockPlan& plan)
{
    std::string result;
    for (std::size_t b = 0; b < plan.blocks.size(); ++b) {
        const Block& block = plan.blocks[b];
        result += "block " + std::to_string(b + 1) + ": ";
        for (qsizetype i = 0; i < block.unknowns.size(); ++i)
            result += (i == 0 ? "" : ", ") + path(c, block.unknowns[i]);
        result += "\n";
        for (std::uint32_t e : block.equations)
            result += "  " + equationLine(c, plan.equations[e]);
    }
    return result;
}

std::string tornText(const Compilation& c, const BlockPlan& plan)
{
    std::string result;
    for (std::size_t b = 0; b < plan.blocks.size(); ++b) {
        const Block& block = plan.blocks[b];
        if (block.kind != BlockKind::Explicit) {
            result +=
                "block " + std::to_string(b + 1) + (block.kind == BlockKind::Linear ? ", linear in" : ", Newton on");
            for (VariableId v : block.tears)
                result += " " + path(c, v);
            result += "\n";
        }
        for (const Assignment& a : block.assignments)
            result += (block.kind == BlockKind::Explicit ? "" : "  ") + path(c, a.variable) +
                      " := " + text(c, a.value) +
                      originText(c.model, plan.equations[static_cast<std::size_t>(a.equation)].origin) + "\n";
        for (std::size_t r = 0; r < block.residuals.size(); ++r)
            result += "  0 = " + text(c, block.residuals[r]) +
                      originText(c.model, plan.equations[block.residualEquations[r]].origin) + "\n";
    }
    return result;
}

std::string initialText(const Compilation& c, const InitialPlan& initial)
{
    std::string result;
    for (VariableId id : initial.freeStates)
        result += path(c, id) + " keeps its start\n";
    if (!initial.isNeeded)
        return result + "the states begin at their start values\n";
    return result + tornText(c, initial.plan);
}

std::string tapeText(const CompiledSystem& system)
{
    std::string result;
    const auto add = [&](const char* name, const Program& program) {
        result += std::string(name) + ": " + std::to_string(unpacked(program.instructions).size()) + " instructions\n";
        for (const ProgramStep& step : program.steps) {
            switch (step.kind) {
            case StepKind::Run: break;
            case StepKind::SolveLinear: result += "  solve linear block " + std::to_string(step.block) + "\n"; continue;
            case StepKind::SolveNewton: result += "  iterate on block " + std::to_string(step.block) + "\n"; continue;
            }
            const std::span<const Instruction> code(program.instructions);
            forEachInstruction(code.subspan(step.begin, step.end - step.begin), [&](const Instruction& instruction) {
                result += "  " + std::to_string(instruction.result) + " = " + operationName(instruction.operation) +
                          " " + std::to_string(instruction.a) + " " + std::to_string(instruction.b) + " " +
                          std::to_string(instruction.c) + "\n";
            });
        }
    };
    for (const CompiledState& state : system.states)
        result += "state " + system.model.variable(state.variable).path + " in slot " + std::to_string(state.slot) +
                  ", derivative in slot " + std::to_string(state.derivative) + "\n";
    add("parameters", system.tape.parameterProgram);
    add("derivatives", system.derivativeProgram);
    add("jacobian", system.jacobianProgram);
    add("outputs", system.outputProgram);
    add("relations", system.relationProgram);
    add("events", system.eventProgram);
    add("assertions", system.assertionProgram);
    return result;
}

}  // namespace bramah::solver
