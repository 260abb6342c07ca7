// SPDX-License-Identifier: GPL-3.0-or-later
// The predefined functions on values.
#include "model/values/argument_kinds.h"
#include "model/values/array_offsets.h"
#include "model/values/value_arithmetic.h"
#include "model/values/value_operations.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <unordered_map>

namespace bramah::model {

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

std::vector<std::int64_t> sizesFrom(const std::vector<Value>& arguments, std::size_t first, bool& isKnown)
{
    std::vector<std::int64_t> sizes;
    for (std::size_t i = first; i < arguments.size(); ++i) {
        const auto size = arguments[i].integer();
        isKnown = isKnown && size && *size >= 0;
        sizes.push_back(std::max<std::int64_t>(size.value_or(0), 0));
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

using Real1 = double (*)(double);
const std::unordered_map<std::string_view, Real1>& realFunctions()
{
    static const std::unordered_map<std::string_view, Real1> functions{
        {"sin", std::sin},   {"cos", std::cos},     {"tan", std::tan},   {"asin", std::asin},   {"acos", std::acos},
        {"atan", std::atan}, {"sinh", std::sinh},   {"cosh", std::cosh}, {"tanh", std::tanh},   {"exp", std::exp},
        {"log", std::log},   {"log10", std::log10}, {"sqrt", std::sqrt}, {"floor", std::floor}, {"ceil", std::ceil}};
    return functions;
}

Value transposed(const ArrayValue& array)
{
    if (array.sizes.size() != 2)
        return {};
    ArrayValue result{{array.sizes[1], array.sizes[0]}, {}};
    for (std::int64_t j = 0; j < array.sizes[1]; ++j)
        for (std::int64_t i = 0; i < array.sizes[0]; ++i)
            result.elements.push_back(array.elements[i * array.sizes[1] + j]);
    return result;
}

Value concatenated(const std::vector<Value>& arguments)
{
    const auto dimension = arguments.empty() ? std::nullopt : arguments.front().integer();
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

using Builtin = Value (*)(const std::vector<Value>&);

Value builtinMin(const std::vector<Value>& a)
{
    if (a.size() == 2)
        return lesser(a[0], a[1]);
    const auto* array = a.size() == 1 ? a[0].to<ArrayValue>() : nullptr;
    return array ? fold(*array, {}, lesser) : Value();
}

Value builtinMax(const std::vector<Value>& a)
{
    if (a.size() == 2)
        return greater(a[0], a[1]);
    const auto* array = a.size() == 1 ? a[0].to<ArrayValue>() : nullptr;
    return array ? fold(*array, {}, greater) : Value();
}

Value builtinSize(const std::vector<Value>& a)
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

Value wholeIfExact(double number, bool isWholeResult)
{
    if (!isWholeResult)
        return number;
    const auto whole = wholePart(number);
    return whole ? Value(*whole) : Value();
}

/// div, mod and rem of specification 3.7.2.
template <double (*Operation)(double, double)>
Value builtinDivision(const std::vector<Value>& a)
{
    const auto x = a.size() == 2 ? a[0].number() : std::nullopt;
    const auto y = a.size() == 2 ? a[1].number() : std::nullopt;
    if (!x || !y || *y == 0)
        return {};
    return wholeIfExact(Operation(*x, *y), isWhole(a[0]) && isWhole(a[1]));
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

const std::unordered_map<std::string_view, Builtin>& builtins()
{
    static const std::unordered_map<std::string_view, Builtin> functions{
        {"min", builtinMin},
        {"max", builtinMax},
        {"size", builtinSize},
        {"div", builtinDivision<divOf>},
        {"mod", builtinDivision<modOf>},
        {"rem", builtinDivision<remOf>},
        {"abs",
         [](const std::vector<Value>& a) -> Value {
             return mapElements(a.at(0), [](const Value& v) {
                 const auto n = v.number();
                 return n && *n < 0 ? negated(v) : v;
             });
         }},
        {"sign",
         [](const std::vector<Value>& a) -> Value {
             const auto n = a.at(0).number();
             return n ? Value(std::int64_t{(*n > 0) - (*n < 0)}) : Value();
         }},
        {"integer",
         [](const std::vector<Value>& a) -> Value {
             const auto n = a.at(0).number();
             const auto whole = n ? wholePart(std::floor(*n)) : std::nullopt;
             return whole ? Value(*whole) : Value();
         }},
        {"Integer",
         [](const std::vector<Value>& a) -> Value {
             const auto n = a.at(0).number();
             const auto whole = n ? wholePart(*n) : std::nullopt;
             return whole ? Value(*whole) : Value();
         }},
        {"atan2",
         [](const std::vector<Value>& a) -> Value {
             const auto y = a.at(0).number(), x = a.at(1).number();
             return y && x ? Value(std::atan2(*y, *x)) : Value();
         }},
        {"sum",
         [](const std::vector<Value>& a) -> Value {
             const auto* array = a.at(0).to<ArrayValue>();
             return array ? fold(*array, std::int64_t{0}, sumOf) : a.at(0);
         }},
        {"product",
         [](const std::vector<Value>& a) -> Value {
             const auto* array = a.at(0).to<ArrayValue>();
             return array ? fold(*array, std::int64_t{1}, productOf) : a.at(0);
         }},
        {"ndims",
         [](const std::vector<Value>& a) -> Value {
             const auto* array = a.at(0).to<ArrayValue>();
             return static_cast<std::int64_t>(array ? array->sizes.size() : 0);
         }},
        {"fill",
         [](const std::vector<Value>& a) -> Value {
             bool isKnown = true;
             auto sizes = sizesFrom(a, 1, isKnown);
             return isKnown ? filled(a.at(0), std::move(sizes)) : Value();
         }},
        {"zeros",
         [](const std::vector<Value>& a) -> Value {
             bool isKnown = true;
             auto sizes = sizesFrom(a, 0, isKnown);
             return isKnown ? filled(0.0, std::move(sizes)) : Value();
         }},
        {"ones",
         [](const std::vector<Value>& a) -> Value {
             bool isKnown = true;
             auto sizes = sizesFrom(a, 0, isKnown);
             return isKnown ? filled(1.0, std::move(sizes)) : Value();
         }},
        {"linspace",
         [](const std::vector<Value>& a) -> Value {
             const auto from = a.at(0).number(), to = a.at(1).number();
             const auto count = a.at(2).integer();
             if (!from || !to || !count || *count < 2 || *count > kMostElements)
                 return {};
             ArrayValue array{{*count}, {}};
             for (std::int64_t i = 0; i < *count; ++i)
                 array.elements.emplace_back(*from +
                                             (*to - *from) * static_cast<double>(i) / static_cast<double>(*count - 1));
             return array;
         }},
        {"identity",
         [](const std::vector<Value>& a) -> Value {
             const auto n = a.at(0).integer();
             if (!n || *n < 0 || elementCount({*n, *n}) > kMostElements)
                 return {};
             ArrayValue array{{*n, *n}, {}};
             for (std::int64_t i = 0; i < *n * *n; ++i)
                 array.elements.emplace_back(std::int64_t{i / *n == i % *n});
             return array;
         }},
        {"diagonal",
         [](const std::vector<Value>& a) -> Value {
             const auto* v = a.at(0).to<ArrayValue>();
             if (!v || v->sizes.size() != 1 || elementCount({v->sizes[0], v->sizes[0]}) > kMostElements)
                 return {};
             const std::int64_t n = v->sizes[0];
             ArrayValue array{{n, n}, {}};
             for (std::int64_t i = 0; i < n * n; ++i)
                 array.elements.push_back(i / n == i % n ? v->elements[i % n] : Value(0.0));
             return array;
         }},
        {"transpose",
         [](const std::vector<Value>& a) -> Value {
             const auto* array = a.at(0).to<ArrayValue>();
             return array ? transposed(*array) : Value();
         }},
        {"cross",
         [](const std::vector<Value>& a) -> Value {
             const auto *x = a.at(0).to<ArrayValue>(), *y = a.at(1).to<ArrayValue>();
             if (!x || !y || x->elements.size() != 3 || y->elements.size() != 3)
                 return {};
             const auto part = [&](std::size_t i, std::size_t j) {
                 return sumOf(productOf(x->elements[i], y->elements[j]),
                              negated(productOf(x->elements[j], y->elements[i])));
             };
             return ArrayValue{{3}, {part(1, 2), part(2, 0), part(0, 1)}};
         }},
        {"scalar",
         [](const std::vector<Value>& a) -> Value {
             const auto* array = a.at(0).to<ArrayValue>();
             return !array ? a.at(0) : array->elements.size() == 1 ? array->elements.front() : Value();
         }},
        {"vector",
         [](const std::vector<Value>& a) -> Value {
             const auto* array = a.at(0).to<ArrayValue>();
             if (!array)
                 return ArrayValue{{1}, {a.at(0)}};
             if (std::ranges::count_if(array->sizes, [](std::int64_t size) { return size > 1; }) > 1)
                 return {};
             return flattened(*array);
         }},
        {"matrix",
         [](const std::vector<Value>& a) -> Value {
             const auto* array = a.at(0).to<ArrayValue>();
             if (!array)
                 return ArrayValue{{1, 1}, {a.at(0)}};
             ArrayValue result = *array;
             result.sizes.resize(2, 1);
             return elementCount(result.sizes) == std::ssize(result.elements) ? Value(std::move(result)) : Value();
         }},
        {"cat", concatenated},
        {"noEvent", [](const std::vector<Value>& a) -> Value { return a.at(0); }},
        {"smooth", [](const std::vector<Value>& a) -> Value { return a.at(1); }},
        {"homotopy", [](const std::vector<Value>& a) -> Value { return a.at(0); }},
    };
    return functions;
}

}  // namespace

bool isBuiltinFunction(std::string_view name)
{
    return builtins().contains(name) || realFunctions().contains(name);
}

Value applyBuiltin(std::string_view name, const std::vector<Value>& arguments)
{
    for (std::size_t i = 0; i < arguments.size(); ++i)
        if (!isOfKind(arguments[i], argumentKind(name, i)))
            return {};
    if (const auto real = realFunctions().find(name); real != realFunctions().end()) {
        if (arguments.size() != 1)
            return {};
        return mapElements(arguments[0], [function = real->second](const Value& value) -> Value {
            const auto number = value.number();
            const double result = number ? function(*number) : NAN;
            return std::isfinite(result) ? Value(result) : Value();
        });
    }
    const auto found = builtins().find(name);
    if (found == builtins().end() || arguments.empty())
        return {};
    static const std::unordered_map<std::string_view, std::size_t> least{
        {"atan2", 2}, {"linspace", 3}, {"cross", 2}, {"smooth", 2}};
    if (const auto needed = least.find(name); needed != least.end() && arguments.size() < needed->second)
        return {};
    return found->second(arguments);
}

}  // namespace bramah::model
