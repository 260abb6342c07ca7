// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <complex>
#include <optional>
#include <utility>
#include <vector>

namespace bramah::solver {

// Decompositions of dense matrices, by LAPACK: Eigen's own are templates, which took the compiler a tenth of the
// program's time. Entries that are not finite give results that are not.

/// Solves \a matrix * x = \a right, a column for each right side, by LU with partial pivoting. All entries are NaN if
/// the matrix, which is square, is singular.
[[nodiscard]] Eigen::MatrixXd solution(Eigen::MatrixXd matrix, Eigen::MatrixXd right);
[[nodiscard]] Eigen::VectorXcd complexSolution(Eigen::MatrixXcd matrix, Eigen::VectorXcd right);

/// Q R with the columns of a matrix in an order in which the diagonal of R does not grow.
class PivotedQr
{
public:
    PivotedQr() = default;
    explicit PivotedQr(Eigen::MatrixXd matrix);

    /// The absolute values on the diagonal of R, the largest first.
    [[nodiscard]] Eigen::VectorXd pivots() const;
    /// The number of pivots above \a limit.
    [[nodiscard]] Eigen::Index rank(double limit) const;
    /// The limit below which a pivot is a rounding error of the others.
    [[nodiscard]] double rounding() const;
    /// Index of the column of the matrix that comes k-th.
    [[nodiscard]] Eigen::Index column(Eigen::Index k) const { return order_[static_cast<std::size_t>(k)] - 1; }
    /// The last \a count columns of Q, which are orthonormal. Those behind the rank of a matrix are a basis of all
    /// vectors that are normal to its columns.
    [[nodiscard]] Eigen::MatrixXd lastOfBasis(Eigen::Index count) const;
    /// The least squares solution of matrix * x = \a right; columns whose pivots are rounding errors take no part.
    [[nodiscard]] Eigen::VectorXd solve(const Eigen::VectorXd& right) const;

private:
    Eigen::MatrixXd factors_;  ///< R above the diagonal, the reflectors of Q below
    std::vector<double> reflectors_;
    std::vector<int> order_;  ///< from 1
};

/// An orthonormal basis, by columns, of the vectors that \a matrix maps to zero; a pivot up to \a limit counts as zero.
[[nodiscard]] Eigen::MatrixXd nullSpace(const Eigen::MatrixXd& matrix, double limit);

/// The eigenvalues of a symmetric \a matrix, from the smallest on. Nothing if the iteration does not converge.
[[nodiscard]] std::optional<Eigen::VectorXd> symmetricEigenvalues(Eigen::MatrixXd matrix);

/// The eigenvalues of a square matrix and, as columns of length 1, its eigenvectors. Of two that are conjugate the one
/// with the positive imaginary part comes first.
struct Eigenvectors {
    Eigen::VectorXcd values;
    Eigen::MatrixXcd vectors;
};
/// Nothing if the QR iteration of \a matrix does not converge.
[[nodiscard]] std::optional<Eigenvectors> eigenvectorsOf(Eigen::MatrixXd matrix);
/// The eigenvalues alpha/beta of a x = lambda b x; beta = 0 is infinity. Nothing if the QZ iteration does not converge.
[[nodiscard]] std::vector<std::pair<std::complex<double>, double>> generalizedEigenvalues(Eigen::MatrixXd a,
                                                                                          Eigen::MatrixXd b);

/// The pseudo-inverse (Moore and Penrose) of a square \a matrix: its inverse if it has one, else that of least squares.
[[nodiscard]] Eigen::MatrixXcd pseudoInverse(Eigen::MatrixXcd matrix);

}  // namespace bramah::solver
