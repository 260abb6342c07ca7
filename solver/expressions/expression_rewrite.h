// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/expressions/expression_graph.h"

#include <functional>
#include <utility>
#include <vector>

namespace bramah::solver {

/// Rewrites many expressions in the same way: ExpressionGraph::transform() with a memo by index, for whole models.
class ExpressionRewrite
{
public:
    /// \a replace returns the new expression of a node, kNoExpr to keep it and go on to its operands. It may call
    /// operator() for parts of the node.
    ExpressionRewrite(ExpressionGraph& graph, std::function<ExprId(ExprId)> replace)
        : graph_(graph), replace_(std::move(replace))
    {
    }
    [[nodiscard]] ExprId operator()(ExprId id);

private:
    [[nodiscard]] ExprId known(ExprId id) const { return index(id) < memo_.size() ? memo_[index(id)] : kNoExpr; }
    void remember(ExprId id, ExprId result);

    ExpressionGraph& graph_;
    std::function<ExprId(ExprId)> replace_;
    std::vector<ExprId> memo_;
    std::vector<std::pair<ExprId, bool>> stack_;
};

}  // namespace bramah::solver
