// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/signal_equations.h"

#include "model/text/dotted_name.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace bramah::solver {
namespace {

bool isVariable(const FlatModel& model, ExprId id)
{
    return model.graph.node(id).operation == Operation::Variable;
}

bool isVariable(const FlatModel& model, ExprId id, VariableId variable)
{
    return isVariable(model, id) && model.graph.node(id).variable == variable;
}

}  // namespace

bool isSignal(const FlatModel& model, VariableId target)
{
    const FlatVariable& variable = model.variable(target);
    if (variable.isFlow)
        return false;
    const std::size_t dot = model::lastDot(std::string_view(variable.path));
    const std::string prefix = dot == std::string::npos ? std::string() : variable.path.substr(0, dot + 1);
    return std::none_of(model.variables.begin(), model.variables.end(), [&](const FlatVariable& other) {
        return other.isFlow && other.path.starts_with(prefix) &&
               model::firstDot(std::string_view(other.path).substr(prefix.size())) == std::string_view::npos;
    });
}

std::optional<std::size_t> definitionOf(const FlatModel& model, VariableId target, std::size_t count)
{
    std::optional<std::size_t> reversed;
    for (std::size_t e = 0; e < count; ++e) {
        const FlatEquation& equation = model.equations[e];
        if (equation.origin.connectionSet >= 0)
            continue;
        if (isVariable(model, equation.left, target))
            return e;
        if (isVariable(model, equation.right, target) && !isVariable(model, equation.left))
            reversed = e;
    }
    return reversed;
}

std::vector<ExprId*> connectedEnds(FlatModel& model, VariableId target, ConnectedSide side, std::size_t count)
{
    const ComponentId owner = model.variable(target).origin.component;
    std::vector<ExprId*> ends;
    for (std::size_t e = 0; e < count; ++e) {
        FlatEquation& equation = model.equations[e];
        const bool isInside = model.isWithin(equation.origin.component, owner);
        if (equation.origin.connectionSet < 0 || isInside != (side == ConnectedSide::Inside))
            continue;
        for (ExprId* end : {&equation.left, &equation.right})
            if (isVariable(model, *end, target))
                ends.push_back(end);
    }
    return ends;
}

}  // namespace bramah::solver
