// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/inspection/describe_system.h"

#include "solver/expressions/expression_cone.h"
#include "solver/inspection/value_givers.h"

#include <algorithm>
#include <array>

namespace bramah::solver {
namespace {

VariableUse useOf(Role role)
{
    switch (role) {
    case Role::Parameter:
    case Role::Input: return VariableUse::Known;
    case Role::Discrete:
    case Role::Truth: return VariableUse::Discrete;
    case Role::Delayed: return VariableUse::Delayed;
    case Role::Continuous:
    case Role::Eliminated: break;
    }
    return VariableUse::Computed;
}

void describeVariables(const Compilation& c, SystemStructure& made)
{
    made.variables.resize(c.model.variables.size());
    for (std::uint32_t i = 0; i < made.variables.size(); ++i) {
        made.variables[i].use = useOf(c.roles[i]);
        made.variables[i].same = VariableId{i};
        if (!c.isMade[i])
            made.declaredCount = i + 1;
    }
    for (const VariableId state : c.states) {
        made.variables[index(state)].use = VariableUse::State;
        made.variables[index(state)].rate = c.derivatives[index(state)];
    }
}

void describeEquations(const Compilation& c, const BlockPlan& plan, SystemStructure& made)
{
    ExpressionCone cone(c.model.graph);
    made.equations.reserve(plan.equations.size());
    for (const ContinuousEquation& equation : plan.equations) {
        StructureEquation& described = made.equations.emplace_back(
            StructureEquation{equation.left, equation.right, equation.origin, -1, {}, {}, {}, equation.restOf});
        const std::array sides{equation.left, equation.right};
        for (const VariableId variable : cone.variables(sides)) {
            if (made.variable(variable).use == VariableUse::State)
                described.states.push_back(variable);
            else if (c.role(variable) == Role::Continuous)
                described.unknowns.push_back(variable);
            else if (useOf(c.role(variable)) == VariableUse::Known &&
                     c.model.variable(variable).type == ValueType::Real)
                described.known.push_back(variable);
        }
    }
}

StructureBlock describeBlock(const Block& block, SystemStructure& made)
{
    StructureBlock described;
    described.solvedAs = block.kind == BlockKind::Explicit ? SolvedAs::Assignment
                         : block.kind == BlockKind::Linear ? SolvedAs::LinearSystem
                                                           : SolvedAs::Iteration;
    described.equations.assign(block.equations.begin(), block.equations.end());
    // By the matching each equation has its unknown; assignments after tearing are more exact.
    for (qsizetype i = 0; i < std::min(block.equations.size(), block.unknowns.size()); ++i)
        made.variables[index(block.unknowns[i])].equation = static_cast<std::int32_t>(block.equations[i]);
    if (block.kind != BlockKind::Explicit)
        described.iterated = block.tears;
    described.variables = described.iterated;
    for (std::size_t i = 0; i < described.iterated.size(); ++i) {
        StructureVariable& iterated = made.variables[index(described.iterated[i])];
        iterated.use = VariableUse::Iterated;
        if (i < block.residualEquations.size())
            iterated.equation = static_cast<std::int32_t>(block.residualEquations[i]);
    }
    for (const Assignment& assignment : block.assignments) {
        if (std::ranges::find(described.variables, assignment.variable) == described.variables.end())
            described.variables.push_back(assignment.variable);
        if (assignment.equation >= 0)
            made.variables[index(assignment.variable)].equation = assignment.equation;
    }
    return described;
}

void describeBlocks(const BlockPlan& plan, SystemStructure& made)
{
    for (const Block& block : plan.blocks) {
        const auto number = static_cast<std::int32_t>(made.blocks.size());
        made.blocks.push_back(describeBlock(block, made));
        for (const std::uint32_t equation : made.blocks.back().equations)
            made.equations[equation].block = number;
        for (const VariableId variable : made.blocks.back().variables)
            made.variables[index(variable)].block = number;
    }
}

void describeAliases(const Compilation& c, SystemStructure& made)
{
    for (std::uint32_t i = 0; i < made.variables.size(); ++i) {
        if (c.roles[i] != Role::Eliminated)
            continue;
        const AliasTarget& target = c.aliases[i];
        StructureVariable& alias = made.variables[i];
        alias.same = target.representative;
        alias.sign = target.sign;
        if (target.representative == kNoVariable) {
            alias.use = VariableUse::Constant;
            continue;
        }
        const StructureVariable& other = made.variable(target.representative);
        alias.use = other.use;
        alias.block = other.block;
        alias.equation = other.equation;
    }
}

}  // namespace

std::shared_ptr<const SystemStructure> describeSystem(const Compilation& compilation, const BlockPlan& plan)
{
    const auto made = std::make_shared<SystemStructure>();
    describeVariables(compilation, *made);
    describeEquations(compilation, plan, *made);
    describeBlocks(plan, *made);
    describeAliases(compilation, *made);
    ValueGivers(compilation, *made).find();
    return made;
}

}  // namespace bramah::solver
