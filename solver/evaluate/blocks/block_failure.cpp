// SPDX-License-Identifier: BSD-3-Clause
#include "solver/evaluate/blocks/block_failure.h"

#include "solver/linear_algebra/dense_solutions.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace bramah::solver {
namespace {

constexpr std::size_t kMostNamed = 3;
constexpr double kNegligible = 1e-6;  ///< of the largest share in a null vector, or of the largest residual
constexpr double kSingular = 1e-11;   ///< of the largest pivot

using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// The failed block, evaluated once more.
class FailedBlock
{
public:
    explicit FailedBlock(BlockSolver& blocks)
        : blocks_(blocks), block_(blocks.failedBlock()), size_(block_.size()), residuals_(size_)
    {
        std::vector<double> entries(std::size_t{size_} * size_);
        isKnown_ = blocks_.evaluateFailedBlock(residuals_, entries);
        matrix_ = Eigen::Map<const Matrix>(entries.data(), size_, size_);
        for (std::uint32_t k = 0; k < size_; ++k)
            matrix_.col(k) *= blocks_.nominalOf(block_, k);
        sizes_ = matrix_.rowwise().lpNorm<1>();
        for (std::uint32_t row = 0; row < size_; ++row) {
            if (!(sizes_[row] > 0) || !std::isfinite(sizes_[row]))
                sizes_[row] = 1;
            else
                matrix_.row(row) /= sizes_[row];
        }
    }

    [[nodiscard]] EvaluationStatus unsolved() const
    {
        std::vector<std::uint32_t> order(size_);
        std::iota(order.begin(), order.end(), 0u);
        const auto share = [this](std::uint32_t row) { return std::fabs(residuals_[row]) / sizes_[row]; };
        std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
            return share(a) > share(b) || (std::isnan(share(a)) && !std::isnan(share(b)));
        });
        failures::BlockNotSolved cause{block_.tears, {}};
        for (const std::uint32_t row : order) {
            if (cause.worst.size() == kMostNamed || share(row) <= kNegligible * share(order.front()))
                break;
            cause.worst.push_back(equation(row));
        }
        // This is tried only after everything else has failed, as it takes time.
        if (const auto violation = blocks_.isThorough() ? blocks_.violation() : std::nullopt) {
            cause.beyond = block_.tears[violation->tear];
            cause.value = violation->value;
            cause.bound = violation->bound;
            cause.isBelow = violation->isBelow;
        }
        return failure(FailureKind::BlockNotSolved, true, block_.residualOrigins[order.front()].component,
                       std::move(cause));
    }

    [[nodiscard]] EvaluationStatus singular() const
    {
        if (!isKnown_ || !matrix_.allFinite()) {
            const std::uint32_t row = std::min(blocks_.failedRow(), size_ - 1);
            return failure(FailureKind::SingularBlock, true, block_.residualOrigins[row].component,
                           failures::BlockSingular{block_.tears, {}});
        }
        const PivotedQr columns(matrix_), rows(matrix_.transpose());
        const Eigen::Index missing = size_ - columns.rank(kSingular * columns.pivots()[0]);
        const Eigen::Index first = size_ - std::max<Eigen::Index>(missing, 1);
        failures::BlockSingular cause;
        for (const std::uint32_t row : partsOf(columns.lastOfBasis(size_ - first)))
            cause.equations.push_back(equation(row));
        for (const std::uint32_t column : partsOf(rows.lastOfBasis(size_ - first)))
            cause.unknowns.push_back(block_.tears[column]);
        const ComponentId component = cause.equations.front().component;
        return failure(FailureKind::SingularBlock, true, component, std::move(cause));
    }

private:
    [[nodiscard]] failures::BlockEquation equation(std::uint32_t row) const
    {
        const auto& [left, right] = block_.residualEquations[row];
        return {left, right, block_.residualOrigins[row].component, residuals_[row]};
    }

    /// The rows with a share in the columns of \a basis, the one with the largest share first.
    [[nodiscard]] static std::vector<std::uint32_t> partsOf(const Eigen::MatrixXd& basis)
    {
        const Eigen::VectorXd shares = basis.rowwise().norm();
        std::vector<std::uint32_t> order(static_cast<std::size_t>(shares.size()));
        std::iota(order.begin(), order.end(), 0u);
        std::stable_sort(order.begin(), order.end(),
                         [&](std::uint32_t a, std::uint32_t b) { return shares[a] > shares[b]; });
        std::size_t count = 1;
        while (count < order.size() && count < kMostNamed && shares[order[count]] > kNegligible * shares[order[0]])
            ++count;
        order.resize(count);
        return order;
    }

    BlockSolver& blocks_;
    const TapeBlock& block_;
    std::uint32_t size_;
    bool isKnown_ = false;
    std::vector<double> residuals_;
    Matrix matrix_;          ///< columns for a usual change of each unknown; rows of sum 1
    Eigen::VectorXd sizes_;  ///< sizes of the residuals
};

EvaluationStatus cancelled()
{
    return {FailureKind::Cancelled, false, {}, {}};
}

}  // namespace

EvaluationStatus briefBlockFailure(FailureKind kind, const BlockSolver& blocks)
{
    if (kind == FailureKind::Cancelled)
        return cancelled();
    const TapeBlock& block = blocks.failedBlock();
    const ComponentId component = block.residualOrigins[std::min(blocks.failedRow(), block.size() - 1)].component;
    if (kind == FailureKind::SingularBlock)
        return failure(kind, true, component, failures::BlockSingular{{block.tears[0]}, {}});
    return failure(kind, true, component, failures::BlockNotSolved{{block.tears[0]}, {}});
}

EvaluationStatus fullBlockFailure(FailureKind kind, BlockSolver& blocks)
{
    if (kind == FailureKind::Cancelled)
        return cancelled();
    const FailedBlock block(blocks);
    EvaluationStatus status = kind == FailureKind::SingularBlock ? block.singular() : block.unsolved();
    status.kind = kind;
    return status;
}

}  // namespace bramah::solver
