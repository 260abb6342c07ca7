// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/context/lowering_context.h"

#include <optional>

namespace bramah::solver {

class ExpressionLowering;

/// Lowers assertions and their messages.
class AssertionLowering
{
public:
    /// Borrows \a lowering, which lowers conditions and texts.
    explicit AssertionLowering(ExpressionLowering& lowering);

    /// A call of assert() with message and level; nothing (and messages) if it is wrong.
    std::optional<FlatAction> lower(const model::syntax::CallExpression& call, const Place& place);
    /// A message's text with values in it, from an expression of type String.
    FlatMessage lowerMessage(const model::syntax::Expression& expression, const Place& place);
    /// Adds an assertion of a function that is called here.
    void add(const model::syntax::CallExpression& call, const Place& place);
    /// Asserts that \a variable of a function has a value; it has none where \a gap is true (kNoExpr: nowhere).
    void assertAssigned(const model::Instance& variable, ExprId gap, const Place& place, model::Span span);

private:
    [[nodiscard]] ExpressionGraph& graph() const { return context_.graph(); }

    ExpressionLowering& lowering_;
    LoweringContext& context_;
};

}  // namespace bramah::solver
