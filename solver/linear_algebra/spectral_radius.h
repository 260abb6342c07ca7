// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/linear_algebra/sparse_pattern.h"

#include <span>
#include <vector>

namespace bramah::solver {

/// Estimates the size of a square matrix's largest eigenvalue by power iteration. Each estimate starts from the
/// direction in which the last one ended, so a matrix that changes slowly is followed with few products.
class SpectralRadius
{
public:
    explicit SpectralRadius(const SparsePattern& pattern);

    /// \a entries: of the pattern, in its order. \a scale: the size of each unknown, so that units do not matter.
    /// 0 for a matrix whose powers vanish.
    [[nodiscard]] double estimate(std::span<const double> entries, std::span<const double> scale);

private:
    /// Replaces the direction by the matrix times it and scales that to length 1; the length it had.
    double multiply(std::span<const double> entries, std::span<const double> scale);

    SparsePattern pattern_;
    std::vector<double> direction_, product_;
};

}  // namespace bramah::solver
