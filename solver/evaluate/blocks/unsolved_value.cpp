// SPDX-License-Identifier: BSD-3-Clause
#include "solver/evaluate/blocks/unsolved_value.h"

#include "solver/expressions/numeric_value.h"

#include <limits>

namespace bramah::solver {

failures::VariableNotFinite unsolvedValue(const FlatModel& model, const SolvedPlace& place,
                                          std::span<const double> slots)
{
    failures::VariableNotFinite result{place.variable, slots[place.slot], kNoExpr, {}, kNoVariable};
    if (place.divisor == kNoExpr)
        return result;
    NumericValue value(model.graph, [&](const ExpressionNode& n) {
        for (const auto& [variable, slot] : place.divisorSlots)
            if (n.operation == Operation::Variable && n.variable == variable)
                return slots[slot];
        return std::numeric_limits<double>::quiet_NaN();  // as time, which nobody can set
    });
    if (value(place.divisor) != 0)
        return result;
    result.divisor = place.divisor;
    for (const auto& [variable, slot] : place.divisorSlots)
        result.divisorValues.emplace_back(variable, slots[slot]);
    return result;
}

failures::SlopeNotFinite unsolvedSlope(const CompiledSystem& system, const JacobianSlot& partial,
                                       std::span<const double> slots)
{
    const std::size_t states = system.layout.states.size();
    const auto variable = [&](std::uint32_t unknown) {
        return unknown < states ? system.layout.states[unknown].variable
                                : system.layout.algebraics[unknown - states].variable;
    };
    return {variable(partial.row), partial.row < states, variable(partial.column), slots[partial.slot]};
}

}  // namespace bramah::solver
