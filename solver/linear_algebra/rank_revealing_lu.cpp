// SPDX-License-Identifier: BSD-3-Clause
#include "solver/linear_algebra/rank_revealing_lu.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <utility>

namespace bramah::solver {

namespace {

/// Subtracts from \a v its component along \a unit.
void removePart(const double* unit, double* v, std::uint32_t size)
{
    const double part = std::inner_product(unit, unit + size, v, 0.0);
    for (std::uint32_t k = 0; k < size; ++k)
        v[k] -= part * unit[k];
}

}  // namespace

void RankRevealingLu::reserve(std::uint32_t largestSize)
{
    matrix_.resize(std::size_t{largestSize} * largestSize);
    scale_.resize(largestSize);
    work_.resize(largestSize);
    columnScale_.resize(largestSize);
    nullSpace_.resize(std::size_t{largestSize} * largestSize);
    rows_.resize(largestSize);
    columns_.resize(largestSize);
}

bool RankRevealingLu::factorise(std::uint32_t size)
{
    size_ = size;
    rank_ = 0;
    double* m = matrix_.data();
    const auto at = [m, size](std::uint32_t r, std::uint32_t c) -> double& { return m[std::size_t{r} * size + c]; };
    std::iota(rows_.begin(), rows_.begin() + size, 0u);
    std::iota(columns_.begin(), columns_.begin() + size, 0u);
    for (std::uint32_t r = 0; r < size; ++r) {
        double largest = 0;
        for (std::uint32_t c = 0; c < size; ++c)
            largest = std::fmax(largest, std::fabs(at(r, c)));
        if (!std::isfinite(largest))
            return false;
        scale_[r] = largest > 0 ? 1 / largest : 1;
        for (std::uint32_t c = 0; c < size; ++c)
            at(r, c) *= scale_[r];
    }
    for (std::uint32_t c = 0; c < size; ++c) {
        double largest = 0;
        for (std::uint32_t r = 0; r < size; ++r)
            largest = std::fmax(largest, std::fabs(at(r, c)));
        columnScale_[c] = largest > 0 ? 1 / largest : 1;
    }
    constexpr double kZero = 1e-12;  // for rows and columns whose largest entry is 1
    for (std::uint32_t k = 0; k < size; ++k) {
        std::uint32_t row = k, column = k;
        double best = 0;
        for (std::uint32_t r = k; r < size; ++r)
            for (std::uint32_t c = k; c < size; ++c)
                if (const double pivot = std::fabs(at(r, c)) * columnScale_[c]; pivot > best) {
                    best = pivot;
                    row = r;
                    column = c;
                }
        if (best <= kZero)
            break;
        ++rank_;
        if (row != k) {
            for (std::uint32_t c = 0; c < size; ++c)
                std::swap(at(row, c), at(k, c));
            std::swap(rows_[row], rows_[k]);
            std::swap(scale_[row], scale_[k]);
        }
        if (column != k) {
            for (std::uint32_t r = 0; r < size; ++r)
                std::swap(at(r, column), at(r, k));
            std::swap(columns_[column], columns_[k]);
            std::swap(columnScale_[column], columnScale_[k]);
        }
        for (std::uint32_t r = k + 1; r < size; ++r) {
            const double factor = at(r, k) / at(k, k);
            at(r, k) = factor;
            for (std::uint32_t c = k + 1; factor != 0 && c < size; ++c)
                at(r, c) -= factor * at(k, c);
        }
    }
    makeNullSpace();
    return true;
}

void RankRevealingLu::makeNullSpace()
{
    const double* m = matrix_.data();
    const auto at = [m, this](std::uint32_t r, std::uint32_t c) { return m[std::size_t{r} * size_ + c]; };
    for (std::uint32_t f = rank_; f < size_; ++f) {
        double* v = nullSpace_.data() + std::size_t{f - rank_} * size_;
        std::fill_n(v, size_, 0.0);
        v[f] = 1;
        for (std::uint32_t r = rank_; r-- > 0;) {
            double sum = -at(r, f);
            for (std::uint32_t c = r + 1; c < rank_; ++c)
                sum -= at(r, c) * v[c];
            v[r] = sum / at(r, r);
        }
        for (std::uint32_t earlier = 0; earlier < f - rank_; ++earlier)
            removePart(nullSpace_.data() + std::size_t{earlier} * size_, v, size_);
        const double length = std::sqrt(std::inner_product(v, v + size_, v, 0.0));
        for (std::uint32_t k = 0; k < size_; ++k)
            v[k] /= length;
    }
}

bool RankRevealingLu::solve(double* rightSide, std::uint32_t stride, double tolerance)
{
    const double* m = matrix_.data();
    const auto at = [m, this](std::uint32_t r, std::uint32_t c) { return m[std::size_t{r} * size_ + c]; };
    double largest = 0;
    for (std::uint32_t r = 0; r < size_; ++r) {
        double sum = rightSide[std::size_t{rows_[r]} * stride] * scale_[r];
        largest = std::fmax(largest, std::fabs(sum));
        for (std::uint32_t c = 0; c < std::min(r, rank_); ++c)
            sum -= at(r, c) * work_[c];
        work_[r] = sum;
    }
    for (std::uint32_t r = rank_; r < size_; ++r)
        if (!(std::fabs(work_[r]) <= tolerance * largest))
            return false;
    std::fill(work_.begin() + rank_, work_.begin() + size_, 0.0);
    for (std::uint32_t r = rank_; r-- > 0;) {
        for (std::uint32_t c = r + 1; c < rank_; ++c)
            work_[r] -= at(r, c) * work_[c];
        work_[r] /= at(r, r);
    }
    for (std::uint32_t f = 0; f < size_ - rank_; ++f)
        removePart(nullSpace_.data() + std::size_t{f} * size_, work_.data(), size_);
    for (std::uint32_t k = 0; k < size_; ++k)
        rightSide[std::size_t{columns_[k]} * stride] = work_[k];
    return true;
}

}  // namespace bramah::solver
