// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flat/turn_bound.h"

#include <algorithm>

namespace bramah::solver {

namespace syntax = model::syntax;
using syntax::BinaryOperator;

namespace {

/// The scalar Integer of an algorithm that \a expression is alone, or null.
const Symbolic* counterAt(const syntax::Expression& expression, const Place& place)
{
    const auto* reference = expression.to<syntax::ComponentReference>();
    if (!reference || !place.locals || reference->parts.size() != 1 || !reference->parts.front().subscripts.empty())
        return nullptr;
    const Symbolic* local = place.locals->find(reference->parts.front().name.text);
    return local && local->isScalar() && local->type == ValueType::Integer ? local : nullptr;
}

std::optional<std::int64_t> knownStart(const Symbolic& counter, const ExpressionGraph& graph)
{
    if (!graph.isConstant(counter.only()))
        return std::nullopt;
    return static_cast<std::int64_t>(graph.node(counter.only()).value);
}

/// What \a counter leaves to \a end, both included.
std::optional<std::int64_t> turnsTo(const syntax::Expression& end, const Symbolic& counter, bool isUp,
                                    ExpressionLowering& lowering, const Place& place)
{
    // Only what is known beforehand is asked for: nothing of it happens during the run.
    const ExpressionLowering::Guard never(lowering, lowering.graph().boolean(false));
    const auto last = lowering.structuralValue(end, place).integer();
    const auto first = knownStart(counter, lowering.graph());
    if (!last || (!first && !isUp))
        return std::nullopt;
    return std::max<std::int64_t>(0, isUp ? *last - first.value_or(1) + 1 : *first - *last + 1);
}

}  // namespace

std::optional<std::int64_t> mostTurns(const syntax::Expression& condition, ExpressionLowering& lowering,
                                      const Place& place)
{
    if (const auto* bracketed = condition.to<syntax::ParenthesizedExpression>())
        return mostTurns(*bracketed->inner, lowering, place);
    const auto* binary = condition.to<syntax::BinaryExpression>();
    if (!binary)
        return std::nullopt;
    if (binary->operation == BinaryOperator::And) {
        const auto left = mostTurns(*binary->left, lowering, place);
        const auto right = mostTurns(*binary->right, lowering, place);
        return left && right ? std::min(left, right) : left ? left : right;
    }
    const bool isLess = binary->operation == BinaryOperator::Less || binary->operation == BinaryOperator::LessEqual;
    const bool isMore =
        binary->operation == BinaryOperator::Greater || binary->operation == BinaryOperator::GreaterEqual;
    if (!isLess && !isMore)
        return std::nullopt;
    if (const Symbolic* counter = counterAt(*binary->left, place))
        if (const auto turns = turnsTo(*binary->right, *counter, isLess, lowering, place))
            return turns;
    if (const Symbolic* counter = counterAt(*binary->right, place))
        return turnsTo(*binary->left, *counter, isMore, lowering, place);
    return std::nullopt;
}

}  // namespace bramah::solver
