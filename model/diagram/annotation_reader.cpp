// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/annotation_reader.h"

#include "model/instance/evaluator.h"
#include "model/syntax/string_literal.h"
#include "model/text/dotted_name.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bramah::model {

using syntax::ExpressionKind;
using syntax::ExpressionPtr;

namespace {

template <typename Enumeration, std::size_t count>
void setFrom(const std::string& literal, const std::array<const char*, count>& names, Enumeration& value)
{
    for (std::size_t i = 0; i < count; ++i)
        if (literal == names[i])
            value = static_cast<Enumeration>(i);
}

void appendNumbers(const Value& value, std::vector<double>& list)
{
    if (const auto* array = value.to<ArrayValue>()) {
        for (const Value& element : array->elements)
            appendNumbers(element, list);
    } else if (const auto number = value.number()) {
        list.push_back(*number);
    }
}

/// Can a number stand in a drawing? No screen shows a difference to larger ones, and paths along them take for ever.
bool isDrawable(double value)
{
    constexpr double kFarthest = 1e7;  // diagram units
    return std::abs(value) <= kFarthest;
}

std::uint8_t colorPart(double value)
{
    return static_cast<std::uint8_t>(std::clamp(std::lround(value), 0L, 255L));
}

}  // namespace

ExpressionPtr AnnotationReader::value(const syntax::CallExpression& call, std::string_view name)
{
    for (const syntax::FunctionArgument& argument : call.arguments)
        if (argument.name.text == name)
            return argument.value;
    return nullptr;
}

std::optional<std::pair<ExpressionPtr, ExpressionPtr>> AnnotationReader::dynamicSelect(ExpressionPtr expression)
{
    const auto* call = expression ? expression->to<syntax::CallExpression>() : nullptr;
    if (!call || !call->callee || call->callee->parts.size() != 1 || call->arguments.size() != 2 ||
        call->callee->parts.front().name.text != "DynamicSelect")
        return std::nullopt;
    return std::pair{call->arguments[0].value, call->arguments[1].value};
}

Value AnnotationReader::evaluated(ExpressionPtr expression)
{
    dependsOnInstance_ = true;
    return Evaluator(scope_.tree(), variables_).evaluate(*expression, {scope_, part_});
}

std::optional<double> AnnotationReader::number(ExpressionPtr expression)
{
    if (!expression)
        return std::nullopt;
    const std::optional<double> value = numberOf(expression);
    return value && isDrawable(*value) ? value : std::nullopt;
}

std::optional<double> AnnotationReader::numberOf(ExpressionPtr expression)
{
    if (const auto* literal = expression->to<syntax::NumberLiteral>())
        return literal->value;
    if (const auto* unary = expression->to<syntax::UnaryExpression>();
        unary && unary->operand->kind == ExpressionKind::Number) {
        const double value = unary->operand->as<syntax::NumberLiteral>().value;
        if (unary->operation == syntax::UnaryOperator::Minus)
            return -value;
        if (unary->operation == syntax::UnaryOperator::Plus)
            return value;
    }
    return expression->kind == ExpressionKind::Error ? std::nullopt : evaluated(expression).number();
}

bool AnnotationReader::numbers(ExpressionPtr expression, std::vector<double>& list)
{
    if (!expression)
        return false;
    if (const auto* array = expression->to<syntax::ArrayExpression>(); array && array->iterators.empty()) {
        return std::all_of(array->elements.begin(), array->elements.end(),
                           [&](ExpressionPtr element) { return numbers(element, list); });
    }
    switch (expression->kind) {
    case ExpressionKind::Number:
    case ExpressionKind::Unary:
        if (const auto value = number(expression)) {
            list.push_back(*value);
            return true;
        }
        return false;
    case ExpressionKind::Error: return false;
    default: break;
    }
    const auto before = list.size();
    appendNumbers(evaluated(expression), list);
    return list.size() > before &&
           std::all_of(list.begin() + static_cast<std::ptrdiff_t>(before), list.end(), isDrawable);
}

std::string AnnotationReader::literal(ExpressionPtr expression)
{
    if (!expression)
        return {};
    if (const auto* reference = expression->to<syntax::ComponentReference>(); reference && reference->parts.size() >= 2)
        return std::string(reference->parts.back().name.text);
    if (expression->kind == ExpressionKind::Error)
        return {};
    const Value value = evaluated(expression);
    if (const auto* enumeration = value.to<EnumerationValue>())
        return enumeration->literal.substr(lastDot(enumeration->literal) + 1);
    return {};
}

