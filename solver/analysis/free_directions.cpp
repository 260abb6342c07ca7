// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/free_directions.h"

#include "solver/linear_algebra/dense_solutions.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

constexpr int kScalings = 6;
/// For entries that scaling has made about 1. An absolute limit: where all are rounding errors the rank is zero.
constexpr double kZero = 1e-10;
constexpr double kRounding = 1e-13;  ///< of the largest share of a state in an invariant

/// Row and column factors that make the largest entry of each row and column of a matrix about 1 (Ruiz), so that its
/// rank does not depend on units.
struct Equilibration {
    VectorXd rows, columns;
    MatrixXd matrix;

    Equilibration(const MatrixXd& original, const VectorXd& sizes)
        : rows(VectorXd::Ones(original.rows())), columns(VectorXd::Ones(original.cols())), matrix(original)
    {
        columns.head(sizes.size()) = sizes;
        matrix = matrix * columns.asDiagonal();
        for (int round = 0; round < kScalings; ++round) {
            for (Index r = 0; r < matrix.rows(); ++r) {
                const double factor = inverseRoot(matrix.row(r).lpNorm<Eigen::Infinity>(), round == 0);
                matrix.row(r) *= factor;
                rows[r] *= factor;
            }
            for (Index c = 0; c < matrix.cols(); ++c) {
                const double factor = inverseRoot(matrix.col(c).lpNorm<Eigen::Infinity>(), false);
                matrix.col(c) *= factor;
                columns[c] *= factor;
            }
        }
    }

private:
    [[nodiscard]] static double inverseRoot(double size, bool isWhole)
    {
        if (!(size > 0) || !std::isfinite(size))
            return 1;
        return isWhole ? 1 / size : 1 / std::sqrt(size);
    }
};

}  // namespace

void InvariantSearch::addPoint(const MatrixXd& jacobian, const VectorXd& f, const VectorXd& sizes)
{
    const Index size = jacobian.rows();
    if (isFirst_) {
        invariants_ = MatrixXd::Identity(size, size);
        isFirst_ = false;
    }
    if (invariants_.cols() == 0)
        return;
    MatrixXd all(size, size + 1);
    all << jacobian, f;
    VectorXd columns = VectorXd::Ones(size + 1);
    columns.head(size) = sizes;
    const Equilibration scaled(all, columns);
    // w'[J f] = 0 is equivalent to (w / rows)' (rows * [J f] * columns) = 0.
    const MatrixXd candidates = scaled.rows.cwiseInverse().asDiagonal() * invariants_;
    const VectorXd lengths = candidates.colwise().norm().transpose().cwiseMax(1e-300);
    const MatrixXd unit = candidates * lengths.cwiseInverse().asDiagonal();
    const MatrixXd kept = nullSpace((unit.transpose() * scaled.matrix).transpose(), kZero);
    invariants_ = scaled.rows.asDiagonal() * (unit * kept);
    for (Index c = 0; c < invariants_.cols(); ++c) {
        const VectorXd shares = invariants_.col(c).cwiseProduct(sizes);
        const double largest = shares.lpNorm<Eigen::Infinity>();
        // Equilibration would make a rounding error as large as a state that takes part.
        for (Index r = 0; r < size; ++r)
            invariants_(r, c) = std::fabs(shares[r]) > kRounding * largest ? invariants_(r, c) / largest : 0;
    }
}

FreeDirections findFreeDirections(const MatrixXd& jacobian, const VectorXd& sizes, const VectorXd& preference,
                                  const MatrixXd& invariants)
{
    FreeDirections result;
    result.invariants = invariants;
    const Index size = jacobian.rows();
    MatrixXd all(size + invariants.cols(), size);
    all << jacobian, invariants.transpose();
    const Equilibration scaled(all, sizes);
    const MatrixXd free = nullSpace(scaled.matrix, kZero);
    result.motions = MatrixXd::Zero(size, free.cols());
    if (free.cols() == 0)
        return result;
    // In units of the states' sizes; a row tells how much a state takes part.
    const MatrixXd shares = (scaled.columns.cwiseQuotient(sizes)).asDiagonal() * free;
    const MatrixXd weighted = preference.asDiagonal() * shares;
    const PivotedQr choice(weighted.transpose());
    MatrixXd own(free.cols(), free.cols());
    for (Index k = 0; k < free.cols(); ++k)
        result.held.push_back(choice.column(k));
    std::sort(result.held.begin(), result.held.end());
    const MatrixXd motions = scaled.columns.asDiagonal() * free;
    for (Index k = 0; k < free.cols(); ++k)
        own.row(k) = motions.row(result.held[static_cast<std::size_t>(k)]);
    // motions * own^-1
    result.motions = solution(own.transpose(), motions.transpose()).transpose();
    return result;
}

}  // namespace bramah::solver
