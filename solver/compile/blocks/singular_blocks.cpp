// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/blocks/singular_blocks.h"

#include "solver/compile/analysis/singular_report.h"
#include "solver/linear_algebra/decompositions.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

constexpr std::size_t kLargest = 40;  ///< number of tears: the check costs its third power
constexpr double kVanishes = 1e-10;   ///< relative to the largest number of its kind

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
        const auto bends = {Operation::If,  Operation::Floor, Operation::Ceil,     Operation::Sign, Operation::Abs,
                            Operation::Min, Operation::Max,   Operation::Homotopy, Operation::Call};
        return std::ranges::find(bends, n.operation) != bends.end() || isLogical(n.operation) ||
               (n.operation == Operation::Variable && c_.role(n.variable) != Role::Parameter &&
                c_.role(n.variable) != Role::Continuous);
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
               c_.derivatives[index(n.variable)] != kNoVariable;
    };
    bool isContradiction =
        std::ranges::all_of(rightSide, [&](ExprId side) { return std::ranges::all_of(cone_.collect(side), isFree); });
    for (NumericValue* values : {&first_, &second_}) {
        Eigen::MatrixXd m(size, size);
        Eigen::VectorXd b(size);
        for (std::size_t row = 0; row < size; ++row) {
            b[static_cast<Eigen::Index>(row)] = (*values)(rightSide[row]);
            for (std::size_t k = 0; k < size; ++k)
                m(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(k)) = (*values)(matrix[row * size + k]);
        }
        if (!m.allFinite())
            return;
        const PivotedQr qr(m);
        const auto rank = static_cast<std::size_t>(qr.rank(kVanishes * std::max(m.cwiseAbs().maxCoeff(), 1.0)));
        if (rank == size)
            return;
        // What remains of the right sides in rows that cancel each other.
        const Eigen::MatrixXd kernel = qr.lastOfBasis(static_cast<Eigen::Index>(size - rank));
        const double rest = (kernel.transpose() * b).cwiseAbs().maxCoeff();
        isContradiction =
            isContradiction && rest > kVanishes * std::max(b.cwiseAbs().maxCoeff(), 1.0) * kernel.cwiseAbs().maxCoeff();
    }
    reportDependent(c_, equations, block, isContradiction);
}

}  // namespace bramah::solver
