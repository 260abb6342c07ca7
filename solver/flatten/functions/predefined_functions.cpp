// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/functions/predefined_functions.h"

#include "model/values/array_offsets.h"
#include "solver/flatten/symbols/symbolic_arrays.h"

#include <algorithm>
#include <unordered_map>

namespace bramah::solver {

using model::DiagnosticKind;
using model::Predefined;

namespace {

using Call = SymbolicCall;

// Functions of numbers, elementwise.

template <Operation operation>
Symbolic elementwise(const Call& call)
{
    if (call.count() != 1)
        return {};
    return mapped(call[0], [&](ExprId e) { return call.graph().unary(operation, e); });
}

template <Operation operation, ValueType type>
Symbolic ofNumber(const Call& call)
{
    Symbolic result = elementwise<operation>(call);
    result.unit = kAnyUnit;
    result.type = type;
    return result;
}

Symbolic squareRoot(const Call& call)
{
    Symbolic result = ofNumber<Operation::Sqrt, ValueType::Real>(call);
    if (result.isKnown())
        result.unit = call.context.types.checks().product(call[0].unit, 0.5, kNumber, 1);
    return result;
}

Symbolic integerOfLiteral(const Call& call)
{
    Symbolic result = call.count() == 1 ? call[0] : Symbolic();
    result.type = ValueType::Integer;
    result.enumeration = nullptr;
    return result;
}

template <Operation operation>
Symbolic ofPair(const Call& call)
{
    if (call.count() != 2)
        return {};
    return zipped(call[0], call[1], [&](ExprId x, ExprId y) { return call.graph().binary(operation, x, y); });
}

ExprId truncated(ExpressionGraph& graph, ExprId x)
{
    return graph.ternary(Operation::If, graph.binary(Operation::GreaterEqual, x, graph.constant(0)),
                         graph.unary(Operation::Floor, x), graph.unary(Operation::Ceil, x));
}

ExprId floored(ExpressionGraph& graph, ExprId x)
{
    return graph.unary(Operation::Floor, x);
}

using Rounding = ExprId (*)(ExpressionGraph&, ExprId);

/// The quotient of two numbers, rounded, or the remainder of the division.
template <Rounding rounded, bool isRemainder>
Symbolic ofDivision(const Call& call)
{
    if (call.count() != 2)
        return {};
    ExpressionGraph& graph = call.graph();
    const auto isZero = [&](ExprId divisor) { return graph.isConstant(divisor, 0); };
    if (call.context.assertions.isAlwaysReached() && std::ranges::any_of(call[1].elements, isZero)) {
        call.context.messages.report(DiagnosticKind::DivisionByZero, {textOf(call.place, call.span)}, call.place,
                                     call.span);
        return {};
    }
    return zipped(call[0], call[1], [&](ExprId x, ExprId y) {
        const ExprId whole = rounded(graph, graph.binary(Operation::Divide, x, y));
        return isRemainder ? graph.binary(Operation::Subtract, x, graph.binary(Operation::Multiply, whole, y)) : whole;
    });
}

// Joins all elements of an array by one operation.

template <Operation operation>
Symbolic extreme(const Call& call)
{
    if (call.count() == 2) {
        Symbolic result = ofPair<operation>(call);
        result.unit = ExpressionChecks::common(call[0].unit, call[1].unit);
        result.enumeration = call[0].enumeration;
        return result;
    }
    return call.count() == 1 && !call[0].elements.empty() ? folded(call.graph(), call[0], kNoExpr, operation)
                                                          : Symbolic();
}

template <Operation operation, int start>
Symbolic ofAll(const Call& call)
{
    if (call.count() != 1 || call[0].kind != Symbolic::Kind::Scalars)
        return {};
    return folded(call.graph(), call[0], call.graph().constant(start), operation);
}

// Shapes.

Symbolic sizeOfArray(const Call& call)
{
    if (call.count() == 0 || (call[0].kind == Symbolic::Kind::Text && call[0].sizes.empty()))
        return {};
    const Symbolic* value = &call[0];
    while (value->kind == Symbolic::Kind::Record && !value->fields.empty())
        value = &value->fields.front().second;
    std::vector<ExprId> sizes;
    for (const std::int64_t size : value->sizes)
        sizes.push_back(call.graph().constant(static_cast<double>(size)));
    if (call.count() == 1)
        return Symbolic::array({std::ssize(sizes)}, sizes, ValueType::Integer);
    const auto dimension = call.structuralNumber(1);
    if (!dimension || *dimension < 1 || *dimension > static_cast<double>(sizes.size()))
        return {};
    return Symbolic::scalar(sizes[static_cast<std::size_t>(*dimension) - 1], ValueType::Integer);
}

Symbolic countOfDimensions(const Call& call)
{
    if (call.count() != 1)
        return {};
    return Symbolic::scalar(call.graph().constant(static_cast<double>(call[0].sizes.size())), ValueType::Integer);
}

Symbolic onlyElement(const Call& call)
{
    return call.count() == 1 && call[0].elements.size() == 1 ? Symbolic::scalar(call[0].only(), call[0].type)
                                                             : Symbolic();
}

bool isLongDimension(std::int64_t size)
{
    return size > 1;
}

Symbolic asVector(const Call& call)
{
    if (call.count() != 1 || std::ranges::count_if(call[0].sizes, isLongDimension) > 1)
        return {};
    Symbolic vector = Symbolic::array({std::ssize(call[0].elements)}, {}, call[0].type);
    vector.elements = call[0].elements;
    return vector;
}

Symbolic asMatrix(const Call& call)
{
    Symbolic result = call.count() == 1 ? promoted(call[0], 2) : Symbolic();
    const auto third = result.sizes.begin() + std::min<std::ptrdiff_t>(2, std::ssize(result.sizes));
    if (std::any_of(third, result.sizes.end(), isLongDimension))
        return {};
    result.sizes.erase(third, result.sizes.end());
    return result;
}

Symbolic asPromoted(const Call& call)
{
    return call.count() == 0 ? Symbolic() : promoted(call[0], 2);
}

// Constructors.

/// The arguments from number \a first on as sizes; nothing if one of them is no size.
std::optional<std::vector<std::int64_t>> sizesFrom(const Call& call, std::size_t first)
{
    std::vector<std::int64_t> sizes;
    for (std::size_t i = first; i < call.count(); ++i) {
        const auto size = call[i].isScalar() ? call.structuralNumber(i) : std::nullopt;
        if (!size || *size < 0 || *size > 1e9)
            return std::nullopt;
        sizes.push_back(static_cast<std::int64_t>(*size));
    }
    return sizes;
}

/// An array of these sizes with \a value everywhere.
Symbolic arrayOf(const Call& call, const std::vector<std::int64_t>& sizes, const Symbolic& value)
{
    const std::int64_t count = model::elementCount(sizes);
    const std::int64_t each = std::max<std::int64_t>(std::ssize(value.elements), 1);
    if (!call.context.messages.hasRoomFor(count, call.place, call.span) ||
        !call.context.messages.hasRoomFor(count * each, call.place, call.span))
        return {};
    return stacked(sizes, std::vector<Symbolic>(static_cast<std::size_t>(count), value));
}

Symbolic fill(const Call& call)
{
    const auto sizes = call.count() >= 2 ? sizesFrom(call, 1) : std::nullopt;
    return sizes ? arrayOf(call, *sizes, call[0]) : Symbolic();
}

template <int number>
Symbolic filledWith(const Call& call)
{
    const auto sizes = call.count() >= 1 ? sizesFrom(call, 0) : std::nullopt;
    return sizes ? arrayOf(call, *sizes, Symbolic::scalar(call.graph().constant(number), ValueType::Integer))
                 : Symbolic();
}

Symbolic linspace(const Call& call)
{
    const auto count = call.count() == 3 ? call.structuralNumber(2) : std::nullopt;
    if (!count || *count < 2 || !call[0].isScalar() || !call[1].isScalar())
        return {};
    if (!(*count < 1e15) || !call.context.messages.hasRoomFor(static_cast<std::int64_t>(*count), call.place, call.span))
        return {};
    ExpressionGraph& graph = call.graph();
    const ExprId from = call[0].only(), to = call[1].only(), intervals = graph.constant(*count - 1);
    Symbolic result = Symbolic::array({static_cast<std::int64_t>(*count)}, {});
    for (int i = 0; i < static_cast<int>(*count); ++i) {
        const ExprId part = graph.constant(i);
        const ExprId way = graph.binary(Operation::Multiply, graph.binary(Operation::Subtract, to, from), part);
        result.elements.push_back(graph.binary(Operation::Add, from, graph.binary(Operation::Divide, way, intervals)));
    }
    return result;
}

Symbolic diagonalMatrix(const Call& call, const Symbolic::Elements& diagonal, ValueType type)
{
    const std::int64_t n = std::ssize(diagonal);
    if (!call.context.messages.hasRoomFor(n * n, call.place, call.span))
        return {};
    Symbolic result =
        Symbolic::array({n, n}, std::vector<ExprId>(static_cast<std::size_t>(n * n), call.graph().constant(0)), type);
    for (std::int64_t i = 0; i < n; ++i)
        result.elements[static_cast<std::size_t>(i * n + i)] = diagonal[static_cast<std::size_t>(i)];
    return result;
}

Symbolic identity(const Call& call)
{
    const auto n = call.count() == 1 ? call.structuralNumber(0) : std::nullopt;
    if (!n || !(*n >= 0) || !(*n < 1e6))
        return {};
    const Symbolic::Elements ones(static_cast<qsizetype>(*n), call.graph().constant(1));
    return diagonalMatrix(call, ones, ValueType::Integer);
}

Symbolic diagonal(const Call& call)
{
    const bool isVector = call.count() == 1 && call[0].sizes.size() == 1;
    return isVector ? diagonalMatrix(call, call[0].elements, call[0].type) : Symbolic();
}

Symbolic arrayOfArguments(const Call& call)
{
    return stacked({std::ssize(call.arguments)}, call.arguments);
}

Symbolic concatenatedArguments(const Call& call)
{
    const double dimension = call.count() >= 2 ? call.structuralNumber(0).value_or(0) : 0;
    std::int64_t count = 0;
    for (std::size_t i = 1; i < call.count(); ++i)
        count += std::ssize(call[i].elements);
    if (!call.context.messages.hasRoomFor(count, call.place, call.span) || !(dimension >= 1))
        return {};
    return concatenated(static_cast<std::size_t>(dimension) - 1, {call.arguments.begin() + 1, call.arguments.end()});
}

// Matrices and vectors.

template <bool isSymmetric>
Symbolic turned(const Call& call)
{
    if (call.count() != 1 || call[0].sizes.size() != 2)
        return {};
    const Symbolic& matrix = call[0];
    const std::int64_t rows = matrix.sizes[0], columns = matrix.sizes[1];
    Symbolic result = Symbolic::array({columns, rows}, {}, matrix.type);
    for (std::int64_t j = 0; j < columns; ++j)
        for (std::int64_t i = 0; i < rows; ++i)
            result.elements.push_back(isSymmetric && i > j ? matrix.elements[j * columns + i]
                                                           : matrix.elements[i * columns + j]);
    return result;
}

Symbolic cross(const Call& call)
{
    if (call.count() != 2 || call[0].elements.size() != 3 || call[1].elements.size() != 3)
        return {};
    const auto &x = call[0].elements, &y = call[1].elements;
    ExpressionGraph& graph = call.graph();
    const auto part = [&](std::size_t i, std::size_t j) {
        return graph.binary(Operation::Subtract, graph.binary(Operation::Multiply, x[i], y[j]),
                            graph.binary(Operation::Multiply, x[j], y[i]));
    };
    return Symbolic::array({3}, {part(1, 2), part(2, 0), part(0, 1)}, joined(call[0].type, call[1].type));
}

Symbolic skew(const Call& call)
{
    if (call.count() != 1 || call[0].elements.size() != 3)
        return {};
    const auto& x = call[0].elements;
    const auto minus = [&](ExprId e) { return call.graph().unary(Operation::Negate, e); };
    const ExprId zero = call.graph().constant(0);
    return Symbolic::array({3, 3}, {zero, minus(x[2]), x[1], x[2], zero, minus(x[0]), minus(x[1]), x[0], zero},
                           call[0].type);
}

Symbolic outerProduct(const Call& call)
{
    if (call.count() != 2 || call[0].sizes.size() != 1 || call[1].sizes.size() != 1)
        return {};
    const std::int64_t rows = call[0].sizes[0], columns = call[1].sizes[0];
    if (!call.context.messages.hasRoomFor(rows * columns, call.place, call.span))
        return {};
    Symbolic result = Symbolic::array({rows, columns}, {}, joined(call[0].type, call[1].type));
    for (const ExprId x : call[0].elements)
        for (const ExprId y : call[1].elements)
            result.elements.push_back(call.graph().binary(Operation::Multiply, x, y));
    return result;
}

}  // namespace

SymbolicFunction symbolicFunction(Predefined id)
{
    using enum Operation;
    constexpr ValueType kReal = ValueType::Real, kInteger = ValueType::Integer;
    static const std::unordered_map<Predefined, SymbolicFunction> table{
        {Predefined::Abs, elementwise<Abs>},
        {Predefined::Sign, ofNumber<Operation::Sign, kInteger>},
        {Predefined::Sqrt, squareRoot},
        {Predefined::Exp, ofNumber<Exp, kReal>},
        {Predefined::Log, ofNumber<Log, kReal>},
        {Predefined::Ln, ofNumber<Log, kReal>},
        {Predefined::Log10, ofNumber<Log10, kReal>},
        {Predefined::Sin, ofNumber<Sin, kReal>},
        {Predefined::Cos, ofNumber<Cos, kReal>},
        {Predefined::Tan, ofNumber<Tan, kReal>},
        {Predefined::Asin, ofNumber<Asin, kReal>},
        {Predefined::Acos, ofNumber<Acos, kReal>},
        {Predefined::Atan, ofNumber<Atan, kReal>},
        {Predefined::Sinh, ofNumber<Sinh, kReal>},
        {Predefined::Cosh, ofNumber<Cosh, kReal>},
        {Predefined::Tanh, ofNumber<Tanh, kReal>},
        {Predefined::Floor, ofNumber<Floor, kReal>},
        {Predefined::Ceil, ofNumber<Ceil, kReal>},
        {Predefined::IntegerOfReal, ofNumber<Floor, kInteger>},
        {Predefined::IntegerOfLiteral, integerOfLiteral},
        {Predefined::Atan2, ofPair<Operation::Atan2>},
        {Predefined::Div, ofDivision<truncated, false>},
        {Predefined::Mod, ofDivision<floored, true>},
        {Predefined::Rem, ofDivision<truncated, true>},
        {Predefined::Min, extreme<Operation::Min>},
        {Predefined::Max, extreme<Operation::Max>},
        {Predefined::Sum, ofAll<Add, 0>},
        {Predefined::Product, ofAll<Multiply, 1>},
        {Predefined::Size, sizeOfArray},
        {Predefined::Ndims, countOfDimensions},
        {Predefined::Fill, fill},
        {Predefined::Zeros, filledWith<0>},
        {Predefined::Ones, filledWith<1>},
        {Predefined::Linspace, linspace},
        {Predefined::Identity, identity},
        {Predefined::Diagonal, diagonal},
        {Predefined::Transpose, turned<false>},
        {Predefined::Symmetric, turned<true>},
        {Predefined::Cross, cross},
        {Predefined::Skew, skew},
        {Predefined::OuterProduct, outerProduct},
        {Predefined::Scalar, onlyElement},
        {Predefined::Vector, asVector},
        {Predefined::Matrix, asMatrix},
        {Predefined::Array, arrayOfArguments},
        {Predefined::Cat, concatenatedArguments},
        {Predefined::Promote, asPromoted},
    };
    const auto found = table.find(id);
    return found == table.end() ? nullptr : found->second;
}

Symbolic applyPredefined(SymbolicFunction function, Predefined id, const SymbolicCall& call)
{
    const std::size_t said = call.context.messages.count();
    Symbolic result = function(call);
    if (!result.isKnown() && call.context.messages.count() == said)
        reportArguments(call.context.messages, model::predefined(id).name, call.place, call.span);
    return result;
}

Symbolic folded(ExpressionGraph& graph, const Symbolic& array, ExprId start, Operation operation)
{
    Symbolic whole = Symbolic::scalar(graph.accumulated(operation, start, array.elements), array.type);
    whole.enumeration = array.enumeration;
    if (operation != Operation::Multiply)
        whole.unit = array.unit;
    return whole;
}

void reportArguments(LoweringMessages& messages, std::string_view name, const Place& place, model::Span span)
{
    messages.report(DiagnosticKind::WrongArguments, {QString::fromUtf8(name.data(), std::ssize(name))}, place, span);
}

}  // namespace bramah::solver
