// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/expressions/expression_cone.h"

#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

namespace bramah::solver {

/// The form: sum of coefficient * unknown[k] + rest, where coefficients and rest do not depend on the unknowns.
struct LinearForm {
    std::vector<std::pair<std::uint32_t, ExprId>> coefficients;  ///< by rising k, none zero
    ExprId rest = kNoExpr;

    /// Of unknown \a k; kNoExpr if it does not occur. Costs a search through all coefficients.
    [[nodiscard]] ExprId coefficient(std::uint32_t k) const;
};

/// Writes expressions as linear forms. A variable is either independent of the unknowns, or has a linear form itself:
/// an unknown, or something computed from unknowns.
class LinearFormBuilder
{
public:
    /// Borrows \a graph, to which it adds coefficients; all variables are independent at first.
    explicit LinearFormBuilder(ExpressionGraph& graph) : graph_(graph), cone_(graph) {}

    /// Makes \a variable unknown number \a k.
    void setUnknown(VariableId variable, std::uint32_t k);
    /// Says how \a variable, which is no unknown, follows from unknowns.
    void setForm(VariableId variable, LinearForm form) { forms_[index(variable)] = std::move(form); }
    /// Makes all variables independent again.
    void clear() { forms_.clear(); }

    /// nullopt if \a root is not linear in the unknowns.
    [[nodiscard]] std::optional<LinearForm> operator()(ExprId root);

private:
    using NodeForms = std::unordered_map<std::uint32_t, LinearForm>;
    [[nodiscard]] std::optional<LinearForm> ofNode(ExprId id, NodeForms& known);
    /// The form of \a operand if it is long and used nowhere else in the expression; else null.
    [[nodiscard]] LinearForm* longForm(ExprId operand, NodeForms& known);
    /// \a a combined with \a b; the time does not depend on the length of \a a if \a b comes behind it.
    [[nodiscard]] LinearForm extended(LinearForm a, Operation operation, const LinearForm& b);
    [[nodiscard]] LinearForm combined(Operation operation, const LinearForm& a, const LinearForm& b);
    [[nodiscard]] LinearForm scaled(const LinearForm& a, const std::function<ExprId(ExprId)>& scale);

    ExpressionGraph& graph_;
    ExpressionCone cone_;
    std::vector<ExprId> ordered_;
    std::unordered_map<std::uint32_t, int> uses_;  ///< uses of nodes in ordered_ by each other; empty: not counted yet
    std::unordered_map<std::uint32_t, LinearForm> forms_;
};

}  // namespace bramah::solver
