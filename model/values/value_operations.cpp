// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/values/value_operations.h"

#include "model/classes/class_node.h"
#include "model/values/argument_kinds.h"
#include "model/values/array_offsets.h"
#include "model/values/value_arithmetic.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace bramah::model {

using syntax::BinaryOperator;
using syntax::UnaryOperator;

namespace {

/// Scalar product, matrix times vector, vector times matrix, matrix times matrix.
Value matrixProduct(const ArrayValue& left, const ArrayValue& right)
{
    const bool isLeftVector = left.sizes.size() == 1;
    const bool isRightVector = right.sizes.size() == 1;
    if (left.sizes.size() > 2 || right.sizes.size() > 2)
        return {};
    const std::int64_t rows = isLeftVector ? 1 : left.sizes[0];
    const std::int64_t inner = isLeftVector ? left.sizes[0] : left.sizes[1];
    const std::int64_t columns = isRightVector ? 1 : right.sizes[1];
    if (inner != right.sizes[0] || elementCount({rows, inner, columns}) > kMostElements)
        return {};
    std::vector<Value> elements;
    for (std::int64_t i = 0; i < rows; ++i) {
        for (std::int64_t j = 0; j < columns; ++j) {
            Value sum = std::int64_t{0};
            for (std::int64_t k = 0; k < inner; ++k)
                sum = sumOf(sum, productOf(left.elements[i * inner + k], right.elements[k * columns + j]));
            elements.push_back(std::move(sum));
        }
    }
    if (isLeftVector && isRightVector)
        return elements.front();
    if (isLeftVector)
        return ArrayValue{{columns}, std::move(elements)};
    if (isRightVector)
        return ArrayValue{{rows}, std::move(elements)};
    return ArrayValue{{rows, columns}, std::move(elements)};
}

Value compare(BinaryOperator operation, const Value& left, const Value& right)
{
    if (const auto* a = left.to<std::string>(), *b = right.to<std::string>(); a && b) {
        switch (operation) {
        case BinaryOperator::Equal: return *a == *b;
        case BinaryOperator::NotEqual: return *a != *b;
        case BinaryOperator::Less: return *a < *b;
        case BinaryOperator::LessEqual: return *a <= *b;
        case BinaryOperator::Greater: return *a > *b;
        default: return *a >= *b;
        }
    }
    const auto isOf = [&](ArgumentKind kind) { return isOfKind(left, kind) && isOfKind(right, kind); };
    const auto a = left.number();
    const auto b = right.number();
    if (!a || !b || !(isOf(ArgumentKind::Number) || isOf(ArgumentKind::Boolean) || isOf(ArgumentKind::Enumeration)))
        return {};
    switch (operation) {
    case BinaryOperator::Equal: return *a == *b;
    case BinaryOperator::NotEqual: return *a != *b;
    case BinaryOperator::Less: return *a < *b;
    case BinaryOperator::LessEqual: return *a <= *b;
    case BinaryOperator::Greater: return *a > *b;
    default: return *a >= *b;
    }
}

Value divide(const Value& left, const Value& right)
{
    const auto a = numeric(left), b = numeric(right);
    return a && b && *b != 0 ? Value(*a / *b) : Value();
}

constexpr std::int64_t kLargestMatrixPower = 1000;

/// An integer power of a square matrix; unknown for other operands.
Value matrixPower(const ArrayValue& base, const Value& exponent)
{
    const auto count = exponent.integer();
    if (!count || *count < 0 || *count > kLargestMatrixPower || base.sizes.size() != 2 ||
        base.sizes[0] != base.sizes[1] ||
        elementCount({*count, base.sizes[0], base.sizes[0], base.sizes[0]}) > kMostElements)
        return {};
    ArrayValue unit{base.sizes, std::vector<Value>(base.elements.size(), Value(0.0))};
    for (std::size_t i = 0; i < unit.elements.size(); i += static_cast<std::size_t>(base.sizes[0]) + 1)
        unit.elements[i] = Value(1.0);
    Value result = *count == 0 ? Value(std::move(unit)) : Value(base);
    for (std::int64_t i = 1; i < *count; ++i)
        result = matrixProduct(*result.to<ArrayValue>(), base);
    return result;
}

Value power(const Value& left, const Value& right)
{
    const auto a = numeric(left), b = numeric(right);
    if (!a || !b)
        return {};
    const double result = std::pow(*a, *b);
    return std::isfinite(result) ? Value(result) : Value();
}

}  // namespace

