// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/expression_sort.h"

namespace bramah::model {

using namespace syntax;

namespace {

ExpressionSort sortOf(BuiltinType type)
{
    switch (type) {
    case BuiltinType::Boolean: return ExpressionSort::Truth;
    case BuiltinType::Real:
    case BuiltinType::Integer: return ExpressionSort::Number;
    case BuiltinType::String: return ExpressionSort::Text;
    default: return ExpressionSort::Unknown;
    }
}

ExpressionSort sortOfName(const ComponentReference& reference, const Instance& scope)
{
    if (reference.parts.size() == 1 && reference.parts.front().name.text == "time")
        return ExpressionSort::Number;
    const Instance* component = scope.tree().names().componentAt(reference, scope);
    return component && !component->isArray() ? sortOf(component->builtin()) : ExpressionSort::Unknown;
}

}  // namespace

ExpressionSort sortOf(const Expression& expression, const Instance& scope)
{
    switch (expression.kind) {
    case ExpressionKind::Number: return ExpressionSort::Number;
    case ExpressionKind::String: return ExpressionSort::Text;
    case ExpressionKind::Boolean: return ExpressionSort::Truth;
    case ExpressionKind::Reference: return sortOfName(expression.as<ComponentReference>(), scope);
    case ExpressionKind::Unary:
        return expression.as<UnaryExpression>().operation == UnaryOperator::Not ? ExpressionSort::Truth
                                                                                : ExpressionSort::Number;
    case ExpressionKind::Binary: {
        // A sum of texts is a text.
        const auto& binary = expression.as<BinaryExpression>();
        if (binary.operation >= BinaryOperator::Less)
            return ExpressionSort::Truth;
        return binary.operation == BinaryOperator::Add ? sortOf(*binary.left, scope) : ExpressionSort::Number;
    }
    case ExpressionKind::If: return sortOf(*expression.as<IfExpression>().otherwise, scope);
    case ExpressionKind::Parenthesized: return sortOf(*expression.as<ParenthesizedExpression>().inner, scope);
    default: return ExpressionSort::Unknown;
    }
}

}  // namespace bramah::model
