// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/block_plan.h"
#include "solver/compile/differentiate.h"
#include "solver/compile/expression_cone.h"

#include <unordered_map>
#include <utility>
#include <vector>

namespace bramah::solver {

/// Derivatives of one value by columns, by rising column; only those that are not zero.
using JacobianRow = std::vector<std::pair<std::uint32_t, ExprId>>;

/// Symbolic derivatives of solved variables by a set of column variables, carried through assignments by the chain
/// rule. Sums are taken apart first, so that a long one costs no more than its terms.
class JacobianRows
{
public:
    explicit JacobianRows(ExpressionGraph& graph) : graph_(graph), cone_(graph), partial_(graph) {}

    void setColumn(VariableId variable, std::uint32_t column);
    void assign(VariableId variable, ExprId value) { rows_[index(variable)] = rowOf(value); }
    [[nodiscard]] JacobianRow rowOf(ExprId value);
    /// True if some expression had no derivative; it counts as constant then.
    [[nodiscard]] ExprId failedAt() const { return failedAt_; }

private:
    void addTerm(ExprId term, int sign, std::unordered_map<std::uint32_t, ExprId>& sums,
                 std::vector<std::uint32_t>& order);

    ExpressionGraph& graph_;
    ExpressionCone cone_;
    PartialDerivative partial_;
    std::unordered_map<std::uint32_t, JacobianRow> rows_;
    ExprId failedAt_ = kNoExpr;
};

}  // namespace bramah::solver
