// SPDX-License-Identifier: GPL-3.0-or-later
// Predefined functions of arrays: shapes, constructors, products.
#include "solver/flatten/lowering/builtin_calls.h"

#include "model/values/array_offsets.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace bramah::solver {

using model::DiagnosticKind;

namespace {

std::int64_t product(const std::vector<std::int64_t>& sizes, std::size_t from, std::size_t to)
{
    return std::accumulate(sizes.begin() + static_cast<std::ptrdiff_t>(from),
                           sizes.begin() + static_cast<std::ptrdiff_t>(to), std::int64_t{1}, std::multiplies<>());
}

}  // namespace

std::optional<std::vector<std::int64_t>> BuiltinCalls::sizesOf(const std::vector<Symbolic>& arguments,
                                                               std::size_t first)
{
    std::vector<std::int64_t> sizes;
    for (std::size_t i = first; i < arguments.size(); ++i) {
        if (!arguments[i].isScalar())
            return std::nullopt;
        const auto size = lowering_.structuralValue(arguments[i]).number();
        if (!size || *size < 0 || *size > 1e9)
            return std::nullopt;
        sizes.push_back(static_cast<std::int64_t>(*size));
    }
    return sizes;
}

Symbolic BuiltinCalls::promoted(Symbolic value, std::size_t dimensions)
{
    if (value.kind == Symbolic::Kind::Scalars)
        value.sizes.resize(std::max(value.sizes.size(), dimensions), 1);
    return value;
}

Symbolic BuiltinCalls::concatenated(std::size_t d, const std::vector<Symbolic>& parts)
{
    if (parts.empty())
        return {};
    Symbolic result = Symbolic::array(parts.front().sizes, {}, parts.front().type);
    result.enumeration = parts.front().enumeration;
    if (d >= result.sizes.size())
        return {};
    result.sizes[d] = 0;
    for (const Symbolic& part : parts) {
        if (!part.isArray() || part.sizes.size() != result.sizes.size())
            return {};
        for (std::size_t k = 0; k < part.sizes.size(); ++k)
            if (k != d && part.sizes[k] != result.sizes[k])
                return {};
        result.sizes[d] += part.sizes[d];
        if (part.type != result.type)
            result.type = ValueType::Real;
    }
    const std::int64_t outer = product(result.sizes, 0, d);
    for (std::int64_t o = 0; o < outer; ++o) {
        for (const Symbolic& part : parts) {
            const std::int64_t run = product(part.sizes, d, part.sizes.size());
            result.elements.insert(result.elements.end(), part.elements.begin() + o * run,
                                   part.elements.begin() + (o + 1) * run);
        }
    }
    return result;
}

