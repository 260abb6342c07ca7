// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/expression_rewrite.h"

#include <algorithm>
#include <utility>

namespace bramah::solver {

void ExpressionRewrite::remember(ExprId id, ExprId result)
{
    if (memo_.size() <= index(id))
        memo_.resize(std::max<std::size_t>(graph_.size(), index(id) + 1), kNoExpr);
    memo_[index(id)] = result;
}

ExprId ExpressionRewrite::operator()(ExprId root)
{
    if (const ExprId result = known(root); result != kNoExpr)
        return result;
    // A node is met twice: first its operands are asked for, then, all of them known, it is rebuilt.
    std::vector<std::pair<ExprId, bool>> stack{{root, false}};
    std::vector<ExprId> operands;
    while (!stack.empty()) {
        const auto [id, areOperandsKnown] = stack.back();
        stack.pop_back();
        if (known(id) != kNoExpr)
            continue;
        if (!areOperandsKnown) {
            if (const ExprId replaced = replace_(id); replaced != kNoExpr) {
                remember(id, replaced);
                continue;
            }
            stack.emplace_back(id, true);
            graph_.forEachOperand(id, [&](ExprId operand) {
                if (known(operand) == kNoExpr)
                    stack.emplace_back(operand, false);
            });
            continue;
        }
        operands.clear();
        bool isChanged = false;
        graph_.forEachOperand(id, [&](ExprId operand) {
            operands.push_back(known(operand));
            isChanged = isChanged || operands.back() != operand;
        });
        remember(id, isChanged ? graph_.rebuild(id, operands) : id);
    }
    return known(root);
}

}  // namespace bramah::solver
