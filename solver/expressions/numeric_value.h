// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/expressions/expression_cone.h"

#include <cstdint>
#include <functional>
#include <unordered_map>

namespace bramah::solver {

/// A number from 0.6 to 1.3 for \a n. The numbers for different n have no simple relation, so that an expression of
/// them vanishes only if it is zero for all values. Another \a offset, from 0 to 1, gives other numbers.
[[nodiscard]] double arbitraryValue(double n, double offset = 0);

/// Values of expressions at one point, for decisions of the compiler (runs use a tape).
class NumericValue
{
public:
    /// What the value of a call is.
    enum class Calls : std::uint8_t {
        Evaluated,
        Arbitrary,  ///< a call has some number, the same wherever it occurs: its function may be of any form
    };

    /// \a leafValue gives the value of a node without operands that is no constant.
    NumericValue(const ExpressionGraph& graph, std::function<double(const ExpressionNode&)> leafValue,
                 Calls calls = Calls::Evaluated)
        : graph_(graph), cone_(graph), leafValue_(std::move(leafValue)), calls_(calls)
    {
    }
    [[nodiscard]] double operator()(ExprId id);
    /// About the error by rounding of the value of \a id: a value that is not larger may as well be zero.
    [[nodiscard]] double rounding(ExprId id);

private:
    [[nodiscard]] double ofJoined(ExprId call) const;
    [[nodiscard]] double ownRounding(const ExpressionNode& n, double value) const;

    const ExpressionGraph& graph_;
    ExpressionCone cone_;
    std::function<double(const ExpressionNode&)> leafValue_;
    Calls calls_;
    std::vector<double> values_, errors_;
};

}  // namespace bramah::solver
