// SPDX-License-Identifier: BSD-3-Clause
#include "solver/expressions/expression_graph.h"

#include <bit>
#include <cassert>
#include <cmath>

namespace bramah::solver {

namespace {

bool isCommutative(Operation operation)
{
    switch (operation) {
    case Operation::Add:
    case Operation::Multiply:
    case Operation::Equal:
    case Operation::NotEqual:
    case Operation::And:
    case Operation::Or: return true;
    default: return false;
    }
}

bool foldsOnConstants(Operation operation)
{
    switch (operation) {
    case Operation::Constant:
    case Operation::Variable:
    case Operation::Derivative:
    case Operation::Pre:
    case Operation::Time:
    case Operation::Initial:
    case Operation::Terminal:
    case Operation::Sample:
    case Operation::Delay:
    case Operation::Remembered:
    case Operation::Call:
    case Operation::Joined:
    case Operation::CallJoined:
    case Operation::Carried: return false;
    default: return true;
    }
}

/// An expression that equals `a operation b` by a rule for neutral elements or signs; kNoExpr if none applies.
ExprId simplified(ExpressionGraph& graph, Operation operation, ExprId a, ExprId b)
{
    switch (operation) {
    case Operation::Add:
        if (graph.isConstant(a, 0))
            return b;
        if (graph.isConstant(b, 0))
            return a;
        if (graph.node(b).operation == Operation::Negate)
            return graph.binary(Operation::Subtract, a, graph.node(b).a);
        break;
    case Operation::Subtract:
        if (graph.isConstant(b, 0))
            return a;
        if (graph.isConstant(a, 0))
            return graph.unary(Operation::Negate, b);
        if (a == b)
            return graph.constant(0);
        if (graph.node(b).operation == Operation::Negate)
            return graph.binary(Operation::Add, a, graph.node(b).a);
        break;
    case Operation::Multiply:
        if (graph.isConstant(a, 0) || graph.isConstant(b, 0))
            return graph.constant(0);
        if (graph.isConstant(a, 1))
            return b;
        if (graph.isConstant(b, 1))
            return a;
        if (graph.isConstant(a, -1))
            return graph.unary(Operation::Negate, b);
        if (graph.isConstant(b, -1))
            return graph.unary(Operation::Negate, a);
        break;
    case Operation::Divide:
        if (graph.isConstant(b, 1))
            return a;
        if (graph.isConstant(b, -1))
            return graph.unary(Operation::Negate, a);
        if (graph.isConstant(a, 0) && !graph.isConstant(b, 0))
            return graph.constant(0);
        break;
    case Operation::Power:
        if (graph.isConstant(b, 1))
            return a;
        if (graph.isConstant(b, 0))
            return graph.constant(1);
        break;
    case Operation::And:
    case Operation::Or: {
        const bool neutral = operation == Operation::And;
        if (graph.isConstant(a))
            return (graph.node(a).value != 0) == neutral ? b : a;
        if (graph.isConstant(b))
            return (graph.node(b).value != 0) == neutral ? a : b;
        return a == b ? a : kNoExpr;
    }
    default: break;
    }
    return kNoExpr;
}

}  // namespace

bool operator==(const ExpressionNode& left, const ExpressionNode& right)
{
    return left.operation == right.operation && left.variable == right.variable && left.a == right.a &&
           left.b == right.b && left.c == right.c && left.function == right.function &&
           std::bit_cast<std::uint64_t>(left.value) == std::bit_cast<std::uint64_t>(right.value);
}

ExprId ExpressionGraph::ask(const ExpressionNode& node)
{
    const ExprId id = table_.findOrAppend(node, nodes_);
    if (asked_)
        asked_->push_back(id);
    return id;
}

ExprId ExpressionGraph::constant(double value)
{
    ExpressionNode n;
    n.value = value == 0 ? 0.0 : value;  // a single zero, so that 0 and -0 are one expression
    // Most constants are a few numbers that recur.
    static_assert(std::tuple_size_v<decltype(recentConstants_)> == 64);
    ExprId& recent = recentConstants_[(std::bit_cast<std::uint64_t>(n.value) * 0x9E3779B97F4A7C15ull) >> 58];
    if (index(recent) >= nodes_.size() || nodes_[index(recent)] != n)
        recent = table_.findOrAppend(n, nodes_);
    return recent;
}

ExprId ExpressionGraph::missing()
{
    return constant(std::nan("1"));  // a payload that no arithmetic produces
}

ExprId ExpressionGraph::variable(VariableId id)
{
    if (index(id) >= variables_.size())
        variables_.resize(std::size_t{index(id)} + 1, kNoExpr);
    ExprId& known = variables_[index(id)];
    if (known == kNoExpr) {
        ExpressionNode n;
        n.operation = Operation::Variable;
        n.variable = id;
        known = table_.findOrAppend(n, nodes_);
    }
    if (asked_)
        asked_->push_back(known);
    return known;
}

ExprId ExpressionGraph::derivative(VariableId id)
{
    ExpressionNode n;
    n.operation = Operation::Derivative;
    n.variable = id;
    return ask(n);
}

ExprId ExpressionGraph::pre(VariableId id)
{
    ExpressionNode n;
    n.operation = Operation::Pre;
    n.variable = id;
    return ask(n);
}

ExprId ExpressionGraph::leaf(Operation operation)
{
    ExpressionNode n;
    n.operation = operation;
    return ask(n);
}

ExprId ExpressionGraph::unary(Operation operation, ExprId a)
{
    if (isConstant(a) && foldsOnConstants(operation)) {
        const double value = apply(operation, node(a).value);
        if (std::isfinite(value))
            return constant(value);
    }
    const Operation inner = node(a).operation;
    if ((operation == Operation::Negate && inner == Operation::Negate) ||
        (operation == Operation::Not && inner == Operation::Not))
        return node(a).a;
    if (operation == Operation::NoEvent && (inner == Operation::Variable || inner == Operation::NoEvent))
        return a;
    ExpressionNode n;
    n.operation = operation;
    n.a = a;
    return ask(n);
}

ExprId ExpressionGraph::accumulated(Operation operation, ExprId start, std::span<const ExprId> operands)
{
    std::size_t i = 0;
    if (start == kNoExpr)
        start = operands[i++];
    if (isConstant(start) && foldsOnConstants(operation)) {
        double value = node(start).value;
        for (; i < operands.size() && isConstant(operands[i]); ++i) {
            const double next = apply(operation, value, node(operands[i]).value);
            if (!std::isfinite(next))
                break;
            value = next;
        }
        if (value != node(start).value)
            start = constant(value);
    }
    for (; i < operands.size(); ++i)
        start = binary(operation, start, operands[i]);
    return start;
}

ExprId ExpressionGraph::binary(Operation operation, ExprId a, ExprId b)
{
    if (isConstant(a) && isConstant(b) && foldsOnConstants(operation)) {
        const double value = apply(operation, node(a).value, node(b).value);
        if (std::isfinite(value))
            return constant(value);
    }
    if (const ExprId simpler = simplified(*this, operation, a, b); simpler != kNoExpr)
        return simpler;
    ExpressionNode n;
    n.operation = operation;
    n.a = a;
    n.b = b;
    // A commutative operation does not depend on the order, so that one node serves both.
    if (isCommutative(operation) && index(b) < index(a))
        std::swap(n.a, n.b);
    return ask(n);
}

ExprId ExpressionGraph::ternary(Operation operation, ExprId a, ExprId b, ExprId c)
{
    if (operation == Operation::If) {
        if (isConstant(a))
            return node(a).value != 0 ? b : c;
        if (b == c)
            return b;
        if (isConstant(b, 1) && isConstant(c, 0) && isLogical(node(a).operation))
            return a;
    }
    ExpressionNode n;
    n.operation = operation;
    n.a = a;
    n.b = b;
    n.c = c;
    return ask(n);
}

ExprId ExpressionGraph::call(std::uint32_t function, std::span<const ExprId> arguments)
{
    assert(!arguments.empty() && arguments.size() <= 2 && function < functions_.size());
    ExpressionNode n;
    n.operation = Operation::Call;
    n.function = function;
    n.a = arguments[0];
    if (arguments.size() == 2)
        n.b = arguments[1];
    const bool isOfConstants = isConstant(n.a) && (n.b == kNoExpr || isConstant(n.b));
    if (isOfConstants && !functions_[function]->isName())
        return constant((*functions_[function])(node(n.a).value, n.b == kNoExpr ? 0 : node(n.b).value));
    return ask(n);
}

ExprId ExpressionGraph::callJoined(std::uint32_t function, std::span<const ExprId> arguments)
{
    assert(!arguments.empty() && function < functions_.size());
    if (std::ranges::all_of(arguments, [this](ExprId argument) { return isConstant(argument); })) {
        std::vector<double> values;
        for (const ExprId argument : arguments)
            values.push_back(node(argument).value);
        return constant(functions_[function]->ofJoined(values));
    }
    ExpressionNode n;
    n.operation = Operation::CallJoined;
    n.function = function;
    for (std::size_t i = arguments.size(); i-- > 0;)
        n.a = n.a == kNoExpr ? unary(Operation::Joined, arguments[i]) : binary(Operation::Joined, arguments[i], n.a);
    return ask(n);
}

std::vector<ExprId> ExpressionGraph::joinedArguments(ExprId id) const
{
    std::vector<ExprId> arguments;
    for (ExprId at = node(id).a; at != kNoExpr; at = node(at).b)
        arguments.push_back(node(at).a);
    return arguments;
}

ExprId ExpressionGraph::carried()
{
    ExpressionNode n;
    n.operation = Operation::Carried;
    n.function = carried_++;
    return ask(n);
}

ExprId ExpressionGraph::remembered(std::uint32_t number, std::uint32_t output)
{
    ExpressionNode n;
    n.operation = Operation::Remembered;
    n.function = number * kMostOutputs + output;
    return ask(n);
}

std::uint32_t ExpressionGraph::addFunction(std::shared_ptr<const NativeFunction> function)
{
    const auto [known, isNew] =
        functionIndices_.try_emplace(function.get(), static_cast<std::uint32_t>(functions_.size()));
    if (!isNew)
        return known->second;
    functionDerivatives_.emplace_back(function->argumentCount(), kUnknownFunction);
    functions_.push_back(std::move(function));
    return known->second;
}

std::optional<std::uint32_t> ExpressionGraph::derivativeOfFunction(std::uint32_t function, int k)
{
    std::int64_t known = functionDerivatives_[function][static_cast<std::size_t>(k)];
    if (known == kUnknownFunction) {
        std::shared_ptr<const NativeFunction> derivative = functions_[function]->derivative(k);
        known = derivative ? std::int64_t{addFunction(std::move(derivative))} : kZeroFunction;
        functionDerivatives_[function][static_cast<std::size_t>(k)] = known;
    }
    return known == kZeroFunction ? std::nullopt : std::optional(static_cast<std::uint32_t>(known));
}

std::optional<std::uint32_t> ExpressionGraph::inverseOfFunction(std::uint32_t function)
{
    std::shared_ptr<const NativeFunction> inverse = functions_[function]->inverse();
    return inverse ? std::optional(addFunction(std::move(inverse))) : std::nullopt;
}

ExprId ExpressionGraph::rebuild(ExprId id, std::span<const ExprId> operands)
{
    const ExpressionNode n = node(id);
    if (n.operation == Operation::Call)
        return call(n.function, operands);
    if (n.operation == Operation::CallJoined) {
        std::vector<ExprId> arguments;
        for (ExprId at = operands[0]; at != kNoExpr; at = node(at).b)
            arguments.push_back(node(at).a);
        return callJoined(n.function, arguments);
    }
    switch (operands.size()) {
    case 0: return id;
    case 1: return unary(n.operation, operands[0]);
    case 2: return binary(n.operation, operands[0], operands[1]);
    default: return ternary(n.operation, operands[0], operands[1], operands[2]);
    }
}

ExprId ExpressionGraph::copied(const ExpressionNode& node)
{
    return ask(node);
}

ExprId ExpressionGraph::renamed(ExprId id, std::span<const ExprId> operands)
{
    ExpressionNode n = node(id);
    const std::array places{&n.a, &n.b, &n.c};
    for (std::size_t i = 0; i < operands.size(); ++i)
        *places[i] = operands[i];
    if (isCommutative(n.operation) && index(n.b) < index(n.a))
        std::swap(n.a, n.b);
    return ask(n);
}

ExprId ExpressionGraph::transform(ExprId id, const std::function<ExprId(ExprId)>& replace,
                                  std::unordered_map<std::uint32_t, ExprId>& memo)
{
    if (const auto found = memo.find(index(id)); found != memo.end())
        return found->second;
    // Each node is visited twice: first to push its operands, then, with these known, to be rebuilt.
    std::vector<std::pair<ExprId, bool>> stack{{id, false}};
    std::vector<ExprId> operands;
    while (!stack.empty()) {
        const auto [current, operandsKnown] = stack.back();
        stack.pop_back();
        if (memo.contains(index(current)))
            continue;
        if (!operandsKnown) {
            if (const ExprId replaced = replace(current); replaced != kNoExpr) {
                memo.emplace(index(current), replaced);
                continue;
            }
            stack.emplace_back(current, true);
            forEachOperand(current, [&](ExprId operand) {
                if (!memo.contains(index(operand)))
                    stack.emplace_back(operand, false);
            });
            continue;
        }
        operands.clear();
        bool isChanged = false;
        forEachOperand(current, [&](ExprId operand) {
            operands.push_back(memo.at(index(operand)));
            isChanged |= operands.back() != operand;
        });
        memo.emplace(index(current), isChanged ? rebuild(current, operands) : current);
    }
    return memo.at(index(id));
}

bool isRelation(Operation operation)
{
    return operation >= Operation::Less && operation <= Operation::NotEqual;
}

bool isLogical(Operation operation)
{
    return (operation >= Operation::Less && operation <= Operation::Not) || operation == Operation::Initial ||
           operation == Operation::Terminal || operation == Operation::Sample;
}

double apply(Operation operation, double a, double b, double c)
{
    switch (operation) {
    case Operation::Add: return a + b;
    case Operation::Subtract: return a - b;
    case Operation::Multiply: return a * b;
    case Operation::Divide: return a / b;
    case Operation::Power: return std::pow(a, b);
    case Operation::Negate: return -a;
    case Operation::Abs: return std::fabs(a);
    case Operation::Sign: return a > 0 ? 1.0 : a < 0 ? -1.0 : 0.0;
    case Operation::Sqrt: return std::sqrt(a);
    case Operation::Exp: return std::exp(a);
    case Operation::Log: return std::log(a);
    case Operation::Log10: return std::log10(a);
    case Operation::Sin: return std::sin(a);
    case Operation::Cos: return std::cos(a);
    case Operation::Tan: return std::tan(a);
    case Operation::Asin: return std::asin(a);
    case Operation::Acos: return std::acos(a);
    case Operation::Atan: return std::atan(a);
    case Operation::Sinh: return std::sinh(a);
    case Operation::Cosh: return std::cosh(a);
    case Operation::Tanh: return std::tanh(a);
    case Operation::Atan2: return std::atan2(a, b);
    case Operation::Min: return b < a ? b : a;
    case Operation::Max: return b > a ? b : a;
    case Operation::Floor: return std::floor(a);
    case Operation::Ceil: return std::ceil(a);
    case Operation::Less: return a < b ? 1.0 : 0.0;
    case Operation::LessEqual: return a <= b ? 1.0 : 0.0;
    case Operation::Greater: return a > b ? 1.0 : 0.0;
    case Operation::GreaterEqual: return a >= b ? 1.0 : 0.0;
    case Operation::Equal: return a == b ? 1.0 : 0.0;
    case Operation::NotEqual: return a != b ? 1.0 : 0.0;
    case Operation::And: return a != 0 && b != 0 ? 1.0 : 0.0;
    case Operation::Or: return a != 0 || b != 0 ? 1.0 : 0.0;
    case Operation::Not: return a == 0 ? 1.0 : 0.0;
    case Operation::If: return a != 0 ? b : c;
    case Operation::NoEvent: return a;
    case Operation::Smooth: return b;
    case Operation::Homotopy: return a;
    case Operation::Differentiate: return 0;
    default: return 0;
    }
}

}  // namespace bramah::solver
