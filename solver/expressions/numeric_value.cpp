// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/expressions/numeric_value.h"

#include <algorithm>
#include <cmath>

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
        else if (n.operation == Operation::Call && calls_ == Calls::Arbitrary)
            values_[index(id)] = arbitraryValue(index(id));
        else if (n.operation == Operation::Call)
            values_[index(id)] = (*graph_.functions()[n.function])(valueOf(n.a), valueOf(n.b));
        else
            values_[index(id)] = apply(n.operation, valueOf(n.a), valueOf(n.b), valueOf(n.c));
    }
    return values_[index(root)];
}

}  // namespace bramah::solver
