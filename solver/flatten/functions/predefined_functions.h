// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/values/predefined_functions.h"
#include "solver/flatten/context/lowering_context.h"

#include <vector>

namespace bramah::solver {

/// A call of a predefined function with lowered arguments.
struct SymbolicCall {
    LoweringContext& context;
    const Place& place;
    model::Span span;
    const std::vector<Symbolic>& arguments;

    /// The graph to which the result belongs.
    [[nodiscard]] ExpressionGraph& graph() const { return context.graph(); }
    /// The number of arguments, which may be too small or too large: functions check it.
    [[nodiscard]] std::size_t count() const { return arguments.size(); }
    [[nodiscard]] const Symbolic& operator[](std::size_t i) const { return arguments[i]; }
    /// Argument number \a i as a number known while the structure is made.
    [[nodiscard]] std::optional<double> structuralNumber(std::size_t i) const
    {
        return context.structural.structuralValue(arguments[i]).number();
    }
};

/// The value of a predefined function for lowered arguments; unknown where it is not defined for them.
using SymbolicFunction = Symbolic (*)(const SymbolicCall& call);

/// The function of symbols for \a id; null if it has none, since it is an operator that depends on its argument's text.
[[nodiscard]] SymbolicFunction symbolicFunction(model::Predefined id);
/// The result of the call; unknown (and a message) where it is not defined.
[[nodiscard]] Symbolic applyPredefined(SymbolicFunction function, model::Predefined id, const SymbolicCall& call);

/// The elements of \a array one after the other, from \a start or, if that is kNoExpr, from the first.
[[nodiscard]] Symbolic folded(ExpressionGraph& graph, const Symbolic& array, ExprId start, Operation operation);
/// Reports a call of \a name with wrong arguments.
void reportArguments(LoweringMessages& messages, std::string_view name, const Place& place, model::Span span);

}  // namespace bramah::solver
