// SPDX-License-Identifier: BSD-3-Clause
#include "solver/linear_algebra/spectral_radius.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

constexpr int kSettlingProducts = 2;
constexpr int kMeasuredProducts = 4;  // a pair of complex eigenvalues rotates the direction: only mean growth counts

}  // namespace

SpectralRadius::SpectralRadius(const SparsePattern& pattern)
    : pattern_(pattern),
      direction_(static_cast<std::size_t>(pattern.rows)),
      product_(static_cast<std::size_t>(pattern.rows))
{
}

double SpectralRadius::estimate(std::span<const double> entries, std::span<const double> scale)
{
    // The direction must contain every eigenvector: each unknown gets a part, of different size and sign.
    for (std::size_t k = 0; k < direction_.size(); ++k)
        direction_[k] += (k % 2 == 0 ? 0.1 : -0.1) / static_cast<double>(1 + k % 7);
    for (int k = 0; k < kSettlingProducts; ++k)
        if (!(multiply(entries, scale) > 0))
            return 0;
    double logarithms = 0;
    for (int k = 0; k < kMeasuredProducts; ++k) {
        const double growth = multiply(entries, scale);
        if (!(growth > 0))
            return 0;
        logarithms += std::log(growth);
    }
    return std::exp(logarithms / kMeasuredProducts);
}

double SpectralRadius::multiply(std::span<const double> entries, std::span<const double> scale)
{
    std::ranges::fill(product_, 0.0);
    for (std::size_t column = 0; column < direction_.size(); ++column) {
        const double factor = scale[column] * direction_[column];
        for (auto e = static_cast<std::size_t>(pattern_.columnStarts[column]);
             e < static_cast<std::size_t>(pattern_.columnStarts[column + 1]); ++e)
            product_[static_cast<std::size_t>(pattern_.rowIndices[e])] += entries[e] * factor;
    }
    double sum = 0;
    for (std::size_t row = 0; row < product_.size(); ++row) {
        product_[row] /= scale[row];
        sum += product_[row] * product_[row];
    }
    const double length = std::sqrt(sum);
    if (!(length > 0) || !std::isfinite(length)) {
        std::ranges::fill(direction_, 0.0);
        return 0;
    }
    for (std::size_t row = 0; row < product_.size(); ++row)
        direction_[row] = product_[row] / length;
    return length;
}

}  // namespace bramah::solver
