// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/analysis/differentiate.h"
#include "solver/compile/base/compilation.h"
#include "solver/expressions/expression_cone.h"
#include "solver/expressions/numeric_value.h"

#include <span>
#include <vector>

namespace bramah::solver {

/// A derivative in a choice of states, and the nominal value of its antiderivative.
struct ScaledDerivative {
    VariableId variable = kNoVariable;
    double nominal = 1;
};

/// Watches the choice of states, which is made once, before the run. The constraint x^2 + y^2 = L^2 gives x from the
/// state y only while x is not zero: at that dead centre y may turn back while x goes on, but with x turning back the
/// same equations hold. This adds an assertion that ends the run before: by Cramer's rule, no dummy may change more
/// than a fixed number of times as much as a derivative it is solved from, or than at the start if that is more.
class DeadCentreWatch
{
public:
    /// Of more equations than these, those with constant coefficients are solved first.
    static constexpr std::size_t kFewEquations = 3;

    /// Borrows all three; \a atStart gives values with the parameters and starts as written.
    DeadCentreWatch(Compilation& compilation, PartialDerivative& partial, NumericValue& atStart)
        : c_(compilation), graph_(compilation.model.graph), partial_(partial), atStart_(atStart), cone_(graph_)
    {
    }

    /// \param equations the highest derivatives of constraints, linear in \a dummies and \a others
    /// \param dummies the unknowns that they are solved for, as many as \a equations
    /// \param others the derivatives that were not chosen
    /// \param isWished the model's own wishes decided the choice: it may come much closer to a dead centre
    void add(std::span<const std::size_t> equations, std::span<const ScaledDerivative> dummies,
             std::span<const ScaledDerivative> others, bool isWished);

private:
    [[nodiscard]] std::vector<ExprId> columnOf(std::span<const std::size_t> equations, const ScaledDerivative& of);
    [[nodiscard]] bool changesInARun(ExprId id);

    Compilation& c_;
    ExpressionGraph& graph_;
    PartialDerivative& partial_;
    NumericValue& atStart_;
    ExpressionCone cone_;
};

}  // namespace bramah::solver
