// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/analysis/jacobian_rows.h"

#include <algorithm>
#include <span>
#include <utility>

namespace bramah::solver {

JacobianRows::Row& JacobianRows::at(VariableId variable)
{
    if (index(variable) >= rows_.size())
        rows_.resize(std::max<std::size_t>(index(variable) + 1, 2 * rows_.size()));
    assigned_.push_back(variable);
    return rows_[index(variable)];
}

void JacobianRows::clear()
{
    for (VariableId variable : assigned_)
        rows_[index(variable)] = {};
    assigned_.clear();
    entries_.clear();
    failedAt_ = kNoExpr;
}

void JacobianRows::setColumn(VariableId variable, std::uint32_t column)
{
    at(variable) = {static_cast<std::uint32_t>(entries_.size()), 1};
    entries_.emplace_back(column, graph_.constant(1));
}

void JacobianRows::assign(VariableId variable, ExprId value)
{
    const JacobianRow& row = rowOf(value);
    at(variable) = {static_cast<std::uint32_t>(entries_.size()), static_cast<std::uint32_t>(row.size())};
    entries_.insert(entries_.end(), row.begin(), row.end());
}

const JacobianRow& JacobianRows::rowOf(ExprId value)
{
    stack_.assign(1, {value, 1});
    while (!stack_.empty()) {
        const auto [id, sign] = stack_.back();
        stack_.pop_back();
        const ExpressionNode& n = graph_.node(id);
        if (n.operation == Operation::Add || n.operation == Operation::Subtract) {
            stack_.emplace_back(n.b, n.operation == Operation::Add ? sign : -sign);
            stack_.emplace_back(n.a, sign);
        } else if (n.operation == Operation::Negate) {
            stack_.emplace_back(n.a, -sign);
        } else {
            addTerm(id, sign);
        }
    }
    std::sort(columns_.begin(), columns_.end());
    row_.clear();
    for (std::uint32_t column : columns_) {
        const ExprId sum = std::exchange(sums_[column], kNoExpr);
        if (!graph_.isConstant(sum, 0))
            row_.emplace_back(column, sum);
    }
    columns_.clear();
    return row_;
}

void JacobianRows::addTerm(ExprId term, int sign)
{
    for (VariableId v : cone_.variables(std::span(&term, 1))) {
        const Row row = index(v) < rows_.size() ? rows_[index(v)] : Row();
        if (row.count == 0)
            continue;
        ExprId partial = partial_(term, v);
        if (partial == kNoExpr) {
            failedAt_ = term;
            continue;
        }
        if (graph_.isConstant(partial, 0))
            continue;
        for (const auto& [column, derivative] : std::span(entries_).subspan(row.first, row.count)) {
            const ExprId product = graph_.binary(Operation::Multiply, partial, derivative);
            if (column >= sums_.size())
                sums_.resize(column + 1, kNoExpr);
            ExprId& sum = sums_[column];
            if (sum == kNoExpr) {
                sum = graph_.constant(0);
                columns_.push_back(column);
            }
            sum = graph_.binary(sign > 0 ? Operation::Add : Operation::Subtract, sum, product);
        }
    }
}

}  // namespace bramah::solver
