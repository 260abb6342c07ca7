// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace bramah::solver {

/// Derivatives of expressions by the chain rule. The derivatives of the leaves decide the kind: by time (total) or by
/// one variable (partial). Branches are differentiated under their own condition, so that a guarded branch stays
/// guarded: `if x > 0 then sqrt(x) else 0` gives `if x > 0 then 0.5/sqrt(x) else 0`.
class Differentiation
{
public:
    /// What a product of an infinite and a vanishing slope is, as of sqrt(x^2 + y^2) at 0: the mean of the slopes on
    /// both sides, which is 0 there and serves as a slope, or not a number, as a value must be.
    enum class AtPoles : std::uint8_t { NotANumber, Zero };

    /// \a leafDerivative gives the derivative of a leaf (Variable, Time, ...), kNoExpr where it has none.
    Differentiation(ExpressionGraph& graph, std::function<ExprId(ExprId)> leafDerivative,
                    AtPoles atPoles = AtPoles::NotANumber)
        : graph_(graph), leafDerivative_(std::move(leafDerivative)), atPoles_(atPoles)
    {
    }
    /// The derivative, or kNoExpr if a part has none (see failedAt()). Results are kept between calls.
    [[nodiscard]] ExprId operator()(ExprId id);
    /// The part of the last expression for which there was no derivative: a leaf, or an operation that has none.
    /// Meaningful after a result kNoExpr only.
    [[nodiscard]] ExprId failedAt() const { return failedAt_; }

    /// Forgets all results, since the derivatives of leaves have changed.
    void restart() { ++mark_; }

private:
    [[nodiscard]] ExprId ofNode(ExprId id);
    [[nodiscard]] bool isKnown(ExprId id) const { return index(id) < marks_.size() && marks_[index(id)] == mark_; }
    void remember(ExprId id, ExprId derivative);

    ExpressionGraph& graph_;
    std::function<ExprId(ExprId)> leafDerivative_;
    AtPoles atPoles_;
    std::vector<ExprId> memo_;  ///< by expression; valid where marks_ says so
    std::vector<std::uint32_t> marks_;
    std::uint32_t mark_ = 1;
    std::vector<std::pair<ExprId, bool>> stack_;
    ExprId failedAt_ = kNoExpr;
    ExprId zero_ = kNoExpr;
};

/// The total derivative by time over the compiler's variables: unknowns become their derivative variables (made on
/// demand), parameters and discrete variables do not change.
class TotalDerivative
{
public:
    /// Borrows \a compilation, to which it adds derivative variables and messages.
    explicit TotalDerivative(Compilation& compilation);
    /// The derivative of \a id, which \a place contains; kNoExpr, with a message, if there is none.
    [[nodiscard]] ExprId operator()(ExprId id, const FlatEquation& place);

private:
    void report(const FlatEquation& place);

    Compilation& c_;
    Differentiation differentiation_;
};

/// The derivative of an expression of time and constants of a run; kNoExpr if it has none.
[[nodiscard]] ExprId timeDerivativeOfExplicit(ExpressionGraph& graph, ExprId id);

/// The derivative by one variable with all others constant; kNoExpr if there is none.
class PartialDerivative
{
public:
    /// Borrows \a graph, to which it adds derivatives. A product of an infinite and a vanishing slope counts as 0.
    explicit PartialDerivative(ExpressionGraph& graph);
    PartialDerivative(const PartialDerivative&) = delete;
    PartialDerivative& operator=(const PartialDerivative&) = delete;
    [[nodiscard]] ExprId operator()(ExprId id, VariableId variable);

private:
    VariableId variable_ = kNoVariable;
    Differentiation differentiation_;
};

/// Replaces der(v) and der(expression) everywhere by derivative variables.
void expandDerivatives(Compilation& compilation);

}  // namespace bramah::solver
