// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/matrix_exponential.h"

#include <unsupported/Eigen/MatrixFunctions>

namespace bramah::solver {

Eigen::MatrixXd matrixExponential(const Eigen::MatrixXd& matrix)
{
    return matrix.exp();
}

}  // namespace bramah::solver
