// SPDX-License-Identifier: BSD-3-Clause
#include "solver/linear_algebra/equilibration.h"

#include <cmath>

namespace bramah::solver {
namespace {

/// The power of two next to 1/sqrt(\a largest), which is exact as a factor; 1 for 0.
double halfWayToOne(double largest)
{
    return largest > 0 ? std::exp2(std::round(-0.5 * std::log2(largest))) : 1;
}

}  // namespace

ScaleFactors equilibrate(Eigen::MatrixXd& matrix)
{
    constexpr int kRounds = 12;  // each halves the exponents that are left: 1e-300 becomes 1
    ScaleFactors factors{Eigen::VectorXd::Ones(matrix.rows()), Eigen::VectorXd::Ones(matrix.cols())};
    if (matrix.size() == 0)
        return factors;
    for (int round = 0; round < kRounds; ++round) {
        const Eigen::VectorXd rows = matrix.cwiseAbs().rowwise().maxCoeff().unaryExpr(&halfWayToOne);
        const Eigen::VectorXd columns = matrix.cwiseAbs().colwise().maxCoeff().transpose().unaryExpr(&halfWayToOne);
        matrix = rows.asDiagonal() * matrix * columns.asDiagonal();
        factors.rows.array() *= rows.array();
        factors.columns.array() *= columns.array();
    }
    return factors;
}

}  // namespace bramah::solver
