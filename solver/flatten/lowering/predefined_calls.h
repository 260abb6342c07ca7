// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/values/predefined_functions.h"
#include "solver/flatten/lowering/expression_lowering.h"

#include <optional>
#include <vector>

namespace bramah::solver {

/// Calls of the functions and operators that Modelica predefines (specification 3.7 and 10.3).
class PredefinedCalls
{
public:
    PredefinedCalls(ExpressionLowering& lowering, const Place& place) : lowering_(lowering), place_(place) {}

    /// All results of \a call: one, of spatialDistribution() two, and none (and a message) if it is wrong. Nothing if
    /// the call is of no predefined function.
    [[nodiscard]] std::optional<std::vector<Symbolic>> lower(const model::syntax::CallExpression& call);

private:
    [[nodiscard]] std::optional<Symbolic> single(const model::syntax::CallExpression& call);
    /// sum(e for i in ...), and the like.
    [[nodiscard]] Symbolic reduction(const model::syntax::CallExpression& call);
    /// A function of arguments that are lowered, checked against the kinds that it takes.
    [[nodiscard]] Symbolic function(model::Predefined id, const model::syntax::CallExpression& call);

    ExpressionLowering& lowering_;
    const Place& place_;
};

}  // namespace bramah::solver
