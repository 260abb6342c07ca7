// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/block_plan.h"

#include "solver/compile/expression_cone.h"
#include "solver/compile/linear_form.h"
#include "solver/compile/sign_analysis.h"
#include "solver/compile/tearing.h"

#include <algorithm>

namespace bramah::solver {

namespace {

class BlockSolution
{
public:
    explicit BlockSolution(Compilation& compilation)
        : c_(compilation), graph_(compilation.model.graph), cone_(graph_), linearise_(graph_), signs_(compilation)
    {
    }

    void solve(const std::vector<ContinuousEquation>& equations, Block& block)
    {
        if (block.equations.size() == 1 && solveAlone(equations, block))
            return;
        tearBlock(equations, block);
        if (!makeLinear(block))
            block.kind = BlockKind::Nonlinear;
    }

private:
    struct Solved {
        ExprId value;
        ExprId coefficient;
    };

    [[nodiscard]] bool isVariable(ExprId id, VariableId variable) const
    {
        const ExpressionNode& n = graph_.node(id);
        return n.operation == Operation::Variable && n.variable == variable;
    }

    [[nodiscard]] bool contains(ExprId root, VariableId variable)
    {
        for (ExprId id : cone_.collect(root))
            if (isVariable(id, variable))
                return true;
        return false;
    }

    /// \a equation written as variable = value, if it is linear in it.
    [[nodiscard]] std::optional<Solved> solvedFor(const ContinuousEquation& equation, VariableId variable)
    {
        if (isVariable(equation.left, variable) && !contains(equation.right, variable))
            return Solved{equation.right, graph_.constant(1)};
        if (isVariable(equation.right, variable) && !contains(equation.left, variable))
            return Solved{equation.left, graph_.constant(1)};
        linearise_.clear();
        linearise_.setUnknown(variable, 0);
        const std::optional<LinearForm> left = linearise_(equation.left);
        const std::optional<LinearForm> right = left ? linearise_(equation.right) : std::nullopt;
        if (!right)
            return std::nullopt;
        const auto part = [&](const LinearForm& form) {
            const ExprId value = form.coefficient(0);
            return value == kNoExpr ? graph_.constant(0) : value;
        };
        const ExprId coefficient = graph_.binary(Operation::Subtract, part(*left), part(*right));
        if (graph_.isConstant(coefficient, 0))
            return std::nullopt;
        const ExprId rest = graph_.binary(Operation::Subtract, right->rest, left->rest);
        if (graph_.isConstant(rest, 0))
            return Solved{rest, coefficient};
        return Solved{graph_.binary(Operation::Divide, rest, coefficient), coefficient};
    }

    bool solveAlone(const std::vector<ContinuousEquation>& equations, Block& block)
    {
        const std::optional<Solved> solved = solvedFor(equations[block.equations[0]], block.unknowns[0]);
        if (!solved)
            return false;
        block.assignments.push_back({block.unknowns[0], solved->value, static_cast<std::int32_t>(block.equations[0])});
        return true;
    }

    void tearBlock(const std::vector<ContinuousEquation>& equations, Block& block)
    {
        const auto columns = static_cast<std::uint32_t>(block.unknowns.size());
        std::unordered_map<std::uint32_t, std::uint32_t> columnOf;
        std::vector<int> reluctance;
        for (std::uint32_t k = 0; k < columns; ++k) {
            columnOf.emplace(index(block.unknowns[k]), k);
            const FlatVariable& v = c_.model.variable(block.unknowns[k]);
            reluctance.push_back(v.hasStart || v.nominal != kNoExpr ? 0 : c_.isMade[index(block.unknowns[k])] ? 2 : 1);
        }
        std::vector<std::vector<TearingEntry>> rows;
        std::vector<std::vector<ExprId>> values;
        for (std::uint32_t e : block.equations) {
            auto& row = rows.emplace_back();
            auto& rowValues = values.emplace_back();
            const ExprId sides[] = {equations[e].left, equations[e].right};
            for (VariableId v : cone_.variables(sides)) {
                const auto found = columnOf.find(index(v));
                if (found == columnOf.end())
                    continue;
                const std::optional<Solved> solved = columns > 1 ? solvedFor(equations[e], v) : std::nullopt;
                const bool isSafe = solved && signs_.isNeverZero(solved->coefficient);
                row.push_back({found->second, isSafe});
                rowValues.push_back(isSafe ? solved->value : kNoExpr);
            }
        }
        const TearingResult result = tear(rows, columns, reluctance);
        for (const auto& [row, column] : result.assigned) {
            std::size_t place = 0;
            while (rows[row][place].column != column)
                ++place;
            block.assignments.push_back(
                {block.unknowns[column], values[row][place], static_cast<std::int32_t>(block.equations[row])});
        }
        for (std::uint32_t column : result.tears)
            block.tears.push_back(block.unknowns[column]);
        for (std::uint32_t row : result.residuals) {
            const ContinuousEquation& e = equations[block.equations[row]];
            block.residuals.push_back(graph_.binary(Operation::Subtract, e.left, e.right));
            block.residualEquations.push_back(block.equations[row]);
        }
    }

    /// Finds matrix and right side if assignments and residuals are linear in the tears; a single tear becomes an
    /// assignment.
    bool makeLinear(Block& block)
    {
        linearise_.clear();
        const auto count = static_cast<std::uint32_t>(block.tears.size());
        for (std::uint32_t k = 0; k < count; ++k)
            linearise_.setUnknown(block.tears[k], k);
        for (const Assignment& a : block.assignments) {
            std::optional<LinearForm> form = linearise_(a.value);
            if (!form)
                return false;
            linearise_.setForm(a.variable, std::move(*form));
        }
        std::vector<ExprId> matrix(std::size_t{count} * count, graph_.constant(0));
        std::vector<ExprId> rightSide;
        for (std::uint32_t r = 0; r < count; ++r) {
            const std::optional<LinearForm> form = linearise_(block.residuals[r]);
            if (!form)
                return false;
            for (const auto& [k, value] : form->coefficients)
                matrix[std::size_t{r} * count + k] = value;
            rightSide.push_back(graph_.unary(Operation::Negate, form->rest));
        }
        if (count == 1) {
            const ExprId value = graph_.isConstant(rightSide[0], 0)
                                     ? rightSide[0]
                                     : graph_.binary(Operation::Divide, rightSide[0], matrix[0]);
            block.assignments.insert(block.assignments.begin(),
                                     {block.tears[0], value, static_cast<std::int32_t>(block.residualEquations[0])});
            block.tears.clear();
            block.residuals.clear();
            block.residualEquations.clear();
            block.kind = BlockKind::Explicit;
            return true;
        }
        block.kind = BlockKind::Linear;
        block.matrix = std::move(matrix);
        block.rightSide = std::move(rightSide);
        return true;
    }

    Compilation& c_;
    ExpressionGraph& graph_;
    ExpressionCone cone_;
    Linearisation linearise_;
    SignAnalysis signs_;
};

}  // namespace

void solveBlocks(Compilation& compilation, BlockPlan& plan)
{
    BlockSolution solution(compilation);
    for (Block& block : plan.blocks) {
        if (compilation.isStopWanted())
            return;
        solution.solve(plan.equations, block);
    }
}

}  // namespace bramah::solver
