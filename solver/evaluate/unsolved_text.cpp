// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/evaluate/unsolved_text.h"

#include "solver/expressions/number_text.h"
#include "solver/expressions/numeric_value.h"
#include "solver/flat_model/expression_text.h"
#include "solver/translate.h"

#include <algorithm>
#include <limits>

namespace bramah::solver {

std::string unsolvedText(const FlatModel& model, const SolvedPlace& place, std::span<const double> slots)
{
    constexpr std::size_t kMostNamed = 3;
    std::string text = filled(tr("`%1` is %2"), model.variable(place.variable).path, numberText(slots[place.slot]));
    if (place.divisor == kNoExpr)
        return text;
    NumericValue value(model.graph, [&](const ExpressionNode& n) {
        for (const auto& [variable, slot] : place.divisorSlots)
            if (n.operation == Operation::Variable && n.variable == variable)
                return slots[slot];
        return std::numeric_limits<double>::quiet_NaN();  // as time: nobody can set it
    });
    if (value(place.divisor) != 0)
        return text;
    text = filled(tr("%1, since it is divided by `%2`, which is 0"), text, expressionText(model, place.divisor, 80));
    const bool isOne = model.graph.node(place.divisor).operation == Operation::Variable;
    for (std::size_t i = 0; !isOne && i < std::min(kMostNamed, place.divisorSlots.size()); ++i)
        text =
            filled(i == 0 ? tr("%1 with `%2` = %3") : tr("%1, `%2` = %3"), text,
                   model.variable(place.divisorSlots[i].first).path, numberText(slots[place.divisorSlots[i].second]));
    return text;
}

std::string unsolvedText(const CompiledSystem& system, const JacobianSlot& partial, std::span<const double> slots)
{
    const std::size_t states = system.layout.states.size();
    const auto path = [&](std::uint32_t unknown) {
        const bool isState = unknown < states;
        const StateLayout& layout =
            isState ? system.layout.states[unknown] : system.layout.algebraics[unknown - states];
        return system.model.variable(layout.variable).path;
    };
    const std::string row = partial.row < states ? "`der(" + path(partial.row) + ")`"
                                                 : filled(tr("the equation for `%1`"), path(partial.row));
    return filled(tr("%1 has the slope %2 over `%3`"), row, numberText(slots[partial.slot]), path(partial.column));
}

}  // namespace bramah::solver
