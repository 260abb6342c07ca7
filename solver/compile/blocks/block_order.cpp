// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/blocks/block_order.h"

#include "solver/compile/analysis/form_choices.h"
#include "solver/compile/analysis/singular_report.h"
#include "solver/expressions/expression_cone.h"
#include "solver/structure/strong_components.h"

#include <algorithm>

namespace bramah::solver {

BlockPlan sortIntoBlocks(Compilation& c, std::vector<ContinuousEquation> equations, std::vector<VariableId> unknowns,
                         FormChoices* choices)
{
    BlockPlan plan;
    std::vector<std::uint32_t> columnOf(c.model.variables.size(), kUnmatched);
    for (std::uint32_t k = 0; k < unknowns.size(); ++k)
        columnOf[index(unknowns[k])] = k;

    Incidence incidence;
    incidence.columns = static_cast<std::uint32_t>(unknowns.size());
    ExpressionCone cone(c.model.graph);
    std::vector<std::uint32_t> row;
    for (const ContinuousEquation& e : equations) {
        row.clear();
        const ExprId sides[] = {e.left, e.right};
        for (VariableId v : cone.variables(sides))
            if (columnOf[index(v)] != kUnmatched)
                row.push_back(columnOf[index(v)]);
        // Readers expect an equation to be solved for the variable that stands alone on its left side.
        const ExpressionNode& left = c.model.graph.node(e.left);
        if (left.operation == Operation::Variable && columnOf[index(left.variable)] != kUnmatched) {
            const auto place = std::find(row.begin(), row.end(), columnOf[index(left.variable)]);
            std::rotate(row.begin(), place, place + 1);
        }
        incidence.addRow(row);
    }
    Matching matching = maximumMatching(incidence);
    if (choices && !choices->isEmpty() && matching.isPerfect()) {
        const auto allowed = [&](std::uint32_t r, std::uint32_t k) {
            return !choices->forbids(equations[r].origin, unknowns[k]);
        };
        matching = maximumMatching(incidence.where(allowed));
        if (!matching.isPerfect()) {
            choices->reportConflict([&] { return maximumMatching(incidence.where(allowed)).isPerfect(); });
            return plan;
        }
    }
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
