// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace bramah::solver {

/// A square system of equations F(z) = 0 with few unknowns, as the methods see it that are tried when Newton's fails.
class NonlinearSystem
{
public:
    virtual ~NonlinearSystem() = default;

    /// F(z) into \a result; false if it is not finite.
    [[nodiscard]] virtual bool residual(std::span<const double> z, std::span<double> result) = 0;
    /// dF/dz row by row into \a matrix; false if it is not finite.
    [[nodiscard]] virtual bool jacobian(std::span<const double> z, std::span<double> matrix) = 0;
    [[nodiscard]] virtual bool isStopWanted() const { return false; }

    [[nodiscard]] std::size_t size() const { return nominals.size(); }
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

/// Usual size of each residual of \a system at \a z: the sum of what a change of each unknown by its usual size makes;
/// \a otherwise where that is nothing.
[[nodiscard]] std::vector<double> residualScales(NonlinearSystem& system, std::span<const double> z,
                                                 double otherwise = 1);

}  // namespace bramah::solver
