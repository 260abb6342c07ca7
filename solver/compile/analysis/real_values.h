// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"
#include "solver/expressions/expression_cone.h"

namespace bramah::solver {

/// Tells which expressions are of type Real, as far as their scalars show it.
class RealValues
{
public:
    explicit RealValues(const Compilation& compilation) : c_(compilation), cone_(compilation.model.graph) {}

    /// True if \a value is of type Real for certain.
    [[nodiscard]] bool isReal(ExprId value);
    /// True if \a value is a whole number for certain, as an Integer or the number of a literal.
    [[nodiscard]] bool isWhole(ExprId value);

private:
    enum class Kind : std::uint8_t { Open, Real, Whole };
    Kind kindOf(ExprId value);
    /// The same for a node whose operands are known.
    [[nodiscard]] Kind ofNode(const ExpressionNode& n) const;

    const Compilation& c_;
    ExpressionCone cone_;
    std::vector<Kind> kinds_;  ///< by expression
};

}  // namespace bramah::solver
