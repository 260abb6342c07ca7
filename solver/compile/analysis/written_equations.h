// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"
#include "solver/expressions/expression_cone.h"
#include "solver/expressions/numeric_value.h"

#include <QString>

#include <vector>

namespace bramah::solver {

/// The equations as written in the model, for messages: results of later stages, such as `1 = 2` after `x = 1` replaced
/// x by 1, mean nothing to a reader.
class WrittenEquations
{
public:
    /// Borrows \a compilation, whose aliases must be found.
    explicit WrittenEquations(const Compilation& compilation);

    /// An equation in words, such as "`x = 2` (line 7)" or "`v = R*i` of `r1`".
    [[nodiscard]] QString name(const ContinuousEquation& equation) const;

    /// The flat equations behind \a equations: themselves, and those by which their variables became aliases or
    /// numbers.
    struct Sources {
        std::vector<std::size_t> equations;  ///< of the flat model
        std::vector<VariableId> variables;   ///< that these equations eliminated
    };
    /// Each source once. Without those of equations that index reduction or another stage has made.
    [[nodiscard]] Sources sourcesOf(const std::vector<const ContinuousEquation*>& equations);
    /// The variables in the equations of \a sources that are \a unknown or were replaced by it.
    [[nodiscard]] std::vector<VariableId> variablesOf(VariableId unknown, const Sources& sources);
    /// The same for equation number \a flatEquation of the flat model.
    [[nodiscard]] QString name(std::size_t flatEquation) const;
    /// The flat equations that became identities by elimination: they equate two variables, or a variable and a number.
    [[nodiscard]] std::vector<std::uint32_t> eliminating();
    /// The unknowns in an equation of the flat model, aliases included.
    [[nodiscard]] std::vector<VariableId> unknownsOf(std::size_t flatEquation);

private:
    [[nodiscard]] double valueOf(const ExpressionNode& leaf) const;
    [[nodiscard]] double valueOf(VariableId variable) const;
    [[nodiscard]] QString name(const Origin& origin, ExprId left, ExprId right) const;
    [[nodiscard]] std::size_t flatEquationOf(const ContinuousEquation& equation);
    void index();
    /// Adds to \a sources the shortest chain of eliminated equations from \a from to \a to; if \a to is kNoVariable, to
    /// an equation of one unknown.
    void explain(VariableId from, VariableId to, Sources& sources);
    [[nodiscard]] AliasTarget targetOf(VariableId variable) const;

    const Compilation& c_;
    ExpressionCone cone_;
    NumericValue values_;
    bool isIndexed_ = false;
    std::vector<bool> isUsed_;                             ///< by flat equation: it is an identity after elimination
    std::vector<std::vector<std::uint32_t>> equationsOf_;  ///< by variable: used equations
};

}  // namespace bramah::solver
