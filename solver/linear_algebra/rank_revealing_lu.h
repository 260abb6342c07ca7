// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <vector>

namespace bramah::solver {

/// LU factorisation with row and column pivoting of small dense singular matrices, as of friction elements that stick
/// in series, in which only the sum of forces is determined. Of the solutions of a consistent system it takes the one
/// with the smallest sum of squares, so that the result depends on the system alone.
class RankRevealingLu
{
public:
    /// Makes room for matrices up to \a largestSize; contents are lost. To be called before matrix().
    void reserve(std::uint32_t largestSize);
    /// Row-major storage of the matrix to factorise, size * size.
    [[nodiscard]] double* matrix() { return matrix_.data(); }
    /// False if an entry is not finite.
    bool factorise(std::uint32_t size);
    /// The rank to working precision that the last factorise() found; 0 to the size.
    [[nodiscard]] std::uint32_t rank() const { return rank_; }
    /// Solves for one right-hand side in place, \a stride between its entries; false if it is inconsistent by more than
    /// \a tolerance relative to its largest entry.
    bool solve(double* rightSide, std::uint32_t stride, double tolerance);

private:
    std::uint32_t size_ = 0, rank_ = 0;
    void makeNullSpace();
    std::vector<double> matrix_, scale_, work_;
    std::vector<double> columnScale_;  ///< 1 over the largest entry of each column; chooses pivots
    std::vector<double> nullSpace_;    ///< orthonormal vectors, one after the other, in the order of columns_
    std::vector<std::uint32_t> rows_, columns_;
};

}  // namespace bramah::solver
