// SPDX-License-Identifier: BSD-3-Clause
#include "solver/expressions/numeric_value.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace bramah::solver {

double arbitraryValue(double n, double offset)
{
    constexpr double kGoldenRatio = 0.618033988749895;
    return 0.6 + 0.7 * std::fmod(kGoldenRatio * (n + 1) + offset * (1 + std::fmod(n, 7)), 1.0);
}

double NumericValue::operator()(ExprId root)
{
    if (graph_.isConstant(root))
        return graph_.node(root).value;
    if (values_.size() < graph_.size())
        values_.resize(std::max(graph_.size(), values_.size() * 2));
    const auto valueOf = [this](ExprId id) { return id == kNoExpr ? 0.0 : values_[index(id)]; };
    for (ExprId id : cone_.collect(root)) {
        const ExpressionNode& n = graph_.node(id);
        if (n.operation == Operation::Constant)
            values_[index(id)] = n.value;
        else if (n.a == kNoExpr)
            values_[index(id)] = leafValue_(n);
        else if ((n.operation == Operation::Call || n.operation == Operation::CallJoined) && calls_ == Calls::Arbitrary)
            values_[index(id)] = arbitraryValue(index(id));
        else if (n.operation == Operation::Call)
            values_[index(id)] = (*graph_.functions()[n.function])(valueOf(n.a), valueOf(n.b));
        else if (n.operation == Operation::CallJoined)
            values_[index(id)] = ofJoined(id);
        else
            values_[index(id)] = apply(n.operation, valueOf(n.a), valueOf(n.b), valueOf(n.c));
    }
    return values_[index(root)];
}

double NumericValue::ofJoined(ExprId call) const
{
    std::vector<double> arguments;
    for (const ExprId argument : graph_.joinedArguments(call))
        arguments.push_back(values_[index(argument)]);
    return graph_.functions()[graph_.node(call).function]->ofJoined(arguments);
}

double NumericValue::rounding(ExprId root)
{
    static_cast<void>((*this)(root));
    values_.resize(std::max(values_.size(), graph_.size()));  // a constant is given without
    errors_.resize(std::max(errors_.size(), graph_.size()));
    for (ExprId id : cone_.collect(root)) {
        const ExpressionNode& n = graph_.node(id);
        const double value = n.operation == Operation::Constant ? n.value : values_[index(id)];
        values_[index(id)] = value;
        errors_[index(id)] = ownRounding(n, value);
    }
    return errors_[index(root)];
}

double NumericValue::ownRounding(const ExpressionNode& n, double value) const
{
    constexpr double kEpsilon = 4 * std::numeric_limits<double>::epsilon();
    double error = kEpsilon * std::fabs(value);
    if (n.a == kNoExpr || n.operation >= Operation::Call || isLogical(n.operation))
        return error;
    const std::array operands{n.a, n.b, n.c};
    std::array<double, 3> at{0, 0, 0};
    for (std::size_t k = 0; k < at.size(); ++k)
        at[k] = operands[k] == kNoExpr ? 0 : values_[index(operands[k])];
    for (std::size_t k = n.operation == Operation::If ? 1 : 0; k < at.size(); ++k) {
        if (operands[k] == kNoExpr)
            continue;
        std::array<double, 3> moved = at;
        moved[k] += errors_[index(operands[k])];
        if (const double change = std::fabs(apply(n.operation, moved[0], moved[1], moved[2]) - value);
            std::isfinite(change))
            error += change;
    }
    return error;
}

}  // namespace bramah::solver
