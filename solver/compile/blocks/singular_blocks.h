// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"
#include "solver/expressions/numeric_value.h"

#include <cstdint>
#include <span>

namespace bramah::solver {

/// Finds linear blocks that are singular for all values, as a circuit without a ground: a loss of rank that
/// the pattern does not show. Tests with arbitrary values, twice, whether coefficients and right sides
/// vanish.
class SingularBlocks
{
public:
    /// Borrows \a compilation, to whose diagnostics it adds.
    explicit SingularBlocks(Compilation& compilation);

    /// Reports \a block of \a equations if \a matrix (row by row) * tears = \a rightSide has no solution, or more than
    /// one.
    void check(std::span<const ContinuousEquation> equations, const Block& block, std::span<const ExprId> matrix,
               std::span<const ExprId> rightSide);

private:
    enum class Finding : std::uint8_t { Regular, Repeated, Contradictory };

    [[nodiscard]] double arbitraryValue(const ExpressionNode& leaf, double offset) const;
    /// Does the expression have branches, so that its value at one point does not show its values at others?
    [[nodiscard]] bool hasBranches(ExprId id);

    /// Does the system have exactly one solution, several, or none with these \a values?
    [[nodiscard]] static Finding findingFor(NumericValue& values, std::span<const ExprId> matrix,
                                            std::span<const ExprId> rightSide);

    Compilation& c_;
    ExpressionCone cone_;
    NumericValue first_, second_;
};

}  // namespace bramah::solver
