// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/linear_algebra/factorization.h"
#include "solver/linear_algebra/unrolled_lu.h"

#include <algorithm>
#include <span>
#include <vector>

namespace bramah::solver {

/// Dense LU factors, with partial pivoting, of a matrix of real or complex numbers with a fixed pattern.
template <typename Number>
class PivotedLu
{
public:
    /// Room for a matrix of \a pattern, which is square.
    explicit PivotedLu(const SparsePattern& pattern)
        : size_(static_cast<std::size_t>(pattern.rows)),
          matrix_(size_ * size_),
          reciprocals_(size_),
          exchanges_(size_),
          places_(densePlaces(pattern)),
          unrolled_(unrolledLu<Number>(size_))
    {
    }

    /// \a entries: those of the pattern. False if the matrix is singular.
    [[nodiscard]] bool factor(std::span<const Number> entries)
    {
        std::ranges::fill(matrix_, Number());
        for (std::size_t e = 0; e < places_.size(); ++e)
            matrix_[places_[e]] = entries[e];
        const LuPlaces<Number> lu = places();
        if (unrolled_.factor)
            return unrolled_.factor(lu);
        for (std::size_t k = 0; k < size_; ++k)
            if (!eliminate(lu, size_, k))
                return false;
        return true;
    }

    /// Replaces the right-hand side by the solution. Needs a successful factor().
    void solve(std::span<Number> x)
    {
        for (std::size_t k = 0; k < size_; ++k)
            if (exchanges_[k] != k)
                std::swap(x[k], x[exchanges_[k]]);
        if (unrolled_.solve)
            unrolled_.solve(places(), x.data());
        else
            solveColumns(x.data());
    }

private:
    [[nodiscard]] LuPlaces<Number> places() { return {matrix_.data(), reciprocals_.data(), exchanges_.data()}; }

    void solveColumns(Number* __restrict x) const
    {
        for (std::size_t k = 0; k < size_; ++k)
            subtract(x, k, k + 1, size_);
        for (std::size_t k = size_; k-- > 0;) {
            x[k] = product(x[k], reciprocals_[k]);
            subtract(x, k, 0, k);
        }
    }
    void subtract(Number* __restrict x, std::size_t k, std::size_t from, std::size_t to) const
    {
        const Number* __restrict const column = matrix_.data() + k * size_;
        const Number factor = x[k];
        for (std::size_t row = from; row < to; ++row)
            x[row] -= product(column[row], factor);
    }

    std::size_t size_;
    std::vector<Number> matrix_, reciprocals_;  ///< see LuPlaces
    std::vector<std::size_t> exchanges_;
    std::vector<std::size_t> places_;  ///< index of each entry in the matrix
    UnrolledLu<Number> unrolled_;
};

}  // namespace bramah::solver
