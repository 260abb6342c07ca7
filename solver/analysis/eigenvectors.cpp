// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/decompositions.h"

#include <Eigen/Eigenvalues>

namespace bramah::solver {

std::optional<Eigenvectors> eigenvectorsOf(const Eigen::MatrixXd& matrix)
{
    const Eigen::EigenSolver<Eigen::MatrixXd> solver(matrix);
    if (solver.info() != Eigen::Success)
        return std::nullopt;
    return Eigenvectors{solver.eigenvalues(), solver.eigenvectors()};
}

}  // namespace bramah::solver
