// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/analysis/real_values.h"

#include <cmath>

namespace bramah::solver {

bool RealValues::isReal(ExprId value)
{
    return kindOf(value) == Kind::Real;
}

bool RealValues::isWhole(ExprId value)
{
    return kindOf(value) == Kind::Whole;
}

RealValues::Kind RealValues::kindOf(ExprId value)
{
    kinds_.resize(c_.model.graph.size());
    for (const ExprId id : cone_.collect(value))
        kinds_[index(id)] = ofNode(c_.model.graph.node(id));
    return kinds_[index(value)];
}

RealValues::Kind RealValues::ofNode(const ExpressionNode& n) const
{
    const auto of = [this](ExprId operand) { return kinds_[index(operand)]; };
    const auto both = [&of](ExprId a, ExprId b) {
        if (of(a) == Kind::Real || of(b) == Kind::Real)
            return Kind::Real;
        return of(a) == of(b) ? of(a) : Kind::Open;
    };
    if (isRelation(n.operation))
        return Kind::Whole;
    switch (n.operation) {
    case Operation::Constant: return n.value == std::floor(n.value) ? Kind::Whole : Kind::Real;
    case Operation::Variable:
    case Operation::Pre:
        return c_.role(n.variable) == Role::Truth || c_.model.variable(n.variable).type != ValueType::Real ? Kind::Whole
                                                                                                           : Kind::Real;
    case Operation::Add:
    case Operation::Subtract:
    case Operation::Multiply:
    case Operation::Min:
    case Operation::Max: return both(n.a, n.b);
    case Operation::If: return both(n.b, n.c);
    case Operation::Negate:
    case Operation::Abs:
    case Operation::NoEvent: return of(n.a);
    case Operation::Floor:
    case Operation::Ceil:
    case Operation::Sign:
    case Operation::And:
    case Operation::Or:
    case Operation::Not: return Kind::Whole;
    case Operation::Time:
    case Operation::Divide:
    case Operation::Power:
    case Operation::Derivative: return Kind::Real;
    default: return Kind::Open;
    }
}

}  // namespace bramah::solver
