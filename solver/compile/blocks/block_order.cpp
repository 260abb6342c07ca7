// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/blocks/block_order.h"

#include "solver/compile/analysis/singular_report.h"
#include "solver/expressions/expression_cone.h"
#include "solver/structure/matching.h"

#include <algorithm>
#include <span>

namespace bramah::solver {

namespace {

/// Lists of rows, one behind the other.
struct Components {
    std::vector<std::uint32_t> rows;
    std::vector<std::uint32_t> ends;  ///< of each component, in rows

    [[nodiscard]] std::span<const std::uint32_t> operator[](std::size_t i) const
    {
        const std::uint32_t begin = i == 0 ? 0 : ends[i - 1];
        return std::span(rows).subspan(begin, ends[i] - begin);
    }
};

/// Tarjan's strongly connected components, without recursion. A component is complete when all it depends on is, so
/// they come out in the order of solution.
class StrongComponents
{
public:
    StrongComponents(const Incidence& incidence, const Matching& matching) : incidence_(incidence), matching_(matching)
    {
    }

    Components run()
    {
        const std::uint32_t rows = incidence_.rows();
        number_.assign(rows, 0);
        low_.assign(rows, 0);
        isOpen_.assign(rows, false);
        for (std::uint32_t r = 0; r < rows; ++r)
            if (number_[r] == 0)
                visit(r);
        return std::move(components_);
    }

private:
    struct Frame {
        std::uint32_t row;
        std::uint32_t next;
    };

    void enter(std::uint32_t row)
    {
        number_[row] = low_[row] = ++count_;
        open_.push_back(row);
        isOpen_[row] = true;
        frames_.push_back({row, incidence_.starts[row]});
    }

    void visit(std::uint32_t first)
    {
        enter(first);
        while (!frames_.empty()) {
            Frame& frame = frames_.back();
            const std::uint32_t row = frame.row;
            if (frame.next < incidence_.starts[row + 1]) {
                const std::uint32_t other = matching_.rowOfColumn[incidence_.entries[frame.next++]];
                if (number_[other] == 0)
                    enter(other);
                else if (isOpen_[other])
                    low_[row] = std::min(low_[row], number_[other]);
                continue;
            }
            frames_.pop_back();
            if (!frames_.empty())
                low_[frames_.back().row] = std::min(low_[frames_.back().row], low_[row]);
            if (low_[row] == number_[row])
                close(row);
        }
    }

    void close(std::uint32_t root)
    {
        std::vector<std::uint32_t>& rows = components_.rows;
        const auto begin = static_cast<std::ptrdiff_t>(rows.size());
        std::uint32_t row = 0;
        do {
            row = open_.back();
            open_.pop_back();
            isOpen_[row] = false;
            rows.push_back(row);
        } while (row != root);
        std::sort(rows.begin() + begin, rows.end());
        components_.ends.push_back(static_cast<std::uint32_t>(rows.size()));
    }

    const Incidence& incidence_;
    const Matching& matching_;
    std::uint32_t count_ = 0;
    std::vector<std::uint32_t> number_, low_, open_;
    std::vector<bool> isOpen_;
    std::vector<Frame> frames_;
    Components components_;
};

}  // namespace

BlockPlan sortIntoBlocks(Compilation& c, std::vector<ContinuousEquation> equations, std::vector<VariableId> unknowns)
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
        // The variable that stands alone on the left is the one a reader expects to be solved for.
        const ExpressionNode& left = c.model.graph.node(e.left);
        if (left.operation == Operation::Variable && columnOf[index(left.variable)] != kUnmatched) {
            const auto place = std::find(row.begin(), row.end(), columnOf[index(left.variable)]);
            std::rotate(row.begin(), place, place + 1);
        }
        incidence.addRow(row);
    }
    const Matching matching = maximumMatching(incidence);
    if (!matching.isPerfect()) {
        reportSingular(c, equations, unknowns, incidence, matching);
        return plan;
    }
    const Components components = StrongComponents(incidence, matching).run();
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
