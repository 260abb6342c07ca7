// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/index_reduction/dead_centre_watch.h"

#include "solver/flat_model/expression_text.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace bramah::solver {
namespace {

// Steps resolve a passage at this ratio, and a choice that is so much worse than another one should be changed.
constexpr double kLargestRatio = 10;
constexpr double kLargestWishedRatio = 100;
// Symbolic determinants grow with the factorial of their size.
constexpr std::size_t kLargestDeterminant = 6;
// The time for the elimination grows with the cube.
constexpr std::size_t kMostEquations = 150;

using Columns = std::vector<std::vector<ExprId>>;

/// The determinant by expansion along the first column; \a isUsed marks the rows used already.
ExprId determinant(ExpressionGraph& graph, const Columns& columns, std::size_t column, std::vector<bool>& isUsed)
{
    if (column == columns.size())
        return graph.constant(1);
    ExprId sum = graph.constant(0);
    bool isNegative = false;
    for (std::size_t row = 0; row < columns.size(); ++row) {
        if (isUsed[row])
            continue;
        isUsed[row] = true;
        const ExprId term =
            graph.binary(Operation::Multiply, columns[column][row], determinant(graph, columns, column + 1, isUsed));
        isUsed[row] = false;
        sum = graph.binary(isNegative ? Operation::Subtract : Operation::Add, sum, term);
        isNegative = !isNegative;
    }
    return sum;
}

ExprId squaredDeterminant(ExpressionGraph& graph, const Columns& columns)
{
    std::vector<bool> isUsed(columns.size(), false);
    const ExprId value = determinant(graph, columns, 0, isUsed);
    return graph.binary(Operation::Multiply, value, value);
}

/// Solves rows with constant coefficients for dummies, the first of \a columns, and puts them into the others; takes
/// these out of the columns and of the numbers of \a rows and \a dummies.
void eliminateConstants(ExpressionGraph& graph, Columns& columns, std::vector<std::size_t>& rows,
                        std::vector<std::size_t>& dummies)
{
    const auto isZero = [&](ExprId id) { return graph.isConstant(id, 0); };
    for (std::size_t dummy = 0; dummy < dummies.size();) {
        const std::vector<ExprId>& own = columns[dummy];
        const auto pivot = std::ranges::find_if(own, [&](ExprId id) { return graph.isConstant(id) && !isZero(id); });
        if (pivot == own.end()) {
            ++dummy;
            continue;
        }
        const auto row = static_cast<std::size_t>(pivot - own.begin());
        const std::vector<ExprId> solved = own;
        for (std::size_t other = 0; other < columns.size(); ++other) {
            const ExprId inRow = columns[other][row];
            if (other == dummy || isZero(inRow))
                continue;
            for (std::size_t r = 0; r < solved.size(); ++r)
                if (r != row && !isZero(solved[r])) {
                    const ExprId share = graph.binary(Operation::Divide, solved[r], solved[row]);
                    columns[other][r] = graph.binary(Operation::Subtract, columns[other][r],
                                                     graph.binary(Operation::Multiply, share, inRow));
                }
        }
        columns.erase(columns.begin() + static_cast<std::ptrdiff_t>(dummy));
        dummies.erase(dummies.begin() + static_cast<std::ptrdiff_t>(dummy));
        rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(row));
        for (std::vector<ExprId>& column : columns)
            column.erase(column.begin() + static_cast<std::ptrdiff_t>(row));
        dummy = 0;  // a row may have become constant
    }
}

/// The constraint as written, whose derivative \a equation is.
const ContinuousEquation& writtenEquation(const Compilation& c, std::size_t equation)
{
    const ContinuousEquation* e = &c.equations[equation];
    while (e->antiderivative >= 0)
        e = &c.equations[static_cast<std::size_t>(e->antiderivative)];
    return *e;
}

