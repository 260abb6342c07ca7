// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/decompositions.h"

#include <Eigen/Eigenvalues>

namespace bramah::solver {

std::vector<std::pair<std::complex<double>, double>> generalizedEigenvalues(const Eigen::MatrixXd& a,
                                                                            const Eigen::MatrixXd& b)
{
    std::vector<std::pair<std::complex<double>, double>> values;
    const Eigen::GeneralizedEigenSolver<Eigen::MatrixXd> solver(a, b, false);
    if (solver.info() == Eigen::Success)
        for (Eigen::Index k = 0; k < solver.alphas().size(); ++k)
            values.emplace_back(solver.alphas()[k], solver.betas()[k]);
    return values;
}

}  // namespace bramah::solver
