// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/inspection/value_givers.h"

#include "solver/expressions/expression_cone.h"

#include <algorithm>
#include <array>

namespace bramah::solver {
namespace {

/// A key that is equal for equations written at one place of one component.
std::int64_t placeOf(const Origin& origin)
{
    return (static_cast<std::int64_t>(index(origin.component)) << 32) ^ (static_cast<std::int64_t>(origin.text) << 24) ^
           origin.span.begin;
}

bool isSamePlace(const Origin& a, const Origin& b)
{
    return a.component == b.component && a.text == b.text && a.span.begin == b.span.begin && a.span.end == b.span.end &&
           a.connectionSet == b.connectionSet;
}

}  // namespace

ValueGivers::ValueGivers(const Compilation& compilation, SystemStructure& structure)
    : c_(compilation), structure_(structure), written_(compilation), cone_(compilation.model.graph)
{
    const std::size_t count = c_.model.equations.size();
    eliminating_ = written_.eliminating();
    // An equation v = der(s) only renames the rate of a state: it does not show which side gives the value.
    std::erase_if(eliminating_, [&](std::uint32_t i) { return hasRate(c_.model.equations[i]); });
    unknownsOf_.resize(count);
    openCount_.assign(count, 0);
    equationsOf_.resize(c_.model.variables.size());
    membersOf_.resize(c_.model.variables.size());
    for (std::uint32_t i = 0; i < c_.model.variables.size(); ++i)
        if (const VariableId same = sameAs(VariableId{i}); same != kNoVariable)
            membersOf_[index(same)].push_back(VariableId{i});
    for (std::uint32_t i = 0; i < count; ++i) {
        unknownsOf_[i] = written_.unknownsOf(i);
        if (hasRate(c_.model.equations[i]))
            noteRates(i);
        byPlace_.emplace(placeOf(c_.model.equations[i].origin), i);
    }
    for (const std::uint32_t i : eliminating_) {
        openCount_[i] = static_cast<std::uint32_t>(unknownsOf_[i].size());
        for (const VariableId variable : unknownsOf_[i])
            equationsOf_[index(variable)].push_back(i);
    }
}

bool ValueGivers::isOfItsComponent(VariableId variable, std::uint32_t equation) const
{
    return index(variable) < structure_.declaredCount &&
           c_.model.variable(variable).origin.component == c_.model.equations[equation].origin.component;
}

void ValueGivers::noteRates(std::uint32_t equation)
{
    rateEquations_.push_back(equation);
    for (const VariableId variable : unknownsOf_[equation])
        if (isOfItsComponent(variable, equation) && sameAs(variable) != kNoVariable)
            rates_.try_emplace(index(sameAs(variable)), variable);
}

void ValueGivers::give(VariableId variable, const Origin& origin)
{
    StructureVariable& described = structure_.variables[index(variable)];
    if (described.isGiven)
        return;
    described.isGiven = true;
    described.giver = origin;
    given_.push_back(variable);
}

std::pair<VariableId, Origin> ValueGivers::writtenAs(VariableId solved, const Origin& origin) const
{
    const auto [first, last] = byPlace_.equal_range(placeOf(origin));
    for (auto at = first; at != last; ++at) {
        if (!isSamePlace(c_.model.equations[at->second].origin, origin))
            continue;
        for (const VariableId variable : unknownsOf_[at->second])
            if (sameAs(variable) == solved)
                return {variable, origin};
    }
    // An iterated unknown need not occur in the equation that corrects it.
    for (const VariableId member : membersOf_[index(solved)])
        if (index(member) < structure_.declaredCount && c_.model.variable(member).origin.component == origin.component)
            return {member, origin};
    // A differentiated equation gives a speed to the component that has it from its own position.
    if (const auto rate = rates_.find(index(solved)); rate != rates_.end())
        return {rate->second, c_.model.variable(rate->second).origin};
    return {solved, origin};
}

bool ValueGivers::hasRate(const FlatEquation& equation)
{
    const std::array sides{equation.left, equation.right};
    return std::ranges::any_of(cone_.collect(sides),
                               [&](ExprId id) { return c_.model.graph.node(id).operation == Operation::Derivative; });
}

std::vector<ValueGivers::Integrated> ValueGivers::integrated()
{
    std::vector<Integrated> found;
    for (const FlatEquation& equation : c_.model.equations)
        for (const ExprId side : {equation.left, equation.right})
            for (const ExprId id : cone_.collect(side))
                if (const ExpressionNode& node = c_.model.graph.node(id); node.operation == Operation::Derivative)
                    found.push_back({sameAs(node.variable), node.variable, equation.origin});
    return found;
}

bool ValueGivers::isMotion(VariableId variable) const
{
    if (variable == kNoVariable)
        return false;
    if (structure_.variable(variable).use == VariableUse::State)
        return true;
    const VariableId rate = c_.derivatives[index(variable)];
    const VariableId same = rate == kNoVariable ? kNoVariable : sameAs(rate);
    return same != kNoVariable && structure_.variable(same).use == VariableUse::State;
}

void ValueGivers::startAtSolved()
{
    for (std::uint32_t i = 0; i < structure_.variables.size(); ++i) {
        const StructureVariable& variable = structure_.variables[i];
        if (c_.roles[i] != Role::Continuous || variable.equation < 0 || moving_.contains(i))
            continue;
        const Origin& origin = structure_.equations[static_cast<std::size_t>(variable.equation)].origin;
        const auto [written, giver] = writtenAs(VariableId{i}, origin);
        give(written, giver);
    }
}

std::vector<std::int32_t> ValueGivers::flowsTaken() const
{
    std::vector<std::int32_t> taken(c_.model.components.size(), 0);
    for (std::uint32_t i = 0; i < c_.model.variables.size(); ++i) {
        const FlatVariable& variable = c_.model.variables[i];
        const StructureVariable& described = structure_.variables[i];
        if (variable.isFlow && described.isGiven)
            taken[index(variable.origin.component)] += described.giver.component == variable.origin.component ? -1 : 1;
    }
    return taken;
}

void ValueGivers::startAtMotions()
{
    const std::vector<std::int32_t> taken = flowsTaken();
    const auto inertia = [&](const Integrated& one) { return taken[index(one.origin.component)]; };
    for (const auto& [variable, bodies] : moving_) {
        const Integrated* chosen = &bodies.front();
        for (const Integrated& body : bodies) {
            const int difference = inertia(body) - inertia(*chosen);
            if (difference > 0 || (difference == 0 && body.written == body.motion && chosen->written != body.motion))
                chosen = &body;
        }
        give(chosen->written, chosen->origin);
    }
    for (const VariableId state : c_.states)
        if (!moving_.contains(index(state)))
            give(state, c_.model.variable(state).origin);
}

void ValueGivers::startAtKnown()
{
    for (std::uint32_t i = 0; i < structure_.variables.size(); ++i) {
        const Role role = c_.roles[i];
        if (role == Role::Discrete || role == Role::Delayed)
            give(VariableId{i}, c_.model.variables[i].origin);
    }
    const auto isFixed = [&](VariableId variable) {
        const VariableUse use = structure_.variable(variable).use;
        return use == VariableUse::Constant || use == VariableUse::Known || use == VariableUse::Discrete;
    };
    for (const std::uint32_t i : eliminating_)
        if (unknownsOf_[i].size() == 1 && isFixed(unknownsOf_[i].front()))
            give(unknownsOf_[i].front(), c_.model.equations[i].origin);
}

void ValueGivers::spread()
{
    for (; spreadCount_ < given_.size(); ++spreadCount_)
        for (const std::uint32_t equation : equationsOf_[index(given_[spreadCount_])]) {
            if (--openCount_[equation] != 1)
                continue;
            const auto& unknowns = unknownsOf_[equation];
            const auto open = std::ranges::find_if(
                unknowns, [&](VariableId variable) { return !structure_.variable(variable).isGiven; });
            if (open != unknowns.end())
                give(*open, c_.model.equations[equation].origin);
        }
}

void ValueGivers::find()
{
    for (const Integrated& one : integrated())
        if (isMotion(one.motion))
            moving_[index(one.motion)].push_back(one);
    startAtSolved();
    startAtKnown();
    spread();
    startAtMotions();
    spread();
    // The remaining equations give a speed from the component's own position, which another body moves.
    for (const std::uint32_t equation : rateEquations_) {
        for (const VariableId variable : unknownsOf_[equation])
            if (isOfItsComponent(variable, equation))
                give(variable, c_.model.equations[equation].origin);
        spread();
    }
}

}  // namespace bramah::solver
