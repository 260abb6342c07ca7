// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <Eigen/Core>

#include <complex>
#include <optional>
#include <utility>
#include <vector>

namespace bramah::solver {

// Decompositions of dense matrices, by LAPACK: Eigen's own are templates, which take the compiler long. Entries that
// are not finite give results that are not.

/// Solves \a matrix * x = \a right by LU with partial pivoting. All entries are NaN if the matrix, which is square, is
/// singular.
[[nodiscard]] Eigen::VectorXcd complexSolution(Eigen::MatrixXcd matrix, Eigen::VectorXcd right);

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
