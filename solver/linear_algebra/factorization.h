// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/linear_algebra/sparse_pattern.h"

#include <complex>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace bramah::solver {

/// A square matrix of real or complex numbers with a fixed pattern, and its LU factors.
template <typename Number>
class FactorizationOf
{
public:
    virtual ~FactorizationOf() = default;

    /// Its kind, for statistics.
    [[nodiscard]] virtual std::string name() const = 0;
    /// The entries of the pattern, in its order, to be filled before factor().
    [[nodiscard]] std::span<Number> entries() { return entries_; }
    /// False if the matrix is singular.
    [[nodiscard]] virtual bool factor() = 0;
    /// Replaces the right-hand side by the solution. Needs a successful factor().
    virtual void solve(std::span<Number> x) = 0;

protected:
    explicit FactorizationOf(std::size_t entryCount) : entries_(entryCount) {}
    std::vector<Number> entries_;
};

///@{
/// Of real numbers, and of complex ones.
using Factorization = FactorizationOf<double>;
using ComplexFactorization = FactorizationOf<std::complex<double>>;
///@}

/// The index of each entry of \a pattern in a full matrix stored by columns.
[[nodiscard]] std::vector<std::size_t> densePlaces(const SparsePattern& pattern);

/// How a matrix is factorised.
enum class FactorizationKind {
    Dense,    ///< with partial pivoting: PivotedLu
    Planned,  ///< sparse, by a list of products: PlannedLu
    Sparse,   ///< sparse, by KLU or Eigen: makeSparseFactorization()
};
/// The kind that takes the least time: dense for very small or full matrices, planned for small ones, else sparse.
[[nodiscard]] FactorizationKind fastestKind(const SparsePattern& pattern);
///@{
/// Factors of a matrix of \a pattern, which is square, of the \a kind given, else of the fastest one. Entries are 0 at
/// first.
[[nodiscard]] std::unique_ptr<Factorization> makeFactorization(const SparsePattern& pattern, FactorizationKind kind);
[[nodiscard]] std::unique_ptr<Factorization> makeFactorization(const SparsePattern& pattern);
[[nodiscard]] std::unique_ptr<ComplexFactorization> makeComplexFactorization(const SparsePattern& pattern);
///@}

/// \a pattern extended by all diagonal entries, with the positions of old and diagonal entries in it.
struct PatternWithDiagonal {
    SparsePattern pattern;
    std::vector<std::int32_t> entryPositions;     ///< of the old entries
    std::vector<std::int32_t> diagonalPositions;  ///< one for each column
};
/// Costs time in proportion to the entries.
[[nodiscard]] PatternWithDiagonal withDiagonal(const SparsePattern& pattern);

}  // namespace bramah::solver
