// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/analysis/differentiate.h"
#include "solver/compile/base/block_plan.h"
#include "solver/expressions/expression_cone.h"

#include <utility>
#include <vector>

namespace bramah::solver {

/// The nonzero derivatives of one value by column variables, in rising order of columns.
using JacobianRow = std::vector<std::pair<std::uint32_t, ExprId>>;

/// Symbolic derivatives of solved variables by a set of column variables, propagated through assignments by the chain
/// rule. Sums are handled term by term, so that a long one costs no more than its terms.
class JacobianRows
{
public:
    /// Borrows \a graph, to which it adds derivatives; without columns at first.
    explicit JacobianRows(ExpressionGraph& graph) : graph_(graph), cone_(graph), partial_(graph) {}

    /// Forgets all columns and assignments, in a time proportional to their number, so that one object serves many
    /// blocks.
    void clear();
    /// Makes \a variable the column \a column. A value depends on columns and on variables assigned before; all others
    /// are constant.
    void setColumn(VariableId variable, std::uint32_t column);
    /// Says that \a variable has the value \a value: what reads it later gets its row by the chain rule.
    void assign(VariableId variable, ExprId value);
    /// Valid until the next call.
    [[nodiscard]] const JacobianRow& rowOf(ExprId value);
    /// The expression without a derivative, which counts as constant; kNoExpr if there was none.
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
    JacobianRow entries_;    ///< entries of all rows, row after row
    JacobianRow row_;        ///< the last one made
    std::vector<VariableId> assigned_;
    std::vector<ExprId> sums_;  ///< entries of the row being made, by column; kNoExpr: none yet
    std::vector<std::uint32_t> columns_;
    std::vector<std::pair<ExprId, int>> stack_;
    ExprId failedAt_ = kNoExpr;
};

}  // namespace bramah::solver