Value applyUnary(UnaryOperator operation, const Value& operand)
{
    switch (operation) {
    case UnaryOperator::Plus:
    case UnaryOperator::ElementwisePlus: return operand;
    case UnaryOperator::Minus:
    case UnaryOperator::ElementwiseMinus: return mapElements(operand, negated);
    case UnaryOperator::Not:
        return mapElements(operand, [](const Value& value) {
            const auto truth = value.boolean();
            return truth ? Value(!*truth) : Value();
        });
    }
    return {};
}

Value applyBinary(BinaryOperator operation, const Value& left, const Value& right)
{
    switch (operation) {
    case BinaryOperator::Add:
    case BinaryOperator::ElementwiseAdd: return zipElements(left, right, sumOf);
    case BinaryOperator::Subtract:
    case BinaryOperator::ElementwiseSubtract:
        return zipElements(left, right, [](const Value& a, const Value& b) { return sumOf(a, negated(b)); });
    case BinaryOperator::Multiply:
        if (left.isArray() && right.isArray())
            return matrixProduct(*left.to<ArrayValue>(), *right.to<ArrayValue>());
        return zipElements(left, right, productOf);
    case BinaryOperator::ElementwiseMultiply: return zipElements(left, right, productOf);
    case BinaryOperator::Divide:
    case BinaryOperator::ElementwiseDivide: return zipElements(left, right, divide);
    case BinaryOperator::Power:
        if (left.isArray() || right.isArray())
            return left.isArray() ? matrixPower(*left.to<ArrayValue>(), right) : Value();
        return power(left, right);
    case BinaryOperator::ElementwisePower: return zipElements(left, right, power);
    case BinaryOperator::And:
    case BinaryOperator::Or: {
        // A known false (for `or`: true) operand decides, whatever the other one is.
        const bool decisive = operation == BinaryOperator::Or;
        return zipElements(left, right, [decisive](const Value& a, const Value& b) -> Value {
            const auto x = a.boolean(), y = b.boolean();
            if (!isOfKind(a, ArgumentKind::Boolean) || !isOfKind(b, ArgumentKind::Boolean))
                return {};
            if ((x && *x == decisive) || (y && *y == decisive))
                return decisive;
            return x && y ? Value(!decisive) : Value();
        });
    }
    default: return compare(operation, left, right);
    }
}

Value literalAt(const ClassNode& enumeration, std::int64_t place)
{
    const auto& literals = enumeration.definition()->literals;
    if (place < 1 || place > std::ssize(literals))
        return {};
    const std::string name(literals[static_cast<std::size_t>(place - 1)].name.text);
    return EnumerationValue{&enumeration, place, enumeration.name() + '.' + name};
}

Value makeArray(std::vector<Value> elements)
{
    ArrayValue result{{static_cast<std::int64_t>(elements.size())}, {}};
    if (elements.empty() || !elements.front().isArray()) {
        result.elements = std::move(elements);
        return result;
    }
    const auto sizes = elements.front().to<ArrayValue>()->sizes;
    result.sizes.insert(result.sizes.end(), sizes.begin(), sizes.end());
    for (const Value& element : elements) {
        const auto* row = element.to<ArrayValue>();
        if (!row || row->sizes != sizes)
            return {};
        result.elements.insert(result.elements.end(), row->elements.begin(), row->elements.end());
    }
    return result;
}

Value promoted(Value value, std::size_t dimensions)
{
    const auto* array = value.to<ArrayValue>();
    if (!array)
        return ArrayValue{std::vector<std::int64_t>(dimensions, 1), {std::move(value)}};
    ArrayValue result = *array;
    result.sizes.resize(std::max(dimensions, result.sizes.size()), 1);
    return result;
}

Value flattened(const ArrayValue& array)
{
    return ArrayValue{{std::ssize(array.elements)}, array.elements};
}

Value elementAt(const Value& value, const std::vector<std::int64_t>& indices)
{
    const auto* array = value.to<ArrayValue>();
    if (!array)
        return value;
    if (indices.size() > array->sizes.size())
        return {};
    for (std::size_t d = 0; d < indices.size(); ++d)
        if (indices[d] < 1 || indices[d] > array->sizes[d])
            return {};
    const std::int64_t offset = offsetOf(indices, array->sizes);
    if (indices.size() == array->sizes.size())
        return array->elements[static_cast<std::size_t>(offset)];
    ArrayValue part{{array->sizes.begin() + static_cast<std::ptrdiff_t>(indices.size()), array->sizes.end()}, {}};
    const std::int64_t run = elementCount(part.sizes);
    part.elements.assign(array->elements.begin() + offset * run, array->elements.begin() + (offset + 1) * run);
    return part;
}

}  // namespace bramah::model
