// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/expressions/expression_cone.h"

#include <functional>
#include <unordered_map>

namespace bramah::solver {

/// A number from 0.6 to 1.3 that belongs to \a n: numbers of which different ones stand in no simple relation, so that
/// an expression over them only vanishes where it is zero for all. Other \a offset from 0 to 1, other numbers.
[[nodiscard]] double arbitraryValue(double n, double offset = 0);

/// Values of expressions at one point, for decisions of the compiler (not for runs: those use a tape).
class NumericValue
{
public:
    /// \a leafValue gives the value of a node without operands other than a constant.
    NumericValue(const ExpressionGraph& graph, std::function<double(const ExpressionNode&)> leafValue)
        : graph_(graph), cone_(graph), leafValue_(std::move(leafValue))
    {
    }
    [[nodiscard]] double operator()(ExprId id);

private:
    const ExpressionGraph& graph_;
    ExpressionCone cone_;
    std::function<double(const ExpressionNode&)> leafValue_;
    std::vector<double> values_;
};

}  // namespace bramah::solver
