// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <span>
#include <vector>

namespace bramah::solver {

/// A small square system F(z) = 0, in the form in which rescue methods see it.
class NonlinearSystem
{
public:
    virtual ~NonlinearSystem() = default;

    /// Writes F(z) to \a result; false if it is not finite.
    [[nodiscard]] virtual bool residual(std::span<const double> z, std::span<double> result) = 0;
    /// Writes dF/dz to \a matrix, row by row; false if it is not finite.
    [[nodiscard]] virtual bool jacobian(std::span<const double> z, std::span<double> matrix) = 0;
    /// Asked by methods now and then; they end without a solution when it is true.
    [[nodiscard]] virtual bool isStopWanted() const { return false; }

    /// The number of unknowns and of equations.
    [[nodiscard]] std::size_t size() const { return nominals.size(); }
    /// Is every unknown between its bounds, both included? False for NaN.
    [[nodiscard]] bool isWithinBounds(std::span<const double> z) const
    {
        for (std::size_t k = 0; k < z.size(); ++k)
            if (!(z[k] >= lowest[k] && z[k] <= highest[k]))
                return false;
        return true;
    }

    std::vector<double> nominals;         ///< usual size of each unknown, positive
    std::vector<double> lowest, highest;  ///< bounds of each unknown; infinite: none
};

/// The usual size of each residual of \a system at \a z: the sum of its changes when each unknown changes by its usual
/// size; \a otherwise if that is 0.
[[nodiscard]] std::vector<double> residualScales(NonlinearSystem& system, std::span<const double> z,
                                                 double otherwise = 1);

}  // namespace bramah::solver
