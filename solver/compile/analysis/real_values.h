// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"
#include "solver/expressions/expression_cone.h"

namespace bramah::solver {

/// Finds expressions that are of type Real, as far as their scalars show that.
class RealValues
{
public:
    /// Borrows \a compilation. Kinds that were found are kept, so the types of variables must not change.
    explicit RealValues(const Compilation& compilation) : c_(compilation), cone_(compilation.model.graph) {}

    /// True if \a value is certainly of type Real.
    [[nodiscard]] bool isReal(ExprId value);
    /// True if \a value is certainly whole, as an Integer or the number of a literal.
    [[nodiscard]] bool isWhole(ExprId value);

private:
    enum class Kind : std::uint8_t { Open, Real, Whole };
    Kind kindOf(ExprId value);
    /// The kind of a node whose operands have known kinds.
    [[nodiscard]] Kind ofNode(const ExpressionNode& n) const;

    const Compilation& c_;
    ExpressionCone cone_;
    std::vector<Kind> kinds_;  ///< by expression
};

}  // namespace bramah::solver
