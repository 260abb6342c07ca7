// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

#include <vector>

namespace bramah::solver {

/// The sign of an expression for all values of its variables and changeable parameters.
enum class SignKnowledge : std::uint8_t { Unknown, NonNegative, NonPositive, Positive, Negative };

/// The rule for pivots: tearing and state selection may divide by a coefficient if it is a nonzero number, or an
/// expression that this analysis proves positive or negative (a parameter with min > 0; products, quotients, sums and
/// roots of such). Any other coefficient may become zero when a value changes.
class SignAnalysis
{
public:
    /// Borrows \a compilation; reads the ranges and bindings of its parameters.
    explicit SignAnalysis(const Compilation& compilation) : c_(compilation) {}

    [[nodiscard]] SignKnowledge operator()(ExprId id);
    /// May one divide by \a id? True if its sign is known to be positive or negative.
    [[nodiscard]] bool isNeverZero(ExprId id)
    {
        const SignKnowledge sign = (*this)(id);
        return sign == SignKnowledge::Positive || sign == SignKnowledge::Negative;
    }

private:
    [[nodiscard]] SignKnowledge ofNode(const ExpressionNode& n) const;
    [[nodiscard]] SignKnowledge ofVariable(VariableId id) const;
    [[nodiscard]] SignKnowledge known(ExprId id) const { return known_[index(id)]; }

    const Compilation& c_;
    std::vector<SignKnowledge> known_;
};

}  // namespace bramah::solver
