// SPDX-License-Identifier: BSD-3-Clause
#include "solver/expressions/expression_rewrite.h"

#include <algorithm>
#include <array>
#include <span>

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
    // Each node is visited twice: first to push its operands, then, with these known, to be rebuilt. Calls made by
    // replace_ share the stack: each removes what it has pushed.
    const std::size_t bottom = stack_.size();
    stack_.emplace_back(root, false);
    while (stack_.size() > bottom) {
        const auto [id, areOperandsKnown] = stack_.back();
        stack_.pop_back();
        if (known(id) != kNoExpr)
            continue;
        if (!areOperandsKnown) {
            if (const ExprId replaced = replace_(id); replaced != kNoExpr) {
                remember(id, replaced);
                continue;
            }
            stack_.emplace_back(id, true);
            graph_.forEachOperand(id, [&](ExprId operand) {
                if (known(operand) == kNoExpr)
                    stack_.emplace_back(operand, false);
            });
            continue;
        }
        std::array<ExprId, 3> operands{};
        std::size_t count = 0;
        bool isChanged = false;
        graph_.forEachOperand(id, [&](ExprId operand) {
            operands[count] = known(operand);
            isChanged = isChanged || operands[count] != operand;
            ++count;
        });
        remember(id, isChanged ? graph_.rebuild(id, std::span(operands).first(count)) : id);
    }
    return known(root);
}

}  // namespace bramah::solver
