// SPDX-License-Identifier: BSD-3-Clause
#include "solver/nonlinear/nonlinear_system.h"

#include <cmath>

namespace bramah::solver {

std::vector<double> residualScales(NonlinearSystem& system, std::span<const double> z, double otherwise)
{
    const std::size_t size = system.size();
    std::vector<double> scales(size, otherwise), matrix(size * size);
    if (!system.jacobian(z, matrix))
        return scales;
    for (std::size_t row = 0; row < size; ++row) {
        double sum = 0;
        for (std::size_t column = 0; column < size; ++column)
            sum += std::fabs(matrix[row * size + column]) * system.nominals[column];
        if (sum > 0 && std::isfinite(sum))
            scales[row] = sum;
    }
    return scales;
}

}  // namespace bramah::solver
