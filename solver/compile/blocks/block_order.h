// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"
#include "solver/expressions/expression_cone.h"
#include "solver/structure/matching.h"

namespace bramah::solver {

class FormChoices;

/// Finds which unknowns occur in equations, one equation after the other.
class EquationRows
{
public:
    /// No rows; one column for each of \a unknowns, in this order. Borrows the graph of \a compilation.
    EquationRows(const Compilation& compilation, const std::vector<VariableId>& unknowns);
    /// Appends a row. The unknown that stands alone on the left side, if any, comes first in it: readers expect that
    /// the equation is solved for it.
    void add(const ContinuousEquation& equation);
    /// Takes back the last add().
    void removeLast();
    /// Rows in the order of add(); an equation without unknowns has an empty one.
    [[nodiscard]] const Incidence& incidence() const { return incidence_; }

private:
    const ExpressionGraph& graph_;
    ExpressionCone cone_;
    std::vector<std::uint32_t> columnOf_;  ///< by variable
    std::vector<std::uint32_t> row_;
    Incidence incidence_;
};

/// Matches equations to unknowns and sorts them into strongly connected blocks; reports the smallest singular part if
/// that is impossible. Solves for \a unknowns; everything else is known. Respects \a choices if given, or reports which
/// of them conflict.
[[nodiscard]] BlockPlan sortIntoBlocks(Compilation& compilation, std::vector<ContinuousEquation> equations,
                                       std::vector<VariableId> unknowns, FormChoices* choices = nullptr);

/// The same for a system whose rows are known and matched already.
[[nodiscard]] BlockPlan intoBlocks(Compilation& compilation, std::vector<ContinuousEquation> equations,
                                   std::vector<VariableId> unknowns, const Incidence& incidence,
                                   const Matching& matching);

}  // namespace bramah::solver