/// The path of the variable whose derivative, of any order, \a derivative is.
QString pathOf(const Compilation& c, VariableId derivative)
{
    while (c.antiderivatives[index(derivative)] != kNoVariable)
        derivative = c.antiderivatives[index(derivative)];
    return QString::fromStdString(c.model.variable(derivative).path);
}

}  // namespace

/// The coefficients of one derivative in each equation, times its nominal. Empty if one has no expression.
std::vector<ExprId> DeadCentreWatch::columnOf(std::span<const std::size_t> equations, const ScaledDerivative& of)
{
    std::vector<ExprId> column;
    for (const std::size_t equation : equations) {
        const ExprId left = partial_(c_.equations[equation].left, of.variable);
        const ExprId right = partial_(c_.equations[equation].right, of.variable);
        if (left == kNoExpr || right == kNoExpr)
            return {};
        column.push_back(graph_.binary(Operation::Multiply, graph_.binary(Operation::Subtract, left, right),
                                       graph_.constant(of.nominal)));
    }
    return column;
}

bool DeadCentreWatch::changesInARun(ExprId id)
{
    return std::ranges::any_of(cone_.collect(id), [this](ExprId node) {
        const ExpressionNode& n = graph_.node(node);
        return n.operation == Operation::Time ||
               (n.operation == Operation::Variable && c_.role(n.variable) != Role::Parameter);
    });
}

void DeadCentreWatch::add(std::span<const std::size_t> equations, std::span<const ScaledDerivative> dummies,
                          std::span<const ScaledDerivative> others, bool isWished)
{
    if (equations.size() > kMostEquations)
        return;
    Columns all;
    for (const auto& list : {dummies, others})
        for (const ScaledDerivative& derivative : list) {
            all.push_back(columnOf(equations, derivative));
            if (all.back().empty())
                return;
        }
    std::vector<std::size_t> rows(equations.size());
    std::vector<std::size_t> left(dummies.size());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    std::iota(left.begin(), left.end(), std::size_t{0});
    const bool isLarge = equations.size() > kFewEquations;
    if (isLarge)
        eliminateConstants(graph_, all, rows, left);
    const std::size_t count = left.size();
    if (count == 0 || count > kLargestDeterminant)
        return;
    const Columns chosen(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count));
    const ExprId pivot = squaredDeterminant(graph_, chosen);
    if (!changesInARun(pivot))
        return;
    ExprId exchanged = graph_.constant(0);
    for (std::size_t other = count; other < all.size(); ++other) {
        const std::vector<ExprId>& column = all[other];
        for (std::size_t k = 0; k < chosen.size(); ++k) {
            Columns columns = chosen;
            columns[k] = column;
            exchanged = graph_.binary(Operation::Add, exchanged, squaredDeterminant(graph_, columns));
        }
    }
    if (graph_.isConstant(exchanged, 0))
        return;

    const double ratio = isWished || isLarge ? kLargestWishedRatio : kLargestRatio;
    // The starts of many variables, of which few are given, need not agree: nothing follows from them.
    const double ratioAtStart = isLarge ? 1 : std::sqrt(atStart_(exchanged) / atStart_(pivot));
    const double largest = ratio * (std::isfinite(ratioAtStart) ? std::max(1.0, ratioAtStart) : 1.0);
    const ContinuousEquation& constraint = writtenEquation(c_, equations[rows.front()]);
    FlatAction assertion;
    assertion.kind = ActionKind::Assert;
    assertion.value =
        graph_.binary(Operation::GreaterEqual,
                      graph_.binary(Operation::Multiply, graph_.constant(largest * largest), pivot), exchanged);
    assertion.message.texts = {
        tr("`%1` comes to a dead centre, where `%2` cannot be found from the states that were chosen for the run; "
           "describe the motion by a coordinate that serves everywhere, such as an angle")
            .arg(QString::fromStdString(equationText(c_.model, constraint.left, constraint.right)),
                 pathOf(c_, dummies[left.front()].variable))
            .toStdString()};
    assertion.origin = constraint.origin;
    c_.model.assertions.push_back(std::move(assertion));
}

}  // namespace bramah::solver
