// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/reduce/chosen_starts.h"

#include <algorithm>
#include <span>

namespace bramah::solver {

ChosenStarts::ChosenStarts(const FlatModel& model) : model_(model), cone_(model.graph), known_(model.variables.size())
{
}

bool ChosenStarts::readsChosen(ExprId expression)
{
    if (expression == kNoExpr)
        return false;
    const std::span<const VariableId> found = cone_.variables(std::span(&expression, 1));
    const std::vector<VariableId> reads(found.begin(), found.end());  // a copy, as the cone is walked again in the loop
    for (const VariableId read : reads) {
        const FlatVariable& v = model_.variable(read);
        if (v.variability != Variability::Parameter)
            continue;
        if (index(read) >= known_.size())
            known_.resize(model_.variables.size());
        if (!known_[index(read)]) {
            known_[index(read)] = v.isChosen();  // for a circle of parameters
            known_[index(read)] = v.isChosen() || readsChosen(v.binding);
        }
        if (*known_[index(read)])
            return true;
    }
    return false;
}

bool ChosenStarts::isChosen(VariableId variable)
{
    const FlatVariable& v = model_.variable(variable);
    return v.isChosen() || readsChosen(v.start);
}

std::pair<std::uint8_t, std::uint8_t> ChosenStarts::confidence(VariableId variable) const
{
    constexpr int kLongestChain = 100;
    const FlatVariable& own = model_.variable(variable);
    std::uint8_t level = own.writtenAt;
    ExprId value = own.start;
    for (int links = 0; links < kLongestChain && value != kNoExpr; ++links) {
        const ExpressionNode& node = model_.graph.node(value);
        if (node.operation != Operation::Variable)
            break;
        const FlatVariable& read = model_.variable(node.variable);
        level = std::min(level, read.writtenAt);
        value = read.binding;
    }
    return {own.writtenAt, level};
}

}  // namespace bramah::solver
