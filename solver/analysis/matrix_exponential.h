// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

namespace bramah::solver {

/// The exponential of a square \a matrix, by Eigen; in a file of its own, as it takes long to compile.
[[nodiscard]] Eigen::MatrixXd matrixExponential(const Eigen::MatrixXd& matrix);

}  // namespace bramah::solver
