// SPDX-License-Identifier: BSD-3-Clause
#include "solver/linear_algebra/factorization_by.h"
#include "solver/linear_algebra/sparse_factorization.h"

#include <Eigen/SparseCore>
#include <Eigen/SparseLU>

namespace bramah::solver {
namespace {

/// Factors by Eigen's supernodal LU, ordered by COLAMD.
template <typename Number>
class EigenMatrix
{
public:
    explicit EigenMatrix(const SparsePattern& pattern)
        : columnStarts_(pattern.columnStarts.begin(), pattern.columnStarts.end()),
          rowIndices_(pattern.rowIndices.begin(), pattern.rowIndices.end()),
          size_(pattern.rows)
    {
        const std::vector<Number> ones(rowIndices_.size(), Number(1));
        lu_.analyzePattern(matrixOf(ones.data()));
    }

    /// False if the matrix with these \a entries, in the pattern's order, is singular.
    [[nodiscard]] bool factor(std::span<Number> entries)
    {
        lu_.factorize(matrixOf(entries.data()));
        return lu_.info() == Eigen::Success;
    }
    /// Replaces the right-hand side by the solution.
    void solve(std::span<Number> x)
    {
        Eigen::Map<Vector> right(x.data(), size_);
        right = lu_.solve(right).eval();
    }

private:
    using Vector = Eigen::Matrix<Number, Eigen::Dynamic, 1>;
    using Matrix = Eigen::SparseMatrix<Number>;

    [[nodiscard]] Matrix matrixOf(const Number* entries) const
    {
        return Eigen::Map<const Matrix>(size_, size_, static_cast<Eigen::Index>(rowIndices_.size()),
                                        columnStarts_.data(), rowIndices_.data(), entries);
    }

    std::vector<int> columnStarts_, rowIndices_;
    Eigen::Index size_;
    Eigen::SparseLU<Matrix> lu_;
};

}  // namespace

template <typename Number>
std::unique_ptr<FactorizationOf<Number>> makeSparseFactorization(const SparsePattern& pattern)
{
    return std::make_unique<FactorizationBy<Number, EigenMatrix<Number>>>(pattern, "sparse by supernodes");
}

template std::unique_ptr<Factorization> makeSparseFactorization<double>(const SparsePattern&);
template std::unique_ptr<ComplexFactorization> makeSparseFactorization<std::complex<double>>(const SparsePattern&);

}  // namespace bramah::solver