void AnnotationReader::read(ExpressionPtr expression, bool& value)
{
    if (!expression)
        return;
    if (const auto* literal = expression->to<syntax::BooleanLiteral>())
        value = literal->value;
    else if (expression->kind != ExpressionKind::Error)
        value = evaluated(expression).boolean().value_or(value);
}

void AnnotationReader::readAtRest(ExpressionPtr expression, bool& value)
{
    if (!expression || expression->to<syntax::BooleanLiteral>() || expression->kind == ExpressionKind::Error) {
        read(expression, value);
        return;
    }
    dependsOnInstance_ = true;
    static const VariableValues kAtRest = [](const Instance& variable) {
        return variable.builtin() == BuiltinType::Boolean ? Value(false) : Value();
    };
    Value known = Evaluator(scope_.tree()).evaluate(*expression, {scope_, part_});
    if (!known.isKnown())
        known = Evaluator(scope_.tree(), &kAtRest).evaluate(*expression, {scope_, part_});
    value = known.boolean().value_or(value);
}

void AnnotationReader::read(ExpressionPtr expression, double& value)
{
    value = number(expression).value_or(value);
}

void AnnotationReader::read(ExpressionPtr expression, QString& value)
{
    if (!expression)
        return;
    if (const auto* literal = expression->to<syntax::StringLiteral>()) {
        value = syntax::unescape(literal->raw);
    } else if (expression->kind != ExpressionKind::Error) {
        const Value result = evaluated(expression);
        if (const auto* text = result.to<std::string>())
            value = QString::fromStdString(*text);
    }
}

void AnnotationReader::read(ExpressionPtr expression, QPointF& value)
{
    std::vector<double> list;
    if (numbers(expression, list) && list.size() == 2)
        value = {list[0], list[1]};
}

void AnnotationReader::read(ExpressionPtr expression, std::vector<QPointF>& value)
{
    std::vector<double> list;
    if (!numbers(expression, list) || list.size() % 2 != 0)
        return;
    value.clear();
    for (std::size_t i = 0; i < list.size(); i += 2)
        value.emplace_back(list[i], list[i + 1]);
}

void AnnotationReader::read(ExpressionPtr expression, Extent& value)
{
    std::vector<double> list;
    if (numbers(expression, list) && list.size() == 4)
        value = {{list[0], list[1]}, {list[2], list[3]}};
}

void AnnotationReader::read(ExpressionPtr expression, Color& value)
{
    std::vector<double> list;
    if (numbers(expression, list) && list.size() == 3)
        value = {colorPart(list[0]), colorPart(list[1]), colorPart(list[2])};
}

void AnnotationReader::read(ExpressionPtr expression, LinePattern& value)
{
    static constexpr std::array names{"None", "Solid", "Dash", "Dot", "DashDot", "DashDotDot"};
    setFrom(literal(expression), names, value);
}

void AnnotationReader::read(ExpressionPtr expression, FillPattern& value)
{
    static constexpr std::array names{"None",    "Solid",    "Horizontal", "Vertical",           "Cross",
                                      "Forward", "Backward", "CrossDiag",  "HorizontalCylinder", "VerticalCylinder",
                                      "Sphere"};
    setFrom(literal(expression), names, value);
}

void AnnotationReader::read(ExpressionPtr expression, BorderPattern& value)
{
    static constexpr std::array names{"None", "Raised", "Sunken", "Engraved"};
    setFrom(literal(expression), names, value);
}

void AnnotationReader::read(ExpressionPtr expression, Smooth& value)
{
    static constexpr std::array names{"None", "Bezier"};
    setFrom(literal(expression), names, value);
}

void AnnotationReader::read(ExpressionPtr expression, Arrow& value)
{
    static constexpr std::array names{"None", "Open", "Filled", "Half"};
    setFrom(literal(expression), names, value);
}

void AnnotationReader::read(ExpressionPtr expression, TextAlignment& value)
{
    static constexpr std::array names{"Left", "Center", "Right"};
    setFrom(literal(expression), names, value);
}

void AnnotationReader::read(ExpressionPtr expression, EllipseClosure& value)
{
    static constexpr std::array names{"None", "Chord", "Radial"};
    setFrom(literal(expression), names, value);
}

}  // namespace bramah::model
