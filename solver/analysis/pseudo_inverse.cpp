// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/decompositions.h"

#include <Eigen/QR>

namespace bramah::solver {

Eigen::MatrixXcd pseudoInverse(const Eigen::MatrixXcd& matrix)
{
    return matrix.completeOrthogonalDecomposition().pseudoInverse();
}

}  // namespace bramah::solver
