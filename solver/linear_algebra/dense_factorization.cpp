// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/linear_algebra/factorization.h"
#include "solver/linear_algebra/unrolled_solve.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace bramah::solver {
namespace {

/// Solves L U x = b, x standing where b stood: \a matrix of \a size, column by column, L below the diagonal and U on
/// and above it; \a reciprocals of U's diagonal.
void solveColumns(const double* __restrict matrix, const double* __restrict reciprocals, double* __restrict x,
                  std::size_t size)
{
    for (std::size_t column = 0; column < size; ++column) {
        const double* __restrict values = matrix + column * size;
        const double factor = x[column];
        for (std::size_t row = column + 1; row < size; ++row)
            x[row] -= factor * values[row];
    }
    for (std::size_t column = size; column-- > 0;) {
        const double* __restrict values = matrix + column * size;
        const double factor = x[column] *= reciprocals[column];
        for (std::size_t row = 0; row < column; ++row)
            x[row] -= factor * values[row];
    }
}

class DenseFactorization final : public Factorization
{
public:
    explicit DenseFactorization(const SparsePattern& pattern)
        : Factorization(static_cast<std::size_t>(pattern.entries())),
          size_(static_cast<std::size_t>(pattern.rows)),
          matrix_(size_ * size_),
          pivots_(size_),
          reciprocals_(size_),
          solveUnrolled_(unrolledSolve<double>(size_)),
          positions_(densePlaces(pattern))
    {
    }

    std::string name() const override { return "dense"; }

    bool factor() override
    {
        std::ranges::fill(matrix_, 0.0);
        for (std::size_t entry = 0; entry < positions_.size(); ++entry)
            matrix_[positions_[entry]] = entries_[entry];
        for (std::size_t k = 0; k < size_; ++k) {
            double* __restrict pivotColumn = matrix_.data() + k * size_;
            std::size_t pivot = k;
            for (std::size_t row = k + 1; row < size_; ++row)
                if (std::abs(pivotColumn[row]) > std::abs(pivotColumn[pivot]))
                    pivot = row;
            pivots_[k] = pivot;
            if (!(std::abs(pivotColumn[pivot]) > 0))
                return false;
            if (pivot != k) {
                for (std::size_t column = 0; column < size_; ++column)
                    std::swap(matrix_[column * size_ + k], matrix_[column * size_ + pivot]);
            }
            const double reciprocal = reciprocals_[k] = 1 / pivotColumn[k];
            for (std::size_t row = k + 1; row < size_; ++row)
                pivotColumn[row] *= reciprocal;
            for (std::size_t column = k + 1; column < size_; ++column) {
                double* __restrict values = matrix_.data() + column * size_;
                const double factor = values[k];
                if (factor == 0)
                    continue;
                for (std::size_t row = k + 1; row < size_; ++row)
                    values[row] -= factor * pivotColumn[row];
            }
        }
        return true;
    }

    void solve(std::span<double> b) override
    {
        double* __restrict x = b.data();
        for (std::size_t k = 0; k < size_; ++k)
            if (pivots_[k] != k)
                std::swap(x[k], x[pivots_[k]]);
        if (solveUnrolled_)
            solveUnrolled_(matrix_.data(), reciprocals_.data(), x);
        else
            solveColumns(matrix_.data(), reciprocals_.data(), x, size_);
    }

private:
    std::size_t size_;
    std::vector<double> matrix_;  // column by column: L below the diagonal, U on and above it
    std::vector<std::size_t> pivots_;
    std::vector<double> reciprocals_;       // of U's diagonal
    UnrolledSolve<double>* solveUnrolled_;  // null: too large
    std::vector<std::size_t> positions_;
};

}  // namespace

std::unique_ptr<Factorization> makeDenseFactorization(const SparsePattern& pattern)
{
    return std::make_unique<DenseFactorization>(pattern);
}

}  // namespace bramah::solver
