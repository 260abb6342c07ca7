// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/expressions/expression_graph.h"

#include <span>
#include <vector>

namespace bramah::solver {

/// Collects the nodes below an expression. Keeps its marks between calls, so that a walk costs time only for the
/// visited nodes.
class ExpressionCone
{
public:
    /// Borrows \a graph, which may grow between calls.
    explicit ExpressionCone(const ExpressionGraph& graph) : graph_(graph) {}

    /// The nodes reachable from \a roots, operands before their users. Valid until the next call.
    std::span<const ExprId> collect(std::span<const ExprId> roots);
    /// The same below one expression.
    std::span<const ExprId> collect(ExprId root) { return collect(std::span(&root, 1)); }
    /// The same without the nodes that calls of collectFurther() have returned since the last collect().
    std::span<const ExprId> collectFurther(std::span<const ExprId> roots);
    /// The variables that occur below \a roots, each once, in rising order. Valid until the next call.
    std::span<const VariableId> variables(std::span<const ExprId> roots);

private:
    /// Sets nodes_ to those reachable from \a roots and not marked yet, in any order.
    void walk(std::span<const ExprId> roots);

    const ExpressionGraph& graph_;
    std::vector<std::uint32_t> marks_;
    std::uint32_t mark_ = 1;
    std::vector<ExprId> nodes_, stack_;
    std::vector<VariableId> variables_;
};

}  // namespace bramah::solver