std::optional<Symbolic> BuiltinCalls::arrayCall(std::string_view name, const std::vector<Symbolic>& a)
{
    const auto binary = [&](Operation operation) {
        return zipped(a[0], a[1], [&](ExprId x, ExprId y) { return graph_.binary(operation, x, y); });
    };
    const auto quotient = [&](ExprId x, ExprId y) { return graph_.binary(Operation::Divide, x, y); };
    if (name == "min" || name == "max") {
        const Operation operation = name == "min" ? Operation::Min : Operation::Max;
        if (a.size() == 2) {
            Symbolic result = binary(operation);
            result.unit = ExpressionChecks::common(a[0].unit, a[1].unit);
            result.enumeration = a[0].enumeration;
            return result;
        }
        return a.size() == 1 && !a[0].elements.empty() ? folded(a[0], kNoExpr, operation) : Symbolic();
    }
    if (name == "sum" || name == "product") {
        if (a.size() != 1 || a[0].kind != Symbolic::Kind::Scalars)
            return Symbolic();
        return name == "sum" ? folded(a[0], graph_.constant(0), Operation::Add)
                             : folded(a[0], graph_.constant(1), Operation::Multiply);
    }
    if (name == "atan2")
        return a.size() == 2 ? binary(Operation::Atan2) : Symbolic();
    if (name == "div" || name == "mod" || name == "rem") {
        if (a.size() != 2)
            return Symbolic();
        const auto isZero = [this](ExprId divisor) { return graph_.isConstant(divisor, 0); };
        if (lowering_.isAlwaysReached() && std::ranges::any_of(a[1].elements, isZero)) {
            lowering_.report(DiagnosticKind::DivisionByZero, {ExpressionLowering::textOf(place_, span_)}, place_,
                             span_);
            return Symbolic();
        }
        return zipped(a[0], a[1], [&](ExprId x, ExprId y) {
            if (name == "div")
                return truncated(quotient(x, y));
            const ExprId whole =
                name == "mod" ? graph_.unary(Operation::Floor, quotient(x, y)) : truncated(quotient(x, y));
            return graph_.binary(Operation::Subtract, x, graph_.binary(Operation::Multiply, whole, y));
        });
    }
    if (name == "Integer") {
        Symbolic result = a.size() == 1 ? a[0] : Symbolic();
        result.type = ValueType::Integer;
        result.enumeration = nullptr;
        return result;
    }
    if (name == "size") {
        if (a.empty() || (a[0].kind == Symbolic::Kind::Text && a[0].sizes.empty()))
            return Symbolic();
        const Symbolic* value = &a[0];
        while (value->kind == Symbolic::Kind::Record && !value->fields.empty())
            value = &value->fields.front().second;
        std::vector<ExprId> sizes;
        for (const std::int64_t size : value->sizes)
            sizes.push_back(graph_.constant(static_cast<double>(size)));
        if (a.size() == 1)
            return Symbolic::array({static_cast<std::int64_t>(sizes.size())}, sizes, ValueType::Integer);
        const auto dimension = lowering_.structuralValue(a[1]).number();
        if (!dimension || *dimension < 1 || *dimension > static_cast<double>(sizes.size()))
            return Symbolic();
        return Symbolic::scalar(sizes[static_cast<std::size_t>(*dimension) - 1], ValueType::Integer);
    }
    if (name == "ndims")
        return a.size() == 1
                   ? Symbolic::scalar(graph_.constant(static_cast<double>(a[0].sizes.size())), ValueType::Integer)
                   : Symbolic();
    if (name == "fill" || name == "zeros" || name == "ones") {
        const bool isFill = name == "fill";
        if (a.size() < (isFill ? 2u : 1u))
            return Symbolic();
        const auto sizes = sizesOf(a, isFill ? 1 : 0);
        if (!sizes)
            return Symbolic();
        const std::int64_t each = isFill ? std::max<std::int64_t>(std::ssize(a[0].elements), 1) : 1;
        if (!lowering_.hasRoomFor(model::elementCount(*sizes), place_, span_) ||
            !lowering_.hasRoomFor(model::elementCount(*sizes) * each, place_, span_))
            return Symbolic();
        const Symbolic value =
            isFill ? a[0] : Symbolic::scalar(graph_.constant(name == "ones" ? 1 : 0), ValueType::Integer);
        return stacked(*sizes,
                       std::vector<Symbolic>(static_cast<std::size_t>(product(*sizes, 0, sizes->size())), value));
    }
    if (name == "linspace") {
        const auto count = a.size() == 3 ? lowering_.structuralValue(a[2]).number() : std::nullopt;
        if (!count || *count < 2 || !a[0].isScalar() || !a[1].isScalar())
            return Symbolic();
        if (!(*count < 1e15) || !lowering_.hasRoomFor(static_cast<std::int64_t>(*count), place_, span_))
            return Symbolic();
        Symbolic result = Symbolic::array({static_cast<std::int64_t>(*count)}, {});
        for (int i = 0; i < static_cast<int>(*count); ++i)
            result.elements.push_back(graph_.binary(
                Operation::Add, a[0].only(),
                graph_.binary(
                    Operation::Divide,
                    graph_.binary(Operation::Multiply, graph_.binary(Operation::Subtract, a[1].only(), a[0].only()),
                                  graph_.constant(i)),
                    graph_.constant(*count - 1))));
        return result;
    }
    if (name == "identity" || name == "diagonal") {
        std::vector<ExprId> diagonal;
        if (name == "diagonal" && a.size() == 1 && a[0].sizes.size() == 1)
            diagonal = a[0].elements;
        else if (const auto n =
                     name == "identity" && a.size() == 1 ? lowering_.structuralValue(a[0]).number() : std::nullopt;
                 n && *n >= 0 && *n < 1e6)
            diagonal.assign(static_cast<std::size_t>(*n), graph_.constant(1));
        else
            return Symbolic();
        const auto n = static_cast<std::int64_t>(diagonal.size());
        if (!lowering_.hasRoomFor(n * n, place_, span_))
            return Symbolic();
        Symbolic result =
            Symbolic::array({n, n}, std::vector<ExprId>(static_cast<std::size_t>(n * n), graph_.constant(0)),
                            name == "identity" ? ValueType::Integer : a[0].type);
        for (std::int64_t i = 0; i < n; ++i)
            result.elements[static_cast<std::size_t>(i * n + i)] = diagonal[static_cast<std::size_t>(i)];
        return result;
    }
    if (name == "transpose" || name == "symmetric") {
        if (a.size() != 1 || a[0].sizes.size() != 2)
            return Symbolic();
        const std::int64_t rows = a[0].sizes[0], columns = a[0].sizes[1];
        Symbolic result = Symbolic::array({columns, rows}, {}, a[0].type);
        for (std::int64_t j = 0; j < columns; ++j)
            for (std::int64_t i = 0; i < rows; ++i)
                result.elements.push_back(name == "symmetric" && i > j ? a[0].elements[j * columns + i]
                                                                       : a[0].elements[i * columns + j]);
        return result;
    }
    if (name == "cross" || name == "skew") {
        const bool isCross = name == "cross";
        if (a.size() != (isCross ? 2u : 1u) || a[0].elements.size() != 3 || a.back().elements.size() != 3)
            return Symbolic();
        const auto& x = a[0].elements;
        if (!isCross) {
            const auto minus = [&](ExprId e) { return graph_.unary(Operation::Negate, e); };
            const ExprId zero = graph_.constant(0);
            return Symbolic::array({3, 3}, {zero, minus(x[2]), x[1], x[2], zero, minus(x[0]), minus(x[1]), x[0], zero},
                                   a[0].type);
        }
        const auto& y = a[1].elements;
        const auto part = [&](std::size_t i, std::size_t j) {
            return graph_.binary(Operation::Subtract, graph_.binary(Operation::Multiply, x[i], y[j]),
                                 graph_.binary(Operation::Multiply, x[j], y[i]));
        };
        return Symbolic::array({3}, {part(1, 2), part(2, 0), part(0, 1)}, joined(a[0].type, a[1].type));
    }
    if (name == "outerProduct") {
        if (a.size() != 2 || a[0].sizes.size() != 1 || a[1].sizes.size() != 1)
            return Symbolic();
        if (!lowering_.hasRoomFor(a[0].sizes[0] * a[1].sizes[0], place_, span_))
            return Symbolic();
        Symbolic result = Symbolic::array({a[0].sizes[0], a[1].sizes[0]}, {}, joined(a[0].type, a[1].type));
        for (const ExprId x : a[0].elements)
            for (const ExprId y : a[1].elements)
                result.elements.push_back(graph_.binary(Operation::Multiply, x, y));
        return result;
    }
    if (name == "scalar")
        return a.size() == 1 && a[0].elements.size() == 1 ? Symbolic::scalar(a[0].only(), a[0].type) : Symbolic();
    const auto isLong = [](std::int64_t size) { return size > 1; };
    if (name == "vector")
        return a.size() == 1 && std::ranges::count_if(a[0].sizes, isLong) < 2
                   ? Symbolic::array({static_cast<std::int64_t>(a[0].elements.size())}, a[0].elements, a[0].type)
                   : Symbolic();
    if (name == "matrix") {
        Symbolic result = a.size() == 1 ? promoted(a[0], 2) : Symbolic();
        if (std::any_of(result.sizes.begin() + std::min<std::ptrdiff_t>(2, std::ssize(result.sizes)),
                        result.sizes.end(), isLong))
            return Symbolic();
        result.sizes.resize(std::min<std::size_t>(result.sizes.size(), 2));
        return result;
    }
    if (name == "promote")
        return a.empty() ? Symbolic() : promoted(a[0], 2);
    if (name == "array")
        return stacked({static_cast<std::int64_t>(a.size())}, a);
    if (name == "cat") {
        const double dimension = a.size() >= 2 ? lowering_.structuralValue(a[0]).number().value_or(0) : 0;
        std::int64_t count = 0;
        for (std::size_t i = 1; i < a.size(); ++i)
            count += std::ssize(a[i].elements);
        if (!lowering_.hasRoomFor(count, place_, span_))
            return Symbolic();
        return dimension >= 1 ? concatenated(static_cast<std::size_t>(dimension) - 1, {a.begin() + 1, a.end()})
                              : Symbolic();
    }
    return std::nullopt;
}

}  // namespace bramah::solver
