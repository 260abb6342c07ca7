// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/evaluate/block_failure.h"

#include "solver/expressions/number_text.h"
#include "solver/flat_model/expression_text.h"
#include "solver/translate.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>

namespace bramah::solver {
namespace {

constexpr std::size_t kMostNamed = 3;
constexpr std::size_t kTextLength = 80;  ///< of an equation, characters a side
constexpr double kNegligible = 1e-6;     ///< of the largest share in a null vector, or of the largest residual
constexpr double kSingular = 1e-11;      ///< of the largest singular value

using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// As `a, b and c`.
std::string listed(const std::vector<std::string>& items)
{
    std::string text = items.empty() ? std::string() : items.front();
    for (std::size_t i = 1; i < items.size(); ++i)
        text = i + 1 == items.size() ? filled(tr("%1 and %2"), text, items[i]) : text + ", " + items[i];
    return text;
}

class BlockFailureText
{
public:
    BlockFailureText(BlockSolver& blocks, const FlatModel& model)
        : blocks_(blocks), block_(blocks.failedBlock()), model_(model), size_(block_.size()), residuals_(size_)
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

    void describeUnsolved(EvaluationStatus& status) const
    {
        std::vector<std::uint32_t> order(size_);
        std::iota(order.begin(), order.end(), 0u);
        const auto share = [this](std::uint32_t row) { return std::fabs(residuals_[row]) / sizes_[row]; };
        std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
            return share(a) > share(b) || (std::isnan(share(a)) && !std::isnan(share(b)));
        });
        status.component = block_.residualOrigins[order.front()].component;
        status.detail = filled(tr("no solution found for %1"), unknowns());
        std::vector<std::string> worst;
        for (const std::uint32_t row : order) {
            if (worst.size() == kMostNamed || share(row) <= kNegligible * share(order.front()))
                break;
            worst.push_back(filled(tr("%1 is off by %2"), equation(row), rounded(residuals_[row])));
        }
        if (!worst.empty())
            status.detail = filled(tr("%1; worst off: %2"), status.detail, listed(worst));
    }

    void describeSingular(EvaluationStatus& status) const
    {
        status.component = block_.residualOrigins[std::min(blocks_.failedRow(), size_ - 1)].component;
        if (!isKnown_ || !matrix_.allFinite()) {
            status.detail = filled(tr("the equations for %1 are singular"), unknowns());
            return;
        }
        const Eigen::JacobiSVD<Eigen::MatrixXd> svd(matrix_, Eigen::ComputeFullU | Eigen::ComputeFullV);
        const Eigen::VectorXd& values = svd.singularValues();
        Eigen::Index first = size_ - 1;
        while (first > 0 && values[first - 1] <= kSingular * values[0])
            --first;
        const auto rows = partsOf(svd.matrixU().rightCols(size_ - first));
        const auto columns = partsOf(svd.matrixV().rightCols(size_ - first));
        status.component = block_.residualOrigins[rows.front()].component;
        std::vector<std::string> equations, names;
        for (const std::uint32_t row : rows)
            equations.push_back(equation(row));
        for (const std::uint32_t column : columns)
            names.push_back(name(column));
        status.detail = filled(
            rows.size() > 1 ? tr("the equations %1 do not determine %2") : tr("the equation %1 does not determine %2"),
            listed(equations), listed(names));
    }

private:
    [[nodiscard]] std::string name(std::uint32_t k) const { return "`" + model_.variable(block_.tears[k]).path + "`"; }

    [[nodiscard]] std::string unknowns() const
    {
        std::vector<std::string> names;
        for (std::uint32_t k = 0; k < size_ && names.size() < kMostNamed; ++k)
            names.push_back(name(k));
        if (size_ > kMostNamed)
            names.back() = filled(tr("%1 more"), std::to_string(size_ - kMostNamed + 1));
        return listed(names);
    }

    [[nodiscard]] std::string equation(std::uint32_t row) const
    {
        const auto& [left, right] = block_.residualEquations[row];
        const std::string& path = model_.component(block_.residualOrigins[row].component).path;
        const std::string text = "`" + equationText(model_, left, right, kTextLength) + "`";
        return path.empty() ? text : filled(tr("%1 of `%2`"), text, path);
    }

    [[nodiscard]] static std::string rounded(double value)
    {
        char text[32];
        std::snprintf(text, sizeof text, "%.3g", value);
        return text;
    }

    /// The rows that take part in the columns of \a basis, the one with the largest share first.
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
    const FlatModel& model_;
    std::uint32_t size_;
    bool isKnown_ = false;
    std::vector<double> residuals_;
    Matrix matrix_;          ///< columns for a usual change of each unknown, rows of sum 1
    Eigen::VectorXd sizes_;  ///< of the residuals
};

EvaluationStatus cancelled()
{
    return {FailureKind::Cancelled, false, {}, "stopped"};
}

}  // namespace

EvaluationStatus briefBlockFailure(FailureKind kind, const BlockSolver& blocks, const FlatModel& model)
{
    if (kind == FailureKind::Cancelled)
        return cancelled();
    const TapeBlock& block = blocks.failedBlock();
    const std::uint32_t row = std::min(blocks.failedRow(), block.size() - 1);
    const std::string& path = model.variable(block.tears[0]).path;
    return {kind, true, block.residualOrigins[row].component,
            kind == FailureKind::SingularBlock ? filled(tr("the equations for %1 are singular"), "`" + path + "`")
                                               : filled(tr("no solution found for %1"), "`" + path + "`")};
}

EvaluationStatus fullBlockFailure(FailureKind kind, BlockSolver& blocks, const FlatModel& model)
{
    if (kind == FailureKind::Cancelled)
        return cancelled();
    EvaluationStatus status;
    status.kind = kind;
    const BlockFailureText text(blocks, model);
    if (kind == FailureKind::SingularBlock)
        text.describeSingular(status);
    else
        text.describeUnsolved(status);
    return status;
}

}  // namespace bramah::solver
