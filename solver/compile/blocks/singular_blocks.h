// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"
#include "solver/expressions/numeric_value.h"

#include <span>

namespace bramah::solver {

/// Finds linear blocks that are singular whatever the values in them are, as a circuit without a ground: a rank that
/// the pattern of the equations does not show. Whether coefficients and right sides vanish is tried with arbitrary
/// values for all that they depend on, twice.
class SingularBlocks
{
public:
    explicit SingularBlocks(Compilation& compilation);

    /// Reports \a block of \a equations if \a matrix (row by row) * tears = \a rightSide has no or no
    /// single solution.
    void check(std::span<const ContinuousEquation> equations, const Block& block, std::span<const ExprId> matrix,
               std::span<const ExprId> rightSide);

private:
    [[nodiscard]] double arbitraryValue(const ExpressionNode& leaf, double offset) const;
    /// Says whether it has branches, so that its value at one point does not tell its values at others.
    [[nodiscard]] bool hasBranches(ExprId id);

    Compilation& c_;
    ExpressionCone cone_;
    NumericValue first_, second_;
};

}  // namespace bramah::solver
