// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/values/value_functions.h"

#include "model/values/array_offsets.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>

namespace bramah::model::value_functions {
namespace {

Value fold(const ArrayValue& array, Value start, const std::function<Value(const Value&, const Value&)>& step)
{
    const bool isFromFirst = !start.isKnown() && !array.elements.empty();
    if (isFromFirst)
        start = array.elements.front();
    for (std::size_t i = isFromFirst ? 1 : 0; i < array.elements.size() && start.isKnown(); ++i)
        start = step(start, array.elements[i]);
    return start;
}

Value lesser(const Value& left, const Value& right)
{
    const auto a = left.number(), b = right.number();
    if (!a || !b)
        return {};
    return *b < *a ? right : left;
}

Value greater(const Value& left, const Value& right)
{
    const auto a = left.number(), b = right.number();
    if (!a || !b)
        return {};
    return *b > *a ? right : left;
}

/// The least or greatest element of an array or of two scalars: \a choose returns one of two.
Value chosen(const Values& a, Value (*choose)(const Value&, const Value&))
{
    if (a.size() == 2)
        return choose(a[0], a[1]);
    const auto* array = a.size() == 1 ? a[0].to<ArrayValue>() : nullptr;
    return array ? fold(*array, {}, choose) : Value();
}

/// The arguments from number \a first on as sizes; nothing if one of them is no size.
std::optional<std::vector<std::int64_t>> sizesFrom(const Values& arguments, std::size_t first)
{
    std::vector<std::int64_t> sizes;
    for (std::size_t i = first; i < arguments.size(); ++i) {
        const auto size = arguments[i].integer();
        if (!size || *size < 0)
            return std::nullopt;
        sizes.push_back(*size);
    }
    return sizes;
}

Value filled(const Value& value, std::vector<std::int64_t> sizes)
{
    const std::int64_t count = elementCount(sizes);
    const auto* array = value.to<ArrayValue>();
    if (count > kMostElements || (array && std::ssize(array->elements) * count > kMostElements))
        return {};
    if (array) {
        ArrayValue result{sizes, {}};
        result.sizes.insert(result.sizes.end(), array->sizes.begin(), array->sizes.end());
        for (std::int64_t i = 0; i < count; ++i)
            result.elements.insert(result.elements.end(), array->elements.begin(), array->elements.end());
        return result;
    }
    return ArrayValue{std::move(sizes), std::vector<Value>(static_cast<std::size_t>(count), value)};
}

Value wholeIfExact(double number, bool isWholeResult)
{
    if (!isWholeResult)
        return number;
    const auto whole = wholePart(number);
    return whole ? Value(*whole) : Value();
}

}  // namespace

Value ofDivision(const Values& a, double (*operation)(double, double))
{
    const auto x = a.size() == 2 ? a[0].number() : std::nullopt;
    const auto y = a.size() == 2 ? a[1].number() : std::nullopt;
    if (!x || !y || *y == 0)
        return {};
    return wholeIfExact(operation(*x, *y), isWhole(a[0]) && isWhole(a[1]));
}

double divOf(double x, double y)
{
    return std::trunc(x / y);
}

double modOf(double x, double y)
{
    return x - std::floor(x / y) * y;
}

double remOf(double x, double y)
{
    return x - std::trunc(x / y) * y;
}

Value absolute(const Values& a)
{
    return mapElements(a[0], [](const Value& v) {
        const auto n = v.number();
        return n && *n < 0 ? negated(v) : v;
    });
}

Value sign(const Values& a)
{
    const auto n = a[0].number();
    return n ? Value(std::int64_t{(*n > 0) - (*n < 0)}) : Value();
}

Value integerOfReal(const Values& a)
{
    const auto n = a[0].number();
    const auto whole = n ? wholePart(std::floor(*n)) : std::nullopt;
    return whole ? Value(*whole) : Value();
}

Value integerOfLiteral(const Values& a)
{
    const auto n = a[0].number();
    const auto whole = n ? wholePart(*n) : std::nullopt;
    return whole ? Value(*whole) : Value();
}

Value atan2(const Values& a)
{
    const auto y = a[0].number(), x = a[1].number();
    return y && x ? Value(std::atan2(*y, *x)) : Value();
}

Value least(const Values& a)
{
    return chosen(a, lesser);
}

Value greatest(const Values& a)
{
    return chosen(a, greater);
}

Value sum(const Values& a)
{
    const auto* array = a[0].to<ArrayValue>();
    return array ? fold(*array, std::int64_t{0}, sumOf) : a[0];
}

Value product(const Values& a)
{
    const auto* array = a[0].to<ArrayValue>();
    return array ? fold(*array, std::int64_t{1}, productOf) : a[0];
}

Value size(const Values& a)
{
    const auto* array = a.empty() ? nullptr : a[0].to<ArrayValue>();
    if (a.size() == 1) {
        std::vector<Value> sizes;
        for (const std::int64_t size : array ? array->sizes : std::vector<std::int64_t>())
            sizes.emplace_back(size);
        const auto count = static_cast<std::int64_t>(sizes.size());
        return ArrayValue{{count}, std::move(sizes)};
    }
    const auto dimension = a.size() == 2 ? a[1].integer() : std::nullopt;
    if (!array || !dimension || *dimension < 1 || *dimension > static_cast<std::int64_t>(array->sizes.size()))
        return {};
    return array->sizes[static_cast<std::size_t>(*dimension - 1)];
}

Value countOfDimensions(const Values& a)
{
    const auto* array = a[0].to<ArrayValue>();
    return static_cast<std::int64_t>(array ? array->sizes.size() : 0);
}

Value fill(const Values& a)
{
    auto sizes = sizesFrom(a, 1);
    return sizes ? filled(a[0], std::move(*sizes)) : Value();
}

Value zeros(const Values& a)
{
    auto sizes = sizesFrom(a, 0);
    return sizes ? filled(0.0, std::move(*sizes)) : Value();
}

Value ones(const Values& a)
{
    auto sizes = sizesFrom(a, 0);
    return sizes ? filled(1.0, std::move(*sizes)) : Value();
}

Value linspace(const Values& a)
{
    const auto from = a[0].number(), to = a[1].number();
    const auto count = a[2].integer();
    if (!from || !to || !count || *count < 2 || *count > kMostElements)
        return {};
    ArrayValue array{{*count}, {}};
    for (std::int64_t i = 0; i < *count; ++i)
        array.elements.emplace_back(*from + (*to - *from) * static_cast<double>(i) / static_cast<double>(*count - 1));
    return array;
}

Value identity(const Values& a)
{
    const auto n = a[0].integer();
    if (!n || *n < 0 || elementCount({*n, *n}) > kMostElements)
        return {};
    ArrayValue array{{*n, *n}, {}};
    for (std::int64_t i = 0; i < *n * *n; ++i)
        array.elements.emplace_back(std::int64_t{i / *n == i % *n});
    return array;
}

Value diagonal(const Values& a)
{
    const auto* v = a[0].to<ArrayValue>();
    if (!v || v->sizes.size() != 1 || elementCount({v->sizes[0], v->sizes[0]}) > kMostElements)
        return {};
    const std::int64_t n = v->sizes[0];
    ArrayValue array{{n, n}, {}};
    for (std::int64_t i = 0; i < n * n; ++i)
        array.elements.push_back(i / n == i % n ? v->elements[i % n] : Value(0.0));
    return array;
}

Value transposed(const Values& a)
{
    const auto* given = a[0].to<ArrayValue>();
    if (!given || given->sizes.size() != 2)
        return {};
    const ArrayValue& array = *given;
    ArrayValue result{{array.sizes[1], array.sizes[0]}, {}};
    for (std::int64_t j = 0; j < array.sizes[1]; ++j)
        for (std::int64_t i = 0; i < array.sizes[0]; ++i)
            result.elements.push_back(array.elements[i * array.sizes[1] + j]);
    return result;
}

Value cross(const Values& a)
{
    const auto *x = a[0].to<ArrayValue>(), *y = a[1].to<ArrayValue>();
    if (!x || !y || x->elements.size() != 3 || y->elements.size() != 3)
        return {};
    const auto part = [&](std::size_t i, std::size_t j) {
        return sumOf(productOf(x->elements[i], y->elements[j]), negated(productOf(x->elements[j], y->elements[i])));
    };
    return ArrayValue{{3}, {part(1, 2), part(2, 0), part(0, 1)}};
}

Value scalar(const Values& a)
{
    const auto* array = a[0].to<ArrayValue>();
    return !array ? a[0] : array->elements.size() == 1 ? array->elements.front() : Value();
}

Value vector(const Values& a)
{
    const auto* array = a[0].to<ArrayValue>();
    if (!array)
        return ArrayValue{{1}, {a[0]}};
    if (std::ranges::count_if(array->sizes, [](std::int64_t size) { return size > 1; }) > 1)
        return {};
    return flattened(*array);
}

Value matrix(const Values& a)
{
    const auto* array = a[0].to<ArrayValue>();
    if (!array)
        return ArrayValue{{1, 1}, {a[0]}};
    ArrayValue result = *array;
    result.sizes.resize(2, 1);
    return elementCount(result.sizes) == std::ssize(result.elements) ? Value(std::move(result)) : Value();
}

Value concatenated(const Values& arguments)
{
    const auto dimension = arguments.front().integer();
    if (!dimension || *dimension < 1 || arguments.size() < 2)
        return {};
    const auto d = static_cast<std::size_t>(*dimension - 1);
    const auto* first = arguments[1].to<ArrayValue>();
    if (!first || d >= first->sizes.size())
        return {};
    ArrayValue result{first->sizes, {}};
    result.sizes[d] = 0;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const auto* array = arguments[i].to<ArrayValue>();
        if (!array || array->sizes.size() != first->sizes.size())
            return {};
        result.sizes[d] += array->sizes[d];
    }
    if (elementCount(result.sizes) > kMostElements)
        return {};
    const auto product = [](auto begin, auto end) {
        return std::accumulate(begin, end, std::int64_t{1}, std::multiplies<>());
    };
    const std::int64_t outer = product(first->sizes.begin(), first->sizes.begin() + static_cast<std::ptrdiff_t>(d));
    for (std::int64_t o = 0; o < outer; ++o) {
        for (std::size_t i = 1; i < arguments.size(); ++i) {
            const auto& array = *arguments[i].to<ArrayValue>();
            const std::int64_t run = product(array.sizes.begin() + static_cast<std::ptrdiff_t>(d), array.sizes.end());
            result.elements.insert(result.elements.end(), array.elements.begin() + o * run,
                                   array.elements.begin() + (o + 1) * run);
        }
    }
    return result;
}

}  // namespace bramah::model::value_functions
