// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/blocks/block_solution.h"

#include "solver/compile/analysis/dependence.h"
#include "solver/compile/analysis/form_choices.h"
#include "solver/compile/analysis/sign_analysis.h"
#include "solver/compile/blocks/singular_blocks.h"
#include "solver/expressions/expression_cone.h"
#include "solver/expressions/linear_form.h"
#include "solver/expressions/numeric_value.h"
#include "solver/structure/matching.h"
#include "solver/structure/tearing.h"

#include <algorithm>
#include <array>
#include <span>

namespace bramah::solver {

namespace {

class BlockSolution
{
public:
    /// \a singular, if given, checks the linear blocks; \a choices, if given, are respected.
    BlockSolution(Compilation& compilation, SingularBlocks* singular, const FormChoices* choices)
        : c_(compilation),
          parameterValue_(compilation.model.graph,
                          [this](const ExpressionNode& n) {
                              return n.operation == Operation::Variable ? c_.parameterValues[index(n.variable)] : 0.0;
                          }),
          graph_(compilation.model.graph),
          cone_(graph_),
          linearise_(graph_),
          signs_(compilation),
          dependence_(compilation),
          singular_(singular),
          choices_(choices)
    {
    }

    void solve(const std::vector<ContinuousEquation>& equations, Block& block)
    {
        if (block.equations.size() == 1 && solveAlone(equations, block))
            return;
        tearBlock(equations, block);
        if (!makeLinear(equations, block))
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

    /// The \a variable in coefficient * variable = rest. Where both become 0 in a run, as 0*h = 0 where nothing flows,
    /// any value is right: it has that of its start attribute. Where parameters make both 0, none is: nothing will ever
    /// determine the variable, and the run ends at this division.
    [[nodiscard]] ExprId quotient(ExprId rest, ExprId coefficient, VariableId variable)
    {
        const bool isZero = graph_.isConstant(rest, 0);
        if (isZero && isOfParameters(coefficient) && !signs_.isNeverZero(coefficient))
            return graph_.ternary(Operation::If, graph_.binary(Operation::Equal, coefficient, rest),
                                  graph_.binary(Operation::Divide, rest, rest), rest);
        if (isZero)
            return rest;
        const ExprId value = graph_.binary(Operation::Divide, rest, coefficient);
        if (isOfParameters(coefficient) || signs_.isNeverZero(coefficient))
            return value;
        const ExprId zero = graph_.constant(0), start = c_.model.variable(variable).start;
        const ExprId isOpen = graph_.binary(Operation::And, graph_.binary(Operation::Equal, coefficient, zero),
                                            graph_.binary(Operation::Equal, rest, zero));
        return graph_.ternary(Operation::If, isOpen, start == kNoExpr ? zero : start, value);
    }

    [[nodiscard]] bool isOfParameters(ExprId coefficient) { return dependence_(coefficient) <= Dependence::Parameter; }

    /// To be called when an equation of \a origin is solved for \a variable by dividing by \a coefficient: parameters
    /// of 0 leave it open.
    void noteDivision(ExprId coefficient, VariableId variable, const Origin& origin)
    {
        if (singular_ && isOfParameters(coefficient) && parameterValue_(coefficient) == 0)
            c_.undetermined.push_back({origin.component, variable, coefficient});
    }

    [[nodiscard]] bool contains(ExprId root, VariableId variable)
    {
        for (ExprId id : cone_.collect(root))
            if (isVariable(id, variable))
                return true;
        return false;
    }

    /// \a equation in the form variable = value, if it is linear in the variable.
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
        return Solved{quotient(rest, coefficient, variable), coefficient};
    }

    bool solveAlone(const std::vector<ContinuousEquation>& equations, Block& block)
    {
        const ContinuousEquation& equation = equations[block.equations[0]];
        const VariableId variable = block.unknowns[0];
        const std::optional<Solved> solved = solvedFor(equation, variable);
        const ExprId value = solved ? solved->value : isolated(equation, variable);
        if (value == kNoExpr)
            return false;
        if (solved)
            noteDivision(solved->coefficient, variable, equation.origin);
        block.assignments.push_back({variable, value, static_cast<std::int32_t>(block.equations[0])});
        return true;
    }

