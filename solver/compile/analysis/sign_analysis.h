// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

#include <vector>

namespace bramah::solver {

/// The sign that an expression has for all values of its variables and changeable parameters.
enum class SignKnowledge : std::uint8_t { Unknown, NonNegative, NonPositive, Positive, Negative };

/// The rule for pivots: a coefficient may be divided by, while tearing or choosing states, if it is a number other than
/// zero or an expression that this analysis shows to be positive or negative (a parameter with min > 0, products,
/// quotients, sums and roots of such). Any other coefficient may become zero by a mere change of values.
class SignAnalysis
{
public:
    explicit SignAnalysis(const Compilation& compilation) : c_(compilation) {}

    [[nodiscard]] SignKnowledge operator()(ExprId id);
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
