// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/values/value_arithmetic.h"

#include "model/values/array_offsets.h"

#include <limits>

namespace bramah::model {

bool isWhole(const Value& value)
{
    return value.to<std::int64_t>() != nullptr;
}

std::optional<double> numeric(const Value& value)
{
    if (const auto* real = value.to<double>())
        return *real;
    const auto* whole = value.to<std::int64_t>();
    return whole ? std::optional(static_cast<double>(*whole)) : std::nullopt;
}

Value negated(const Value& value)
{
    if (const auto* whole = value.to<std::int64_t>())
        return *whole == std::numeric_limits<std::int64_t>::min() ? Value() : Value(-*whole);
    if (const auto* real = value.to<double>())
        return -*real;
    return {};
}

Value mapElements(const Value& value, const std::function<Value(const Value&)>& function)
{
    const auto* array = value.to<ArrayValue>();
    if (!array)
        return function(value);
    ArrayValue result{array->sizes, {}};
    result.elements.reserve(array->elements.size());
    for (const Value& element : array->elements)
        result.elements.push_back(function(element));
    return result;
}

Value zipElements(const Value& left, const Value& right,
                  const std::function<Value(const Value&, const Value&)>& function)
{
    const auto* leftArray = left.to<ArrayValue>();
    const auto* rightArray = right.to<ArrayValue>();
    if (leftArray && rightArray) {
        if (leftArray->sizes != rightArray->sizes)
            return {};
        ArrayValue result{leftArray->sizes, {}};
        for (std::size_t i = 0; i < leftArray->elements.size(); ++i)
            result.elements.push_back(function(leftArray->elements[i], rightArray->elements[i]));
        return result;
    }
    if (leftArray)
        return mapElements(left, [&](const Value& element) { return function(element, right); });
    if (rightArray)
        return mapElements(right, [&](const Value& element) { return function(left, element); });
    return function(left, right);
}

Value sumOf(const Value& left, const Value& right)
{
    if (isWhole(left) && isWhole(right)) {
        std::int64_t sum = 0;
        const bool isTooLarge = __builtin_add_overflow(*left.to<std::int64_t>(), *right.to<std::int64_t>(), &sum);
        return isTooLarge ? Value() : Value(sum);
    }
    if (const auto* a = left.to<std::string>(), *b = right.to<std::string>(); a && b)
        return std::ssize(*a) + std::ssize(*b) <= kMostElements ? Value(*a + *b) : Value();
    if (const auto a = numeric(left), b = numeric(right); a && b)
        return *a + *b;
    return {};
}

Value productOf(const Value& left, const Value& right)
{
    if (isWhole(left) && isWhole(right)) {
        std::int64_t product = 0;
        const bool isTooLarge = __builtin_mul_overflow(*left.to<std::int64_t>(), *right.to<std::int64_t>(), &product);
        return isTooLarge ? Value() : Value(product);
    }
    if (const auto a = numeric(left), b = numeric(right); a && b)
        return *a * *b;
    return {};
}

}  // namespace bramah::model