    /// The value of \a variable by \a equation, if it occurs there once, within sums, products, quotients and functions
    /// with an inverse: 1/G = R gives G = 1/R, which Newton's method would find only from nearby. kNoExpr otherwise, or
    /// if a divisor may be zero.
    [[nodiscard]] ExprId isolated(const ContinuousEquation& equation, VariableId variable)
    {
        const bool isLeft = contains(equation.left, variable);
        ExprId open = isLeft ? equation.left : equation.right, value = isLeft ? equation.right : equation.left;
        if (contains(value, variable))
            return kNoExpr;
        while (!isVariable(open, variable)) {
            const ExpressionNode n = graph_.node(open);
            const bool isInFirst = n.a != kNoExpr && contains(n.a, variable);
            if (n.b != kNoExpr && contains(n.b, variable) == isInFirst)
                return kNoExpr;
            const ExprId other = isInFirst ? n.b : n.a;
            if (n.operation == Operation::Call) {
                const auto inverse = isInFirst ? graph_.inverseOfFunction(n.function) : std::nullopt;
                if (!inverse)
                    return kNoExpr;
                const std::array arguments{value, other};
                value = graph_.call(*inverse, std::span(arguments).first(other == kNoExpr ? 1 : 2));
                open = n.a;
                continue;
            }
            switch (n.operation) {
            case Operation::Negate: value = graph_.unary(Operation::Negate, value); break;
            case Operation::Add: value = graph_.binary(Operation::Subtract, value, other); break;
            case Operation::Subtract:
                value = isInFirst ? graph_.binary(Operation::Add, value, other)
                                  : graph_.binary(Operation::Subtract, other, value);
                break;
            case Operation::Multiply:
            case Operation::Divide:
                if (!signs_.isNeverZero(other))
                    return kNoExpr;
                if (n.operation == Operation::Divide && isInFirst)
                    value = graph_.binary(Operation::Multiply, value, other);
                else
                    value = n.operation == Operation::Divide ? graph_.binary(Operation::Divide, other, value)
                                                             : graph_.binary(Operation::Divide, value, other);
                break;
            default: return kNoExpr;
            }
            open = isInFirst ? n.a : n.b;
        }
        return value;
    }

    /// Marks the unknowns of \a row for which \a equation can be solved whatever the others are.
    void findSolvableEntries(const ContinuousEquation& equation, const Block& block, std::vector<TearingEntry>& row)
    {
        constexpr std::size_t kFew = 8;  // a longer sum gives all coefficients at once: one by one costs its square
        const std::vector<ExprId> coefficients =
            row.size() > kFew ? jointCoefficients(equation, block, row) : std::vector<ExprId>();
        for (std::size_t k = 0; k < row.size(); ++k) {
            ExprId coefficient = kNoExpr;
            if (!coefficients.empty())
                coefficient = coefficients[k];
            else if (const auto solved = solvedFor(equation, block.unknowns[row[k].column]))
                coefficient = solved->coefficient;
            row[k].isSolvable = coefficient != kNoExpr && !graph_.isConstant(coefficient, 0) &&
                                signs_.isNeverZero(coefficient) && isAllowed(equation, block.unknowns[row[k].column]);
        }
    }

    /// The coefficient of each unknown of \a row in \a equation, if that is linear in all of them together.
    [[nodiscard]] std::vector<ExprId> jointCoefficients(const ContinuousEquation& equation, const Block& block,
                                                        const std::vector<TearingEntry>& row)
    {
        linearise_.clear();
        for (std::uint32_t k = 0; k < row.size(); ++k)
            linearise_.setUnknown(block.unknowns[row[k].column], k);
        const std::optional<LinearForm> left = linearise_(equation.left);
        const std::optional<LinearForm> right = left ? linearise_(equation.right) : std::nullopt;
        if (!right)
            return {};
        std::vector<ExprId> result(row.size(), graph_.constant(0));
        for (const auto& [k, value] : left->coefficients)
            result[k] = value;
        for (const auto& [k, value] : right->coefficients)
            result[k] = graph_.binary(Operation::Subtract, result[k], value);
        return result;
    }

