// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/lowering/operator_lowering.h"

#include "model/values/array_offsets.h"
#include "model/values/value_operations.h"
#include "solver/flatten/lowering/expression_lowering.h"
#include "solver/translate.h"

#include <algorithm>

namespace bramah::solver {

using model::DiagnosticKind;
namespace syntax = model::syntax;
using syntax::BinaryOperator;
using syntax::UnaryOperator;

namespace {

std::optional<Operation> operationOf(BinaryOperator operation)
{
    switch (operation) {
    case BinaryOperator::Add:
    case BinaryOperator::ElementwiseAdd: return Operation::Add;
    case BinaryOperator::Subtract:
    case BinaryOperator::ElementwiseSubtract: return Operation::Subtract;
    case BinaryOperator::Multiply:
    case BinaryOperator::ElementwiseMultiply: return Operation::Multiply;
    case BinaryOperator::Divide:
    case BinaryOperator::ElementwiseDivide: return Operation::Divide;
    case BinaryOperator::Power:
    case BinaryOperator::ElementwisePower: return Operation::Power;
    case BinaryOperator::Less: return Operation::Less;
    case BinaryOperator::LessEqual: return Operation::LessEqual;
    case BinaryOperator::Greater: return Operation::Greater;
    case BinaryOperator::GreaterEqual: return Operation::GreaterEqual;
    case BinaryOperator::Equal: return Operation::Equal;
    case BinaryOperator::NotEqual: return Operation::NotEqual;
    case BinaryOperator::And: return Operation::And;
    case BinaryOperator::Or: return Operation::Or;
    }
    return std::nullopt;
}

bool isTruth(Operation operation)
{
    return isRelation(operation) || operation == Operation::And || operation == Operation::Or;
}

constexpr std::int64_t kLargestMatrixPower = 1000;

/// The number of multiplications in the product of two arrays.
std::int64_t termsOfProduct(const Symbolic& a, const Symbolic& b)
{
    return std::ssize(a.elements) * (b.sizes.size() == 2 ? b.sizes[1] : 1);
}

/// The concatenation of two texts that may contain values.
Symbolic joinedTexts(const Symbolic& left, const Symbolic& right)
{
    const auto textsOf = [](const Symbolic& value) {
        return value.isChangingText() ? value.texts : std::vector<std::string>{value.text};
    };
    std::vector<std::string> texts = textsOf(left);
    const std::vector<std::string> more = textsOf(right);
    texts.back() += more.front();
    texts.insert(texts.end(), more.begin() + 1, more.end());
    Symbolic::Elements values = left.elements;
    values.append(right.elements.data(), right.elements.size());
    return Symbolic::changingText(std::move(texts), std::move(values));
}

}  // namespace

OperatorLowering::OperatorLowering(ExpressionLowering& lowering) : lowering_(lowering), context_(lowering.context()) {}

void OperatorLowering::reportOperatorOfRecords(const Place& place, model::Span span)
{
    context_.messages.report(DiagnosticKind::UnsupportedConstruct, {tr("operator of records")}, place, span);
}

Symbolic OperatorLowering::lower(const syntax::UnaryExpression& unary, const Place& place)
{
    const Symbolic operand = lowering_.lower(*unary.operand, place);
    const bool isTruth = unary.operation == UnaryOperator::Not;
    if (operand.isKnown() &&
        !context_.types.expectType(operand, isTruth ? ValueType::Boolean : ValueType::Real, place, unary.operand->span))
        return {};
    if (operand.kind == Symbolic::Kind::Record) {
        reportOperatorOfRecords(place, unary.span);
        return {};
    }
    switch (unary.operation) {
    case UnaryOperator::Plus:
    case UnaryOperator::ElementwisePlus: return operand;
    case UnaryOperator::Minus:
    case UnaryOperator::ElementwiseMinus:
        return mapped(operand, [this](ExprId e) { return graph().unary(Operation::Negate, e); });
    case UnaryOperator::Not: return mapped(operand, [this](ExprId e) { return graph().unary(Operation::Not, e); });
    }
    return {};
}

Symbolic OperatorLowering::multiplied(const Symbolic& a, const Symbolic& b)
{
    const bool isLeftVector = a.sizes.size() == 1;
    const bool isRightVector = b.sizes.size() == 1;
    if (a.sizes.size() > 2 || b.sizes.size() > 2)
        return {};
    const std::int64_t rows = isLeftVector ? 1 : a.sizes[0];
    const std::int64_t inner = a.sizes.back();
    const std::int64_t columns = isRightVector ? 1 : b.sizes[1];
    if (inner != b.sizes[0])
        return {};
    const ValueType type = joined(a.type, b.type);
    std::vector<ExprId> elements;
    for (std::int64_t i = 0; i < rows; ++i) {
        for (std::int64_t j = 0; j < columns; ++j) {
            ExprId sum = graph().constant(0);
            for (std::int64_t k = 0; k < inner; ++k)
                sum = graph().binary(
                    Operation::Add, sum,
                    graph().binary(Operation::Multiply, a.elements[i * inner + k], b.elements[k * columns + j]));
            elements.push_back(sum);
        }
    }
    if (isLeftVector && isRightVector)
        return Symbolic::scalar(elements.front(), type);
    if (isLeftVector)
        return Symbolic::array({columns}, std::move(elements), type);
    if (isRightVector)
        return Symbolic::array({rows}, std::move(elements), type);
    return Symbolic::array({rows, columns}, std::move(elements), type);
}

bool OperatorLowering::haveFittingShapes(BinaryOperator operation, const Symbolic& left, const Symbolic& right)
{
    switch (operation) {
    case BinaryOperator::Add:
    case BinaryOperator::Subtract: return left.isArray() == right.isArray();
    case BinaryOperator::Divide: return !right.isArray();
    default: return true;
    }
}

Symbolic OperatorLowering::matrixPower(const Symbolic& base, const Symbolic& exponent)
{
    const auto count = exponent.isScalar() ? context_.structural.parameterValue(exponent).integer() : std::nullopt;
    if (!count || *count < 0 || *count > kLargestMatrixPower || base.sizes.size() != 2 ||
        base.sizes[0] != base.sizes[1])
        return {};
    std::vector<ExprId> unit(base.elements.size(), graph().constant(0));
    for (std::size_t i = 0; i < unit.size(); i += static_cast<std::size_t>(base.sizes[0]) + 1)
        unit[i] = graph().constant(1);
    Symbolic result = *count == 0 ? Symbolic::array(base.sizes, std::move(unit)) : base;
    for (std::int64_t i = 1; i < *count; ++i)
        result = multiplied(result, base);
    return result;
}

Symbolic OperatorLowering::lowerTexts(const syntax::BinaryExpression& binary, const Symbolic& left,
                                      const Symbolic& right, const Place& place)
{
    const auto operation = operationOf(binary.operation);
    if (operation != Operation::Add && !isRelation(*operation)) {
        (void)context_.types.expectOperands(binary, left, right, place);
        return {};
    }
    if (!context_.types.expectSameType(left, right, place, binary.right->span))
        return {};
    if (left.isChangingText() || right.isChangingText()) {
        if (operation == Operation::Add)
            return joinedTexts(left, right);
        context_.messages.reportChangingText(place, binary.span);
        return {};
    }
    // Only constant texts; texts of messages are lowered separately.
    if (operation == Operation::Add &&
        !context_.messages.hasRoomFor(std::ssize(left.text) + std::ssize(right.text), place, binary.span))
        return {};
    return fromValue(graph(), model::applyBinary(binary.operation, toValue(graph(), left), toValue(graph(), right)));
}

ExprId OperatorLowering::whereRightIsAsked(BinaryOperator operation, const Symbolic& left)
{
    const bool isLogical = operation == BinaryOperator::And || operation == BinaryOperator::Or;
    if (!isLogical || !left.isScalar() || left.type != ValueType::Boolean)
        return graph().boolean(true);
    return operation == BinaryOperator::And ? left.only() : graph().unary(Operation::Not, left.only());
}

Symbolic OperatorLowering::lower(const syntax::BinaryExpression& binary, const Place& place)
{
    const Symbolic left = lowering_.lower(*binary.left, place);
    const ExprId isRightAsked = whereRightIsAsked(binary.operation, left);
    if (place.locals && graph().isConstant(isRightAsked, 0))
        return left;  // for `i <= n and x[i] > 0` behind the last element
    const GuardedAssertions::Guard guard(context_.assertions,
                                         graph().isConstant(isRightAsked) ? kNoExpr : isRightAsked);
    const Symbolic right = lowering_.lower(*binary.right, place);
    if (!left.isKnown() || !right.isKnown())
        return {};
    const auto operation = operationOf(binary.operation);
    if (left.kind == Symbolic::Kind::Text || right.kind == Symbolic::Kind::Text)
        return lowerTexts(binary, left, right, place);
    if (left.kind == Symbolic::Kind::Record || right.kind == Symbolic::Kind::Record) {
        reportOperatorOfRecords(place, binary.span);
        return {};
    }
    if (!context_.types.expectOperands(binary, left, right, place))
        return {};
    Symbolic result;
    if (binary.operation == BinaryOperator::Multiply && left.isArray() && right.isArray()) {
        if (!context_.messages.hasRoomFor(termsOfProduct(left, right), place, binary.span))
            return {};
        result = multiplied(left, right);
    } else if (binary.operation == BinaryOperator::Power && (left.isArray() || right.isArray())) {
        const std::int64_t power = context_.structural.parameterValue(right).integer().value_or(1);
        if (!context_.messages.hasRoomFor(
                termsOfProduct(left, left) * std::clamp<std::int64_t>(power, 1, kLargestMatrixPower), place,
                binary.span))
            return {};
        result = matrixPower(left, right);
    } else if (haveFittingShapes(binary.operation, left, right))
        result = zipped(left, right, [&](ExprId a, ExprId b) { return graph().binary(*operation, a, b); });
    if (!result.isKnown()) {
        context_.messages.report(DiagnosticKind::ShapesDiffer, {textOf(place, binary.span)}, place, binary.span);
        return {};
    }
    if (isTruth(*operation))
        result.type = ValueType::Boolean;
    else if (*operation == Operation::Divide || *operation == Operation::Power)
        result.type = ValueType::Real;
    result.enumeration = nullptr;
    result.unit = context_.types.unitOf(binary, left, right);
    return result;
}

}  // namespace bramah::solver
