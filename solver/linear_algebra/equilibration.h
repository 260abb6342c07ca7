// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <Eigen/Core>

namespace bramah::solver {

/// Factors by which the rows and columns of a matrix were multiplied.
struct ScaleFactors {
    Eigen::VectorXd rows, columns;
};

/// Multiplies rows and columns of \a matrix by powers of two until the largest entry of each is near 1, so that its
/// pivots do not depend on units: `q = 1e-12*(p1 - p2)` is as good an equation as `q = p1 - p2`. Rows and columns of
/// zeros keep their factor 1. Entries are finite. After D. Ruiz, A scaling algorithm to equilibrate both rows and
/// columns norms in matrices (2001).
[[nodiscard]] ScaleFactors equilibrate(Eigen::MatrixXd& matrix);

}  // namespace bramah::solver
