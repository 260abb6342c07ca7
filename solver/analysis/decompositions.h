// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <complex>
#include <optional>
#include <utility>
#include <vector>

namespace bramah::solver {

/// The eigenvalues of a square matrix and, as columns, its eigenvectors.
struct Eigenvectors {
    Eigen::VectorXcd values;
    Eigen::MatrixXcd vectors;
};

/// Decompositions by Eigen that take long to compile, each in a file of its own. Nothing if the QR iteration of \a
/// matrix does not converge.
[[nodiscard]] std::optional<Eigenvectors> eigenvectorsOf(const Eigen::MatrixXd& matrix);
/// The pseudo-inverse (Moore and Penrose) of \a matrix: its inverse if it has one, else that of least squares.
[[nodiscard]] Eigen::MatrixXcd pseudoInverse(const Eigen::MatrixXcd& matrix);
/// The eigenvalues alpha/beta of a x = lambda b x; beta = 0 is infinity. Nothing if the iteration does not converge.
[[nodiscard]] std::vector<std::pair<std::complex<double>, double>> generalizedEigenvalues(const Eigen::MatrixXd& a,
                                                                                          const Eigen::MatrixXd& b);
[[nodiscard]] Eigen::MatrixXd matrixExponential(const Eigen::MatrixXd& matrix);

}  // namespace bramah::solver
