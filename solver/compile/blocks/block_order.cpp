// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/blocks/block_order.h"

#include "solver/compile/analysis/form_choices.h"
#include "solver/compile/analysis/singular_report.h"
#include "solver/structure/strong_components.h"

#include <algorithm>

namespace bramah::solver {

EquationRows::EquationRows(const Compilation& c, const std::vector<VariableId>& unknowns)
    : graph_(c.model.graph), cone_(c.model.graph), columnOf_(c.model.variables.size(), kUnmatched)
{
    for (std::uint32_t k = 0; k < unknowns.size(); ++k)
        columnOf_[index(unknowns[k])] = k;
    incidence_.columns = static_cast<std::uint32_t>(unknowns.size());
}

void EquationRows::add(const ContinuousEquation& equation)
{
    row_.clear();
    const ExprId sides[] = {equation.left, equation.right};
    for (VariableId v : cone_.variables(sides))
        if (columnOf_[index(v)] != kUnmatched)
            row_.push_back(columnOf_[index(v)]);
    const ExpressionNode& left = graph_.node(equation.left);
    if (left.operation == Operation::Variable && columnOf_[index(left.variable)] != kUnmatched) {
        const auto place = std::find(row_.begin(), row_.end(), columnOf_[index(left.variable)]);
        std::rotate(row_.begin(), place, place + 1);
    }
    incidence_.addRow(row_);
}

void EquationRows::removeLast()
{
    incidence_.starts.pop_back();
    incidence_.entries.resize(incidence_.starts.back());
}

BlockPlan sortIntoBlocks(Compilation& c, std::vector<ContinuousEquation> equations, std::vector<VariableId> unknowns,
                         FormChoices* choices)
{
    EquationRows rows(c, unknowns);
    for (const ContinuousEquation& e : equations)
        rows.add(e);
    const Incidence& incidence = rows.incidence();
    Matching matching = maximumMatching(incidence);
    if (choices && !choices->isEmpty() && matching.isPerfect()) {
        const auto allowed = [&](std::uint32_t r, std::uint32_t k) {
            return !choices->forbids(equations[r].origin, unknowns[k]);
        };
        matching = maximumMatching(incidence.where(allowed));
        if (!matching.isPerfect()) {
            choices->reportConflict([&] { return maximumMatching(incidence.where(allowed)).isPerfect(); });
            return {};
        }
    }
    return intoBlocks(c, std::move(equations), std::move(unknowns), incidence, matching);
}

BlockPlan intoBlocks(Compilation& c, std::vector<ContinuousEquation> equations, std::vector<VariableId> unknowns,
                     const Incidence& incidence, const Matching& matching)
{
    BlockPlan plan;
    if (!matching.isPerfect()) {
        reportSingular(c, equations, unknowns, incidence, matching);
        return plan;
    }
    const RowGroups components = strongComponents(incidence, matching);
    plan.blocks.resize(components.ends.size());
    for (std::size_t b = 0; b < plan.blocks.size(); ++b) {
        for (std::uint32_t r : components[b]) {
            plan.blocks[b].equations.push_back(r);
            plan.blocks[b].unknowns.push_back(unknowns[matching.columnOfRow[r]]);
        }
    }
    plan.equations = std::move(equations);
    plan.unknowns = std::move(unknowns);
    return plan;
}

}  // namespace bramah::solver
