// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/context/lowering_context.h"

namespace bramah::solver {

class ExpressionLowering;

/// Lowers operators on numbers, Booleans, texts and arrays.
class OperatorLowering
{
public:
    /// Borrows \a lowering, which lowers the operands.
    explicit OperatorLowering(ExpressionLowering& lowering);

    ///@{
    /// Element by element for arrays, but for products and powers of matrices (Modelica 3.6, 10.6). Unknown, and a
    /// message, where types or shapes do not fit; different units are a warning.
    Symbolic lower(const model::syntax::UnaryExpression& unary, const Place& place);
    Symbolic lower(const model::syntax::BinaryExpression& binary, const Place& place);
    ///@}

private:
    /// Reports operators of operator records, which are not supported; plain records have none (Modelica 3.6, 14).
    void reportOperatorOfRecords(const Place& place, model::Span span);
    /// The condition under which the right operand of `and` or `or` influences the result.
    ExprId whereRightIsAsked(model::syntax::BinaryOperator operation, const Symbolic& left);
    /// An operator between a String and something else.
    Symbolic lowerTexts(const model::syntax::BinaryExpression& binary, const Symbolic& left, const Symbolic& right,
                        const Place& place);
    Symbolic multiplied(const Symbolic& a, const Symbolic& b);
    /// Only operators with a dot combine an array and a scalar (Modelica 3.6, 10.6).
    [[nodiscard]] static bool haveFittingShapes(model::syntax::BinaryOperator operation, const Symbolic& left,
                                                const Symbolic& right);
    /// An integer power of a square matrix (Modelica 3.6, 10.6.8); unknown for other operands.
    Symbolic matrixPower(const Symbolic& base, const Symbolic& exponent);
    [[nodiscard]] ExpressionGraph& graph() const { return context_.graph(); }

    ExpressionLowering& lowering_;
    LoweringContext& context_;
};

}  // namespace bramah::solver
