// SPDX-License-Identifier: BSD-3-Clause
#include "solver/expressions/expression_cone.h"

#include <algorithm>

namespace bramah::solver {

std::span<const ExprId> ExpressionCone::collect(std::span<const ExprId> roots)
{
    ++mark_;
    return collectFurther(roots);
}

std::span<const ExprId> ExpressionCone::collectFurther(std::span<const ExprId> roots)
{
    walk(roots);
    std::sort(nodes_.begin(), nodes_.end());
    return nodes_;
}

void ExpressionCone::walk(std::span<const ExprId> roots)
{
    if (marks_.size() < graph_.size())
        marks_.resize(std::max(graph_.size(), marks_.size() * 2), 0);
    nodes_.clear();
    stack_.clear();
    const auto push = [this](ExprId id) {
        if (marks_[index(id)] == mark_)
            return;
        marks_[index(id)] = mark_;
        stack_.push_back(id);
    };
    for (ExprId root : roots)
        push(root);
    while (!stack_.empty()) {
        const ExprId id = stack_.back();
        stack_.pop_back();
        nodes_.push_back(id);
        graph_.forEachOperand(id, push);
    }
}

std::span<const VariableId> ExpressionCone::variables(std::span<const ExprId> roots)
{
    variables_.clear();
    ++mark_;
    walk(roots);
    for (const ExprId id : nodes_)
        if (graph_.node(id).operation == Operation::Variable)
            variables_.push_back(graph_.node(id).variable);
    std::sort(variables_.begin(), variables_.end());
    return variables_;
}

}  // namespace bramah::solver
