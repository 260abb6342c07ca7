// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/values/predefined_functions.h"
#include "solver/flatten/lowering/expression_lowering.h"

#include <optional>
#include <vector>

namespace bramah::solver {

/// Lowers calls of predefined functions and operators (specification 3.7 and 10.3).
class PredefinedCalls
{
public:
    /// Borrows both; for calls at this place.
    PredefinedCalls(ExpressionLowering& lowering, const Place& place) : lowering_(lowering), place_(place) {}

    /// All results of \a call: one, for spatialDistribution() two, and none (and a message) if it is wrong. Nothing if
    /// it is no predefined function.
    [[nodiscard]] std::optional<std::vector<Symbolic>> lower(const model::syntax::CallExpression& call);

private:
    [[nodiscard]] std::optional<Symbolic> single(const model::syntax::CallExpression& call);
    /// Reductions such as sum(e for i in ...).
    [[nodiscard]] Symbolic reduction(const model::syntax::CallExpression& call);
    /// A function with lowered arguments, which are checked against the kinds that it accepts.
    [[nodiscard]] Symbolic function(model::Predefined id, const model::syntax::CallExpression& call);

    ExpressionLowering& lowering_;
    const Place& place_;
};

}  // namespace bramah::solver
