// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/context/lowering_context.h"

namespace bramah::solver {

class ExpressionLowering;

/// Operators on numbers, truths, texts and arrays.
class OperatorLowering
{
public:
    explicit OperatorLowering(ExpressionLowering& lowering);

    Symbolic lower(const model::syntax::UnaryExpression& unary, const Place& place);
    Symbolic lower(const model::syntax::BinaryExpression& binary, const Place& place);

private:
    /// Operators of operator records are not known here, and plain records have none (Modelica 3.6, chapter 14).
    void reportOperatorOfRecords(const Place& place, model::Span span);
    /// The condition under which the value of `left and right`, or of `left or right`, depends on the right one.
    ExprId whereRightIsAsked(model::syntax::BinaryOperator operation, const Symbolic& left);
    /// An operator between a String and something else.
    Symbolic lowerTexts(const model::syntax::BinaryExpression& binary, const Symbolic& left, const Symbolic& right,
                        const Place& place);
    Symbolic multiplied(const Symbolic& a, const Symbolic& b);
    /// Only the operators with a dot take an array and a scalar together (Modelica 3.6, 10.6).
    [[nodiscard]] static bool haveFittingShapes(model::syntax::BinaryOperator operation, const Symbolic& left,
                                                const Symbolic& right);
    /// A square matrix multiplied with itself (Modelica 3.6, 10.6.8); unknown if the operands are something else.
    Symbolic matrixPower(const Symbolic& base, const Symbolic& exponent);
    [[nodiscard]] ExpressionGraph& graph() const { return context_.graph(); }

    ExpressionLowering& lowering_;
    LoweringContext& context_;
};

}  // namespace bramah::solver