    void tearBlock(const std::vector<ContinuousEquation>& equations, Block& block)
    {
        const auto columns = static_cast<std::uint32_t>(block.unknowns.size());
        std::unordered_map<std::uint32_t, std::uint32_t> columnOf;
        std::vector<int> reluctance;
        for (std::uint32_t k = 0; k < columns; ++k) {
            columnOf.emplace(index(block.unknowns[k]), k);
            const FlatVariable& v = c_.model.variable(block.unknowns[k]);
            reluctance.push_back(v.isIterated                          ? -1
                                 : v.hasStart || v.nominal != kNoExpr  ? 0
                                 : c_.isMade[index(block.unknowns[k])] ? 2
                                                                       : 1);
        }
        std::vector<std::vector<TearingEntry>> rows;
        for (std::uint32_t e : block.equations) {
            auto& row = rows.emplace_back();
            const ExprId sides[] = {equations[e].left, equations[e].right};
            for (VariableId v : cone_.variables(sides))
                if (const auto found = columnOf.find(index(v)); found != columnOf.end())
                    row.push_back({found->second, false});
            if (columns > 1)
                findSolvableEntries(equations[e], block, row);
        }
        const TearingResult result = tear(rows, columns, reluctance);
        for (const auto& [row, column] : result.assigned) {
            const std::uint32_t e = block.equations[row];
            const std::optional<Solved> solved = solvedFor(equations[e], block.unknowns[column]);
            block.assignments.push_back({block.unknowns[column], solved->value, static_cast<std::int32_t>(e)});
        }
        for (std::uint32_t column : result.tears)
            block.tears.push_back(block.unknowns[column]);
        for (std::uint32_t row : residualsByTears(equations, block, result)) {
            const ContinuousEquation& e = equations[block.equations[row]];
            block.residuals.push_back(graph_.binary(Operation::Subtract, e.left, e.right));
            block.residualEquations.push_back(block.equations[row]);
        }
    }

    [[nodiscard]] bool isAllowed(const ContinuousEquation& equation, VariableId variable) const
    {
        return !choices_ || !choices_->forbids(equation.origin, variable);
    }

    /// The residuals of \a torn in an order in which residual number k can correct tear number k.
    [[nodiscard]] std::vector<std::uint32_t> residualsByTears(const std::vector<ContinuousEquation>& equations,
                                                              const Block& block, const TearingResult& torn) const
    {
        if (!choices_ || choices_->isEmpty() || torn.tears.size() < 2)
            return torn.residuals;
        Incidence incidence;
        incidence.columns = static_cast<std::uint32_t>(torn.residuals.size());
        for (const std::uint32_t tear : torn.tears) {
            std::vector<std::uint32_t> fitting;
            for (std::uint32_t k = 0; k < torn.residuals.size(); ++k)
                if (isAllowed(equations[block.equations[torn.residuals[k]]], block.unknowns[tear]))
                    fitting.push_back(k);
            incidence.addRow(fitting);
        }
        const Matching matching = maximumMatching(incidence);
        if (!matching.isPerfect())
            return torn.residuals;
        std::vector<std::uint32_t> ordered;
        for (const std::uint32_t k : matching.columnOfRow)
            ordered.push_back(torn.residuals[k]);
        return ordered;
    }

    /// Finds matrix and right side if assignments and residuals are linear in the tears; makes one tear an assignment.
    /// assignment.
    bool makeLinear(const std::vector<ContinuousEquation>& equations, Block& block)
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
        if (singular_)
            singular_->check(equations, block, matrix, rightSide);
        if (count == 1) {
            const ExprId value = quotient(rightSide[0], matrix[0], block.tears[0]);
            noteDivision(matrix[0], block.tears[0], equations[block.residualEquations[0]].origin);
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
    NumericValue parameterValue_;
    ExpressionGraph& graph_;
    ExpressionCone cone_;
    LinearFormBuilder linearise_;
    SignAnalysis signs_;
    DependenceTable dependence_;
    SingularBlocks* singular_;
    const FormChoices* choices_;
};

}  // namespace

void solveBlocks(Compilation& compilation, BlockPlan& plan, BlocksOf system, const FormChoices* choices)
{
    SingularBlocks singular(compilation);
    // At the start a condition may repeat another one, so a singular block is no fault if the values satisfy it.
    BlockSolution solution(compilation, system == BlocksOf::Simulation ? &singular : nullptr, choices);
    for (Block& block : plan.blocks) {
        if (compilation.isStopWanted())
            return;
        solution.solve(plan.equations, block);
    }
}

}  // namespace bramah::solver
