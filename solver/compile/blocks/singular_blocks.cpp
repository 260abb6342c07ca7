// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/blocks/singular_blocks.h"

#include "solver/compile/analysis/singular_report.h"
#include "solver/linear_algebra/dense_solutions.h"
#include "solver/linear_algebra/equilibration.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

constexpr std::size_t kLargest = 40;  ///< number of tears: the check costs its third power
constexpr double kVanishes = 1e-13;   ///< for a pivot of a matrix whose rows and columns have the size 1
constexpr double kMatches = 1e-10;    ///< relative to the terms of a sum that is zero without contradiction
constexpr double kRoundings = 16;     ///< a number of so many errors by rounding may be zero

}  // namespace

SingularBlocks::SingularBlocks(Compilation& compilation)
    : c_(compilation),
      cone_(compilation.model.graph),
      first_(compilation.model.graph, [this](const ExpressionNode& leaf) { return arbitraryValue(leaf, 0.137); }),
      second_(compilation.model.graph, [this](const ExpressionNode& leaf) { return arbitraryValue(leaf, 0.581); })
{
}

double SingularBlocks::arbitraryValue(const ExpressionNode& leaf, double offset) const
{
    const double number = leaf.variable == kNoVariable ? static_cast<double>(leaf.operation) : index(leaf.variable);
    return solver::arbitraryValue(number, offset);
}

bool SingularBlocks::hasBranches(ExprId id)
{
    const ExpressionGraph& graph = c_.model.graph;
    return std::ranges::any_of(cone_.collect(id), [&](ExprId part) {
        const ExpressionNode& n = graph.node(part);
        const auto bends = {Operation::If,   Operation::Floor,     Operation::Ceil, Operation::Sign,
                            Operation::Abs,  Operation::Min,       Operation::Max,  Operation::Homotopy,
                            Operation::Call, Operation::CallJoined};
        return std::ranges::find(bends, n.operation) != bends.end() || isLogical(n.operation) ||
               (n.operation == Operation::Variable && c_.role(n.variable) != Role::Parameter &&
                c_.role(n.variable) != Role::Input && c_.role(n.variable) != Role::Continuous);
    });
}

void SingularBlocks::check(std::span<const ContinuousEquation> equations, const Block& block,
                           std::span<const ExprId> matrix, std::span<const ExprId> rightSide)
{
    const std::size_t size = rightSide.size();
    if (c_.hasErrors() || size > kLargest ||
        std::ranges::any_of(matrix, [this](ExprId entry) { return hasBranches(entry); }))
        return;
    // Values that other blocks solve for may be consistent with each other.
    const auto isFree = [this](ExprId part) {
        const ExpressionNode& n = c_.model.graph.node(part);
        return n.operation != Operation::Variable || c_.role(n.variable) == Role::Parameter ||
               c_.role(n.variable) == Role::Input || c_.derivatives[index(n.variable)] != kNoVariable;
    };
    bool isContradiction =
        std::ranges::all_of(rightSide, [&](ExprId side) { return std::ranges::all_of(cone_.collect(side), isFree); });
    for (NumericValue* values : {&first_, &second_}) {
        const Finding finding = findingFor(*values, matrix, rightSide);
        if (finding == Finding::Regular)
            return;
        isContradiction = isContradiction && finding == Finding::Contradictory;
    }
    reportDependent(c_, equations, block, isContradiction);
}

SingularBlocks::Finding SingularBlocks::findingFor(NumericValue& values, std::span<const ExprId> matrix,
                                                   std::span<const ExprId> rightSide)
{
    const auto size = static_cast<Eigen::Index>(rightSide.size());
    Eigen::MatrixXd m(size, size);
    Eigen::VectorXd b(size), errors(size);
    for (Eigen::Index row = 0; row < size; ++row) {
        const auto r = static_cast<std::size_t>(row);
        b[row] = values(rightSide[r]);
        errors[row] = kRoundings * values.rounding(rightSide[r]);
        for (Eigen::Index k = 0; k < size; ++k) {
            const ExprId entry = matrix[r * rightSide.size() + static_cast<std::size_t>(k)];
            const double value = values(entry);
            m(row, k) = std::fabs(value) <= kRoundings * values.rounding(entry) ? 0 : value;
        }
    }
    if (!m.allFinite())
        return Finding::Regular;
    const ScaleFactors factors = equilibrate(m);
    const PivotedQr qr(m);
    const Eigen::Index rank = qr.rank(kVanishes);
    if (rank == size)
        return Finding::Regular;
    // What remains of the right sides in rows that cancel each other.
    const Eigen::MatrixXd kernel = qr.lastOfBasis(size - rank);
    const Eigen::MatrixXd terms = (factors.rows.array() * b.array()).matrix().asDiagonal() * kernel;
    const Eigen::MatrixXd noise = (factors.rows.array() * errors.array()).matrix().asDiagonal() * kernel.cwiseAbs();
    for (Eigen::Index k = 0; k < kernel.cols(); ++k)
        if (std::fabs(terms.col(k).sum()) > kMatches * terms.col(k).cwiseAbs().sum() + noise.col(k).sum())
            return Finding::Contradictory;
    return Finding::Repeated;
}

}  // namespace bramah::solver
