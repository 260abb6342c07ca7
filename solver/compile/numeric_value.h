// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat/expression_cone.h"

#include <functional>
#include <unordered_map>

namespace bramah::solver {

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
