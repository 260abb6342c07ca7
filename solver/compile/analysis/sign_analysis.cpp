// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/analysis/sign_analysis.h"

namespace bramah::solver {

namespace {

using S = SignKnowledge;

bool isNotNegative(S s)
{
    return s == S::NonNegative || s == S::Positive;
}
bool isNotPositive(S s)
{
    return s == S::NonPositive || s == S::Negative;
}
bool isStrict(S s)
{
    return s == S::Positive || s == S::Negative;
}

S negated(S s)
{
    switch (s) {
    case S::NonNegative: return S::NonPositive;
    case S::NonPositive: return S::NonNegative;
    case S::Positive: return S::Negative;
    case S::Negative: return S::Positive;
    default: return S::Unknown;
    }
}

S product(S a, S b)
{
    if (a == S::Unknown || b == S::Unknown)
        return S::Unknown;
    const bool isNegative = isNotPositive(a) != isNotPositive(b);
    if (isStrict(a) && isStrict(b))
        return isNegative ? S::Negative : S::Positive;
    return isNegative ? S::NonPositive : S::NonNegative;
}

S sum(S a, S b)
{
    if (isNotNegative(a) && isNotNegative(b))
        return isStrict(a) || isStrict(b) ? S::Positive : S::NonNegative;
    if (isNotPositive(a) && isNotPositive(b))
        return isStrict(a) || isStrict(b) ? S::Negative : S::NonPositive;
    return S::Unknown;
}

S common(S a, S b)
{
    if (a == b)
        return a;
    if (isNotNegative(a) && isNotNegative(b))
        return S::NonNegative;
    return isNotPositive(a) && isNotPositive(b) ? S::NonPositive : S::Unknown;
}

S ofNumber(double value)
{
    return value > 0 ? S::Positive : value < 0 ? S::Negative : S::NonNegative;
}

}  // namespace

SignKnowledge SignAnalysis::operator()(ExprId id)
{
    while (known_.size() <= index(id))
        known_.push_back(ofNode(c_.model.graph.node(ExprId{static_cast<std::uint32_t>(known_.size())})));
    return known_[index(id)];
}

SignKnowledge SignAnalysis::ofVariable(VariableId id) const
{
    const FlatVariable& v = c_.model.variable(id);
    const ExpressionGraph& graph = c_.model.graph;
    // Bounds of unknowns are not enforced; those of parameters are checked.
    if (c_.role(id) != Role::Parameter)
        return S::Unknown;
    if (v.min != kNoExpr && graph.isConstant(v.min) && isNotNegative(ofNumber(graph.node(v.min).value)))
        return ofNumber(graph.node(v.min).value);
    if (v.max != kNoExpr && graph.isConstant(v.max) && graph.node(v.max).value <= 0)
        return graph.node(v.max).value < 0 ? S::Negative : S::NonPositive;
    return S::Unknown;
}

SignKnowledge SignAnalysis::ofNode(const ExpressionNode& n) const
{
    switch (n.operation) {
    case Operation::Constant: return ofNumber(n.value);
    case Operation::Variable: return ofVariable(n.variable);
    case Operation::Add: return sum(known(n.a), known(n.b));
    case Operation::Subtract: return sum(known(n.a), negated(known(n.b)));
    case Operation::Multiply: {
        if (n.a == n.b)
            return isStrict(known(n.a)) ? S::Positive : S::NonNegative;
        return product(known(n.a), known(n.b));
    }
    case Operation::Divide: return isStrict(known(n.b)) ? product(known(n.a), known(n.b)) : S::Unknown;
    case Operation::Negate: return negated(known(n.a));
    case Operation::Power: return isNotNegative(known(n.a)) ? known(n.a) : S::Unknown;
    case Operation::Abs: return isStrict(known(n.a)) ? S::Positive : S::NonNegative;
    case Operation::Sqrt: return known(n.a) == S::Positive ? S::Positive : S::NonNegative;
    case Operation::Exp:
    case Operation::Cosh: return S::Positive;
    case Operation::Min:
        if (isNotPositive(known(n.a)) || isNotPositive(known(n.b)))
            return known(n.a) == S::Negative || known(n.b) == S::Negative ? S::Negative : S::NonPositive;
        return common(known(n.a), known(n.b));
    case Operation::Max:
        if (isNotNegative(known(n.a)) || isNotNegative(known(n.b)))
            return known(n.a) == S::Positive || known(n.b) == S::Positive ? S::Positive : S::NonNegative;
        return common(known(n.a), known(n.b));
    case Operation::If: return common(known(n.b), known(n.c));
    case Operation::Homotopy: return known(n.a);
    default: return S::Unknown;
    }
}

}  // namespace bramah::solver
