// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/jacobian_rows.h"

#include <algorithm>

namespace bramah::solver {

void JacobianRows::setColumn(VariableId variable, std::uint32_t column)
{
    rows_[index(variable)] = {{column, graph_.constant(1)}};
}

JacobianRow JacobianRows::rowOf(ExprId value)
{
    std::unordered_map<std::uint32_t, ExprId> sums;  // by column
    std::vector<std::uint32_t> order;
    std::vector<std::pair<ExprId, int>> stack{{value, 1}};
    while (!stack.empty()) {
        const auto [id, sign] = stack.back();
        stack.pop_back();
        const ExpressionNode& n = graph_.node(id);
        if (n.operation == Operation::Add || n.operation == Operation::Subtract) {
            stack.emplace_back(n.b, n.operation == Operation::Add ? sign : -sign);
            stack.emplace_back(n.a, sign);
        } else if (n.operation == Operation::Negate) {
            stack.emplace_back(n.a, -sign);
        } else {
            addTerm(id, sign, sums, order);
        }
    }
    std::sort(order.begin(), order.end());
    JacobianRow row;
    for (std::uint32_t column : order)
        if (!graph_.isConstant(sums.at(column), 0))
            row.emplace_back(column, sums.at(column));
    return row;
}

void JacobianRows::addTerm(ExprId term, int sign, std::unordered_map<std::uint32_t, ExprId>& sums,
                           std::vector<std::uint32_t>& order)
{
    for (VariableId v : cone_.variables(std::span(&term, 1))) {
        const auto found = rows_.find(index(v));
        if (found == rows_.end() || found->second.empty())
            continue;
        ExprId partial = partial_(term, v);
        if (partial == kNoExpr) {
            failedAt_ = term;
            continue;
        }
        if (graph_.isConstant(partial, 0))
            continue;
        for (const auto& [column, derivative] : found->second) {
            const ExprId product = graph_.binary(Operation::Multiply, partial, derivative);
            const auto [place, isNew] = sums.try_emplace(column, graph_.constant(0));
            if (isNew)
                order.push_back(column);
            place->second = graph_.binary(sign > 0 ? Operation::Add : Operation::Subtract, place->second, product);
        }
    }
}

}  // namespace bramah::solver
