// SPDX-License-Identifier: BSD-3-Clause
#include "solver/linear_algebra/dense_lu.h"

#include <cmath>
#include <cstddef>
#include <utility>

namespace bramah::solver {

void DenseLu::reserve(std::uint32_t largestSize)
{
    matrix_.resize(std::size_t{largestSize} * largestSize);
    scale_.resize(largestSize);
    work_.resize(largestSize);
    order_.resize(largestSize);
}

bool DenseLu::factoriseSeveral(std::uint32_t size)
{
    size_ = size;
    double* m = matrix_.data();
    for (std::uint32_t r = 0; r < size; ++r) {
        double largest = 0;
        for (std::uint32_t c = 0; c < size; ++c)
            largest = std::fmax(largest, std::fabs(m[std::size_t{r} * size + c]));
        zeroPivot_ = r;
        if (!(largest > 0) || !std::isfinite(largest))
            return false;
        scale_[r] = 1 / largest;
        order_[r] = r;
    }
    constexpr double kSingular = 1e-15;
    for (std::uint32_t k = 0; k < size; ++k) {
        std::uint32_t pivot = k;
        double best = -1;
        for (std::uint32_t r = k; r < size; ++r) {
            const double candidate = std::fabs(m[std::size_t{r} * size + k]) * scale_[r];
            if (candidate > best) {
                best = candidate;
                pivot = r;
            }
        }
        zeroPivot_ = k;
        if (!(best > kSingular) && !(best > kSingular * eliminatedFrom(k)))
            return false;
        if (pivot != k) {
            for (std::uint32_t c = 0; c < size; ++c)
                std::swap(m[std::size_t{pivot} * size + c], m[std::size_t{k} * size + c]);
            std::swap(scale_[pivot], scale_[k]);
            std::swap(order_[pivot], order_[k]);
        }
        const double inverse = 1 / m[std::size_t{k} * size + k];
        for (std::uint32_t r = k + 1; r < size; ++r) {
            double& factor = m[std::size_t{r} * size + k];
            if (factor == 0)
                continue;
            factor *= inverse;
            for (std::uint32_t c = k + 1; c < size; ++c)
                m[std::size_t{r} * size + c] -= factor * m[std::size_t{k} * size + c];
        }
    }
    return true;
}

/// The largest number, for rows whose largest entry is 1, that was subtracted in \a column.
double DenseLu::eliminatedFrom(std::uint32_t column) const
{
    double largest = 0;
    for (std::uint32_t r = 0; r < column; ++r)
        largest = std::fmax(largest, std::fabs(matrix_[std::size_t{r} * size_ + column]) * scale_[r]);
    return largest;
}

void DenseLu::solveSeveral(double* rightSide, std::uint32_t stride)
{
    const double* m = matrix_.data();
    for (std::uint32_t r = 0; r < size_; ++r) {
        double sum = rightSide[std::size_t{order_[r]} * stride];
        for (std::uint32_t c = 0; c < r; ++c)
            sum -= m[std::size_t{r} * size_ + c] * work_[c];
        work_[r] = sum;
    }
    for (std::uint32_t r = size_; r-- > 0;) {
        double sum = work_[r];
        for (std::uint32_t c = r + 1; c < size_; ++c)
            sum -= m[std::size_t{r} * size_ + c] * work_[c];
        work_[r] = sum / m[std::size_t{r} * size_ + r];
    }
    for (std::uint32_t r = 0; r < size_; ++r)
        rightSide[std::size_t{r} * stride] = work_[r];
}

}  // namespace bramah::solver
