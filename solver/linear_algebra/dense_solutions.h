// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <Eigen/Core>

#include <vector>

namespace bramah::solver {

// Solutions of dense systems, by Eigen: an FMU carries them, and LAPACK would bring a Fortran library. Entries that are
// not finite give results that are not.

/// Solves \a matrix * x = \a right, a column for each right side, by LU with partial pivoting. All entries are NaN if
/// the matrix, which is square, is singular.
[[nodiscard]] Eigen::MatrixXd solution(Eigen::MatrixXd matrix, Eigen::MatrixXd right);

/// Q R with the columns of a matrix in an order in which the diagonal of R does not grow.
class PivotedQr
{
public:
    PivotedQr() = default;
    /// Factorises \a matrix, of any shape; all results are NaN if an entry is not finite.
    explicit PivotedQr(Eigen::MatrixXd matrix);

    /// The absolute values on the diagonal of R, the largest first.
    [[nodiscard]] Eigen::VectorXd pivots() const;
    /// The number of pivots above \a limit.
    [[nodiscard]] Eigen::Index rank(double limit) const;
    /// The limit below which a pivot is a rounding error of the others.
    [[nodiscard]] double rounding() const;
    /// Index of the column of the matrix that comes k-th.
    [[nodiscard]] Eigen::Index column(Eigen::Index k) const { return order_[static_cast<std::size_t>(k)]; }
    /// The last \a count columns of Q, which are orthonormal. Those behind the rank of a matrix are a basis of all
    /// vectors that are normal to its columns.
    [[nodiscard]] Eigen::MatrixXd lastOfBasis(Eigen::Index count) const;
    /// The least squares solution of matrix * x = \a right; columns whose pivots are rounding errors take no part.
    [[nodiscard]] Eigen::VectorXd solve(const Eigen::VectorXd& right) const;

private:
    Eigen::MatrixXd factors_;  ///< R above the diagonal, the reflectors of Q below
    Eigen::VectorXd reflectors_;
    std::vector<Eigen::Index> order_;
};

/// An orthonormal basis, by columns, of the vectors that \a matrix maps to zero; a pivot up to \a limit counts as zero.
[[nodiscard]] Eigen::MatrixXd nullSpace(const Eigen::MatrixXd& matrix, double limit);

}  // namespace bramah::solver
