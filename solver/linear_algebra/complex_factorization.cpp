// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/linear_algebra/complex_factorization.h"

#include "solver/linear_algebra/factorization.h"
#include "solver/linear_algebra/klu_matrix.h"
#include "solver/linear_algebra/unrolled_solve.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace bramah::solver {
namespace {

using Complex = std::complex<double>;
constexpr int kLargestDense = 24;

inline double sizeOf(Complex a)
{
    return std::fabs(a.real()) + std::fabs(a.imag());
}

/// Column by column, L below the diagonal and U on and above it; rows are exchanged as a whole.
class DenseComplexFactorization final : public ComplexFactorization
{
public:
    explicit DenseComplexFactorization(const SparsePattern& pattern)
        : ComplexFactorization(static_cast<std::size_t>(pattern.entries())),
          size_(static_cast<std::size_t>(pattern.rows)),
          matrix_(size_ * size_),
          reciprocals_(size_),
          exchanges_(size_),
          solveUnrolled_(unrolledSolve<Complex>(size_)),
          places_(densePlaces(pattern))
    {
    }

    bool factor() override
    {
        std::fill(matrix_.begin(), matrix_.end(), Complex());
        for (std::size_t e = 0; e < places_.size(); ++e)
            matrix_[places_[e]] = entries_[e];
        for (std::size_t k = 0; k < size_; ++k)
            if (!eliminate(k))
                return false;
        return true;
    }

    void solve(std::span<Complex> x) override
    {
        for (std::size_t k = 0; k < size_; ++k)
            std::swap(x[k], x[exchanges_[k]]);
        if (solveUnrolled_)
            solveUnrolled_(matrix_.data(), reciprocals_.data(), x.data());
        else
            solveColumns(x);
    }

private:
    void solveColumns(std::span<Complex> x) const
    {
        for (std::size_t k = 0; k < size_; ++k)
            subtract(x, k, k + 1, size_);
        for (std::size_t k = size_; k-- > 0;) {
            x[k] = product(x[k], reciprocals_[k]);
            subtract(x, k, 0, k);
        }
    }
    [[nodiscard]] bool eliminate(std::size_t k)
    {
        Complex* column = matrix_.data() + k * size_;
        std::size_t pivot = k;
        for (std::size_t row = k + 1; row < size_; ++row)
            if (sizeOf(column[row]) > sizeOf(column[pivot]))
                pivot = row;
        exchanges_[k] = pivot;
        if (!(sizeOf(column[pivot]) > 0))
            return false;
        if (pivot != k)
            for (std::size_t c = 0; c < size_; ++c)
                std::swap(matrix_[c * size_ + k], matrix_[c * size_ + pivot]);
        reciprocals_[k] = 1.0 / column[k];
        for (std::size_t row = k + 1; row < size_; ++row)
            column[row] = product(column[row], reciprocals_[k]);
        for (std::size_t c = k + 1; c < size_; ++c) {
            Complex* other = matrix_.data() + c * size_;
            const Complex factor = other[k];
            if (factor == Complex())
                continue;
            for (std::size_t row = k + 1; row < size_; ++row)
                other[row] -= product(column[row], factor);
        }
        return true;
    }

    void subtract(std::span<Complex> x, std::size_t k, std::size_t from, std::size_t to) const
    {
        const Complex* column = matrix_.data() + k * size_;
        const Complex factor = x[k];
        for (std::size_t row = from; row < to; ++row)
            x[row] -= product(column[row], factor);
    }

    std::size_t size_;
    std::vector<Complex> matrix_, reciprocals_;
    std::vector<std::size_t> exchanges_;
    UnrolledSolve<Complex>* solveUnrolled_;  ///< null: too large
    std::vector<std::size_t> places_;        ///< of the entries
};

class KluComplexFactorization final : public ComplexFactorization
{
public:
    explicit KluComplexFactorization(const SparsePattern& pattern)
        : ComplexFactorization(static_cast<std::size_t>(pattern.entries())), matrix_(pattern)
    {
    }

    bool factor() override { return matrix_.factor(entries_); }
    void solve(std::span<Complex> x) override { matrix_.solve(x); }

private:
    KluMatrix<Complex> matrix_;
};

}  // namespace

std::unique_ptr<ComplexFactorization> makeComplexFactorization(const SparsePattern& pattern)
{
    if (pattern.rows <= kLargestDense)
        return std::make_unique<DenseComplexFactorization>(pattern);
    return std::make_unique<KluComplexFactorization>(pattern);
}

}  // namespace bramah::solver
