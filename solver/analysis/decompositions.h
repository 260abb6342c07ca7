// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <optional>

namespace bramah::solver {

/// The eigenvalues of a square matrix and, as columns, its eigenvectors.
struct Eigenvectors {
    Eigen::VectorXcd values;
    Eigen::MatrixXcd vectors;
};

/// Eigen's decompositions that take longest to compile, each in a file of its own. Nothing where the QR iteration of
/// \a matrix does not converge.
[[nodiscard]] std::optional<Eigenvectors> eigenvectorsOf(const Eigen::MatrixXd& matrix);
/// The pseudo-inverse (Moore and Penrose) of \a matrix: its inverse where it has one, else that of least squares.
[[nodiscard]] Eigen::MatrixXcd pseudoInverse(const Eigen::MatrixXcd& matrix);

}  // namespace bramah::solver
