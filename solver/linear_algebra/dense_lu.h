// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

namespace bramah::solver {

/// LU factorisation of small dense matrices with row pivoting. Rows and columns may have any units: a pivot is compared
/// with the numbers that it is the difference of. Memory is allocated once.
class DenseLu
{
public:
    /// Room for matrices up to \a largestSize.
    explicit DenseLu(std::uint32_t largestSize = 0) { reserve(largestSize); }
    /// Makes room for matrices up to \a largestSize; contents are lost. To be called before matrix().
    void reserve(std::uint32_t largestSize);

    /// Row-major storage of the matrix to factorise, size * size.
    [[nodiscard]] double* matrix() { return matrix_.data(); }
    /// False if the matrix is singular to working precision (then zeroPivot() is the column) or not finite.
    bool factorise(std::uint32_t size) { return size == 1 ? factoriseOne() : factoriseSeveral(size); }
    /// The column, from 0, in which the last factorise() found no pivot; meaningless after success.
    [[nodiscard]] std::uint32_t zeroPivot() const { return zeroPivot_; }
    /// Solves for one right-hand side in place; \a stride between its entries.
    void solve(double* rightSide, std::uint32_t stride = 1)
    {
        if (size_ == 1)
            *rightSide /= matrix_[0];
        else
            solveSeveral(rightSide, stride);
    }

private:
    // Most blocks of circuits have one unknown, for which loops cost more than the division.
    bool factoriseOne()
    {
        size_ = 1;
        zeroPivot_ = 0;
        return std::fabs(matrix_[0]) > 0 && std::isfinite(matrix_[0]);
    }
    bool factoriseSeveral(std::uint32_t size);
    [[nodiscard]] double eliminatedFrom(std::uint32_t column) const;
    void solveSeveral(double* rightSide, std::uint32_t stride);

    std::uint32_t size_ = 0, zeroPivot_ = 0;
    std::vector<double> matrix_, scale_, work_;
    std::vector<std::uint32_t> order_;
};

}  // namespace bramah::solver
