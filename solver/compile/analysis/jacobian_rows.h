// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/analysis/differentiate.h"
#include "solver/compile/base/block_plan.h"
#include "solver/expressions/expression_cone.h"

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

    /// Forgets all columns and assignments. The cost is proportional to their number, so that one object serves many
    /// blocks.
    void clear();
    void setColumn(VariableId variable, std::uint32_t column);
    void assign(VariableId variable, ExprId value);
    /// Valid until the next call.
    [[nodiscard]] const JacobianRow& rowOf(ExprId value);
    /// True if some expression had no derivative; it counts as constant then.
    [[nodiscard]] ExprId failedAt() const { return failedAt_; }

private:
    /// A part of entries_.
    struct Row {
        std::uint32_t first = 0, count = 0;
    };

    [[nodiscard]] Row& at(VariableId variable);
    void addTerm(ExprId term, int sign);

    ExpressionGraph& graph_;
    ExpressionCone cone_;
    PartialDerivative partial_;
    std::vector<Row> rows_;  ///< by variable
    JacobianRow entries_;    ///< of all rows, one row behind the other
    JacobianRow row_;        ///< the last one made
    std::vector<VariableId> assigned_;
    std::vector<ExprId> sums_;  ///< of the row being made, by column; kNoExpr: nothing yet
    std::vector<std::uint32_t> columns_;
    std::vector<std::pair<ExprId, int>> stack_;
    ExprId failedAt_ = kNoExpr;
};

}  // namespace bramah::solver
