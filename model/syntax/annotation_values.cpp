// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/syntax/annotation_values.h"

#include "model/syntax/string_literal.h"

#include <cmath>

namespace bramah::model::syntax {

const Argument* argumentOf(const ClassModification* modification, std::string_view name)
{
    if (!modification)
        return nullptr;
    for (const Argument& argument : modification->arguments)
        if (argument.kind == ArgumentKind::Modify && argument.name.parts.size() == 1 &&
            argument.name.parts.front().text == name)
            return &argument;
    return nullptr;
}

const ClassModification* nestedIn(const ClassModification* modification, std::string_view name)
{
    const Argument* argument = argumentOf(modification, name);
    return argument && argument->modification ? argument->modification->nested : nullptr;
}

ExpressionPtr valueIn(const ClassModification* modification, std::string_view name)
{
    const Argument* argument = argumentOf(modification, name);
    return argument && argument->modification ? argument->modification->value : nullptr;
}

const ClassModification* vendorAnnotation(const Annotation* annotation)
{
    return annotation ? nestedIn(annotation->arguments, "__Bramah") : nullptr;
}

bool vendorFlag(const Annotation* annotation, std::string_view name)
{
    const ExpressionPtr value = valueIn(vendorAnnotation(annotation), name);
    const auto* literal = value ? value->to<BooleanLiteral>() : nullptr;
    return literal && literal->value;
}

QStringList vendorStrings(const Annotation* annotation, std::string_view name)
{
    QStringList strings;
    const ExpressionPtr value = valueIn(vendorAnnotation(annotation), name);
    if (const auto* array = value ? value->to<ArrayExpression>() : nullptr)
        for (const ExpressionPtr element : array->elements)
            if (const auto text = stringOf(element))
                strings.append(*text);
    return strings;
}

std::optional<QString> stringOf(ExpressionPtr expression)
{
    if (!expression)
        return std::nullopt;
    if (const auto* parenthesized = expression->to<ParenthesizedExpression>())
        return stringOf(parenthesized->inner);
    if (const auto* sum = expression->to<BinaryExpression>(); sum && sum->operation == BinaryOperator::Add) {
        const auto left = stringOf(sum->left);
        const auto right = stringOf(sum->right);
        return left && right ? std::optional(*left + *right) : std::nullopt;
    }
    const auto* literal = expression->to<StringLiteral>();
    return literal ? std::optional(unescape(literal->raw)) : std::nullopt;
}

namespace {

std::optional<double> computed(BinaryOperator operation, double left, double right)
{
    double value = 0;
    switch (operation) {
    case BinaryOperator::Add: value = left + right; break;
    case BinaryOperator::Subtract: value = left - right; break;
    case BinaryOperator::Multiply: value = left * right; break;
    case BinaryOperator::Divide: value = left / right; break;
    case BinaryOperator::Power: value = std::pow(left, right); break;
    default: return std::nullopt;
    }
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

}  // namespace

std::optional<double> numberOf(ExpressionPtr expression)
{
    if (!expression)
        return std::nullopt;
    if (const auto* bracketed = expression->to<ParenthesizedExpression>(); bracketed && bracketed->subscripts.empty())
        return numberOf(bracketed->inner);
    if (const auto* binary = expression->to<BinaryExpression>()) {
        const auto left = numberOf(binary->left);
        const auto right = left ? numberOf(binary->right) : std::nullopt;
        return right ? computed(binary->operation, *left, *right) : std::nullopt;
    }
    if (const auto* number = expression->to<NumberLiteral>())
        return number->value;
    if (const auto* sign = expression->to<UnaryExpression>()) {
        const auto value = numberOf(sign->operand);
        if (value && sign->operation == UnaryOperator::Minus)
            return -*value;
        if (value && sign->operation == UnaryOperator::Plus)
            return value;
    }
    return std::nullopt;
}

std::optional<QString> stringIn(const ClassModification* modification, std::string_view name)
{
    return stringOf(valueIn(modification, name));
}

std::optional<double> numberIn(const ClassModification* modification, std::string_view name)
{
    return numberOf(valueIn(modification, name));
}

}  // namespace bramah::model::syntax
