// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrators/matrix_work.h"

#include <algorithm>

namespace bramah::solver {

MatrixWork matrixWork(const SparsePattern& pattern)
{
    constexpr double kFill = 3;
    constexpr double kMatrixOperation = 0.25;  // relative to one of the equations, which call roots and tables
    const auto n = static_cast<double>(pattern.rows), entries = static_cast<double>(pattern.entries());
    const double factors = std::min(n * n, kFill * entries);
    return {kMatrixOperation * factors * factors / (3 * std::max(1.0, n)), kMatrixOperation * factors};
}

}  // namespace bramah::solver
