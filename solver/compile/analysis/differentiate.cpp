// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/analysis/differentiate.h"

#include "solver/expressions/expression_rewrite.h"
#include "solver/flat_model/expression_text.h"

#include <algorithm>
#include <array>
#include <numbers>

namespace bramah::solver {

namespace {

constexpr int kMostFactors = 8;
constexpr std::size_t kTextLength = 160;  // characters of an expression in a message

/// Shortcuts for building derivatives. 0/x becomes 0: where x is zero the expression has no value anyway.
struct Forms {
    ExpressionGraph& g;
    bool isZeroAtPoles = false;  ///< Differentiation::AtPoles::Zero

    [[nodiscard]] ExprId constant(double value) const { return g.constant(value); }
    [[nodiscard]] ExprId add(ExprId a, ExprId b) const { return g.binary(Operation::Add, a, b); }
    [[nodiscard]] ExprId subtract(ExprId a, ExprId b) const { return g.binary(Operation::Subtract, a, b); }
    [[nodiscard]] ExprId multiply(ExprId a, ExprId b) const { return g.binary(Operation::Multiply, a, b); }
    [[nodiscard]] ExprId divide(ExprId a, ExprId b) const
    {
        return g.isConstant(a, 0) ? a : g.binary(Operation::Divide, a, b);
    }
    [[nodiscard]] ExprId negate(ExprId a) const { return g.unary(Operation::Negate, a); }
    [[nodiscard]] ExprId unary(Operation operation, ExprId a) const { return g.unary(operation, a); }
    [[nodiscard]] ExprId square(ExprId a) const { return multiply(a, a); }
    [[nodiscard]] ExprId choose(ExprId condition, ExprId a, ExprId b) const
    {
        return g.ternary(Operation::If, condition, a, b);
    }
    /// The slope of an outer function times the slope \a inner of its operand, as \a times builds it. If \a inner is
    /// zero in a branch, as for 2*max(0, x) below zero, the product is zero there even if the outer slope is infinite;
    /// so it is at poles, if wanted.
    template <typename Times>
    [[nodiscard]] ExprId chain(ExprId inner, const Times& times) const
    {
        if (isZeroAtPoles)
            return g.isConstant(inner) ? times(inner) : whereNot(inner, times(inner));
        const ExprId condition = whereNotZero(inner, kMostFactors);
        return condition == kNoExpr ? times(inner) : choose(condition, times(inner), constant(0));
    }
    /// \a slope, but zero where \a factor is.
    [[nodiscard]] ExprId whereNot(ExprId factor, ExprId slope) const
    {
        return choose(compare(Operation::NotEqual, factor, constant(0)), slope, constant(0));
    }
    /// The condition of a branch whose other side is zero and that is a factor of \a slope; kNoExpr if there is none.
    [[nodiscard]] ExprId whereNotZero(ExprId slope, int depth) const
    {
        if (depth == 0)
            return kNoExpr;
        const auto both = [&](ExprId condition, ExprId chosen) {
            const ExprId inside = whereNotZero(chosen, depth - 1);
            return inside == kNoExpr ? condition : g.binary(Operation::And, condition, inside);
        };
        const ExpressionNode n = g.node(slope);
        if (isRelation(n.operation) || isLogical(n.operation))
            return slope;  // 1 or 0
        if (n.operation == Operation::If && g.isConstant(n.c, 0))
            return both(n.a, n.b);
        if (n.operation == Operation::If && g.isConstant(n.b, 0))
            return both(unary(Operation::Not, n.a), n.c);
        const bool isProduct = n.operation == Operation::Multiply;
        if (!isProduct && n.operation != Operation::Divide && n.operation != Operation::Negate)
            return kNoExpr;
        const ExprId first = whereNotZero(n.a, depth - 1);
        return first == kNoExpr && isProduct ? whereNotZero(n.b, depth - 1) : first;
    }
    [[nodiscard]] ExprId compare(Operation operation, ExprId a, ExprId b) const { return g.binary(operation, a, b); }
};

}  // namespace

void Differentiation::remember(ExprId id, ExprId derivative)
{
    if (memo_.size() <= index(id)) {
        const std::size_t size = std::max<std::size_t>(graph_.size(), index(id) + 1);
        memo_.resize(size, kNoExpr);
        marks_.resize(size, 0);
    }
    memo_[index(id)] = derivative;
    marks_[index(id)] = mark_;
}

ExprId Differentiation::operator()(ExprId root)
{
    failedAt_ = kNoExpr;
    stack_.assign(1, {root, false});
    while (!stack_.empty()) {
        const auto [id, areOperandsKnown] = stack_.back();
        stack_.pop_back();
        if (isKnown(id))
            continue;
        if (!areOperandsKnown) {
            stack_.emplace_back(id, true);
            graph_.forEachOperand(id, [&](ExprId operand) {
                if (!isKnown(operand))
                    stack_.emplace_back(operand, false);
            });
            continue;
        }
        const ExprId derivative = ofNode(id);
        if (derivative == kNoExpr) {
            failedAt_ = id;
            return kNoExpr;
        }
        remember(id, derivative);
    }
    return memo_[index(root)];
}

ExprId Differentiation::ofNode(ExprId id)
{
    const ExpressionNode n = graph_.node(id);
    const Forms f{graph_, atPoles_ == AtPoles::Zero};
    if (zero_ == kNoExpr)
        zero_ = graph_.constant(0);
    const ExprId zero = zero_;
    const ExprId a = n.a, b = n.b, c = n.c;
    const auto d = [this](ExprId operand) { return memo_[index(operand)]; };
    const bool isBinary = n.b != kNoExpr;
    // Constant operands need no rule (and cannot give 0/0).
    if (n.a != kNoExpr && d(a) == zero && (!isBinary || d(b) == zero) && (n.c == kNoExpr || d(c) == zero))
        return zero;
    switch (n.operation) {
    case Operation::Constant: return zero;
    case Operation::Variable:
    case Operation::Derivative:
    case Operation::Pre:
    case Operation::Time:
    case Operation::Initial:
    case Operation::Terminal: return leafDerivative_(id);
    case Operation::Add: return f.add(d(a), d(b));
    case Operation::Subtract: return f.subtract(d(a), d(b));
    case Operation::Multiply: return f.add(f.multiply(d(a), b), f.multiply(a, d(b)));
    case Operation::Divide:
        // (a/b)' = (a' - (a/b) b')/b, as the quotient exists already.
        return f.divide(f.subtract(d(a), f.multiply(id, d(b))), b);
    case Operation::Power: {
        if (d(b) == zero) {
            const ExprId lower = f.subtract(b, f.constant(1));
            const ExprId outer = f.multiply(b, graph_.binary(Operation::Power, a, lower));
            return f.chain(d(a), [&](ExprId inner) { return f.multiply(outer, inner); });
        }
        const ExprId logarithmic = f.multiply(f.multiply(id, f.unary(Operation::Log, a)), d(b));
        const ExprId ofExponent = f.isZeroAtPoles ? f.whereNot(id, logarithmic) : logarithmic;
        if (d(a) == zero)
            return ofExponent;
        const ExprId lower = graph_.binary(Operation::Power, a, f.subtract(b, f.constant(1)));
        return f.add(f.chain(d(a), [&](ExprId inner) { return f.multiply(f.multiply(b, lower), inner); }), ofExponent);
    }
    case Operation::Negate: return f.negate(d(a));
    case Operation::Abs: return f.choose(f.compare(Operation::GreaterEqual, a, zero), d(a), f.negate(d(a)));
    case Operation::Sqrt:
        return f.chain(d(a), [&](ExprId inner) { return f.divide(inner, f.multiply(f.constant(2), id)); });
    case Operation::Exp: return f.multiply(id, d(a));
    case Operation::Log: return f.divide(d(a), a);
    case Operation::Log10: return f.divide(d(a), f.multiply(a, f.constant(std::numbers::ln10)));
    case Operation::Sin: return f.multiply(f.unary(Operation::Cos, a), d(a));
    case Operation::Cos: return f.negate(f.multiply(f.unary(Operation::Sin, a), d(a)));
    case Operation::Tan: return f.multiply(f.add(f.constant(1), f.square(id)), d(a));
    case Operation::Asin:
    case Operation::Acos: {
        const ExprId divisor = f.unary(Operation::Sqrt, f.subtract(f.constant(1), f.square(a)));
        const ExprId slope = f.chain(d(a), [&](ExprId inner) { return f.divide(inner, divisor); });
        return n.operation == Operation::Asin ? slope : f.negate(slope);
    }
    case Operation::Atan: return f.divide(d(a), f.add(f.constant(1), f.square(a)));
    case Operation::Sinh: return f.multiply(f.unary(Operation::Cosh, a), d(a));
    case Operation::Cosh: return f.multiply(f.unary(Operation::Sinh, a), d(a));
    case Operation::Tanh: return f.multiply(f.subtract(f.constant(1), f.square(id)), d(a));
    case Operation::Atan2: {
        const ExprId square = f.add(f.square(a), f.square(b));
        const ExprId slope = f.divide(f.subtract(f.multiply(d(a), b), f.multiply(a, d(b))), square);
        return f.isZeroAtPoles ? f.whereNot(square, slope) : slope;
    }
    // If both are equal, min and max choose different operands: min(a, b) + max(a, b) has the derivative of a + b.
    case Operation::Min: return f.choose(f.compare(Operation::LessEqual, b, a), d(b), d(a));
    case Operation::Max: return f.choose(f.compare(Operation::Greater, b, a), d(b), d(a));
    case Operation::If: return f.choose(a, d(b), d(c));
    case Operation::NoEvent: return d(a);
    case Operation::Smooth: return d(b);
    case Operation::Homotopy: return graph_.binary(Operation::Homotopy, d(a), d(b));
    case Operation::Sign:
    case Operation::Floor:
    case Operation::Ceil:
    case Operation::Less:
    case Operation::LessEqual:
    case Operation::Greater:
    case Operation::GreaterEqual:
    case Operation::Equal:
    case Operation::NotEqual:
    case Operation::And:
    case Operation::Or:
    case Operation::Not: return zero;
    case Operation::Call: {
        ExprId sum = zero;
        for (int k = 0; k < 2; ++k) {
            const ExprId argument = k == 0 ? a : b;
            if (argument == kNoExpr || d(argument) == zero)
                continue;
            if (const auto partial = graph_.derivativeOfFunction(n.function, k)) {
                const std::array<ExprId, 2> arguments{a, b};
                const ExprId slope = graph_.call(*partial, std::span(arguments).first(b == kNoExpr ? 1 : 2));
                sum = f.add(sum, f.multiply(slope, d(argument)));
            }
        }
        return sum;
    }
    case Operation::Joined: return id;  // no value: the call asks for the derivatives of its arguments
    case Operation::CallJoined: {
        const std::vector<ExprId> arguments = graph_.joinedArguments(id);
        ExprId sum = zero;
        for (std::size_t k = 0; k < arguments.size(); ++k) {
            if (d(arguments[k]) == zero)
                continue;
            if (const auto partial = graph_.derivativeOfFunction(n.function, static_cast<int>(k)))
                sum = f.add(sum, f.multiply(graph_.callJoined(*partial, arguments), d(arguments[k])));
        }
        return sum;
    }
    case Operation::Carried:
    case Operation::Differentiate:
    case Operation::Sample:
    case Operation::Delay:
    case Operation::Remembered: return kNoExpr;
    }
    return kNoExpr;
}

namespace {

/// Is \a id an input of the model itself that changes continuously? Its derivative is not known.
bool isChangingInput(const Compilation& c, VariableId id)
{
    return c.role(id) == Role::Input && !c.isDiscreteInput(id);
}

void reportInput(Compilation& c, VariableId input, const FlatEquation& place)
{
    const std::string text = place.right == kNoExpr ? expressionText(c.model, place.left, kTextLength)
                                                    : equationText(c.model, place.left, place.right, kTextLength);
    c.report(model::DiagnosticKind::InputNotDifferentiable,
             {QString::fromStdString(c.model.variable(input).path), QString::fromStdString(text)}, place.origin);
}

}  // namespace

TotalDerivative::TotalDerivative(Compilation& compilation)
    : c_(compilation), differentiation_(compilation.model.graph, [this](ExprId leaf) -> ExprId {
          ExpressionGraph& graph = c_.model.graph;
          const ExpressionNode n = graph.node(leaf);
          if (n.operation == Operation::Time)
              return graph.constant(1);
          if (n.operation != Operation::Variable)
              return graph.constant(0);
          switch (c_.role(n.variable)) {
          case Role::Continuous: return graph.variable(c_.derivativeOf(n.variable));
          case Role::Delayed: return kNoExpr;
          case Role::Input: return isChangingInput(c_, n.variable) ? kNoExpr : graph.constant(0);
          default: return graph.constant(0);
          }
      })
{
}

ExprId TotalDerivative::operator()(ExprId id, const FlatEquation& place)
{
    const ExprId result = differentiation_(id);
    if (result == kNoExpr)
        report(place);
    return result;
}

void TotalDerivative::report(const FlatEquation& place)
{
    const ExprId failed = differentiation_.failedAt();
    const ExpressionNode& node = c_.model.graph.node(failed);
    if (node.operation == Operation::Variable && isChangingInput(c_, node.variable))
        reportInput(c_, node.variable, place);
    else
        c_.report(model::DiagnosticKind::NotDifferentiable,
                  {QString::fromStdString(expressionText(c_.model, failed, kTextLength))}, place.origin);
}

ExprId timeDerivativeOfExplicit(ExpressionGraph& graph, ExprId id)
{
    Differentiation differentiation(
        graph, [&](ExprId leaf) { return graph.constant(graph.node(leaf).operation == Operation::Time ? 1 : 0); });
    return differentiation(id);
}

PartialDerivative::PartialDerivative(ExpressionGraph& graph)
    : differentiation_(
          graph,
          [this, &graph](ExprId leaf) {
              const ExpressionNode& n = graph.node(leaf);
              return graph.constant(n.operation == Operation::Variable && n.variable == variable_ ? 1 : 0);
          },
          Differentiation::AtPoles::Zero)
{
}

ExprId PartialDerivative::operator()(ExprId id, VariableId variable)
{
    if (variable != variable_)
        differentiation_.restart();
    variable_ = variable;
    return differentiation_(id);
}

void expandDerivatives(Compilation& c)
{
    ExpressionGraph& graph = c.model.graph;
    TotalDerivative totalDerivative(c);
    FlatEquation place;
    ExpressionRewrite* itself = nullptr;
    ExpressionRewrite rewrite(graph, [&](ExprId id) -> ExprId {
        const ExpressionNode n = graph.node(id);
        if (n.operation == Operation::Derivative) {
            if (isChangingInput(c, n.variable))
                reportInput(c, n.variable, place);
            if (c.role(n.variable) != Role::Continuous)
                return graph.constant(0);
            return graph.variable(c.derivativeOf(n.variable));
        }
        if (n.operation != Operation::Differentiate)
            return kNoExpr;
        const ExprId inner = (*itself)(n.a);
        const ExprId derivative = totalDerivative(inner, place);
        return derivative == kNoExpr ? graph.constant(0) : derivative;
    });
    itself = &rewrite;
    // The visited lists must not grow meanwhile; only variables are added, whose attributes hold no derivatives.
    const auto expand = [&](ExprId& expression, const Origin& from) {
        if (expression == kNoExpr)
            return;
        place = {expression, kNoExpr, from};
        expression = rewrite(expression);
    };
    const auto expandSides = [&](auto& e) {
        const ExprId left = e.left, right = e.right;
        for (ExprId* side : {&e.left, &e.right}) {
            place = {left, right, e.origin};
            *side = rewrite(*side);
        }
    };
    std::ranges::for_each(c.equations, expandSides);
    for (DiscreteEquation& e : c.discreteEquations)
        expand(e.value, e.origin);
    for (EventRelation& crossing : c.crossings) {
        expand(crossing.left, crossing.origin);
        expand(crossing.right, crossing.origin);
    }
    for (HistoryLine& line : c.histories)
        for (ExprId& input : line.flat.inputs)
            expand(input, line.flat.origin);
    std::ranges::for_each(c.initialEquations, expandSides);
    for (EventAction& a : c.eventActions) {
        expand(a.fires, a.action.origin);
        expand(a.action.value, a.action.origin);
        for (ExprId& value : a.action.message.values)
            expand(value, a.action.origin);
    }
    for (FlatAction& a : c.model.assertions) {
        expand(a.value, a.origin);
        for (ExprId& value : a.message.values)
            expand(value, a.origin);
    }
}

}  // namespace bramah::solver
