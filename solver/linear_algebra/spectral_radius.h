// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/linear_algebra/sparse_pattern.h"

#include <span>
#include <vector>

namespace bramah::solver {

/// Estimates the magnitude of a square matrix's largest eigenvalue by power iteration. Each estimate starts from the
/// last direction, so that few products suffice for a matrix that changes slowly.
class SpectralRadius
{
public:
    /// For matrices of \a pattern, which is square.
    explicit SpectralRadius(const SparsePattern& pattern);

    /// \a entries: those of the pattern, in its order. \a scale: size of each unknown, so that units do not matter.
    /// Returns 0 for a matrix whose powers vanish.
    [[nodiscard]] double estimate(std::span<const double> entries, std::span<const double> scale);

private:
    /// Multiplies the direction by the matrix and normalises it; returns the length before that.
    double multiply(std::span<const double> entries, std::span<const double> scale);

    SparsePattern pattern_;
    std::vector<double> direction_, product_;
};

}  // namespace bramah::solver
