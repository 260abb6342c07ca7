// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/linear_algebra/sparse_pattern.h"

#include <memory>
#include <span>
#include <string>

namespace bramah::solver {

/// A square matrix with a fixed pattern and its LU factors.
class Factorization
{
public:
    virtual ~Factorization() = default;

    [[nodiscard]] virtual std::string name() const = 0;
    /// The entries of the pattern, in its order, to be filled before factor().
    [[nodiscard]] std::span<double> entries() { return entries_; }
    /// False if the matrix is singular.
    [[nodiscard]] virtual bool factor() = 0;
    /// Replaces the right-hand side by the solution. Needs a successful factor().
    virtual void solve(std::span<double> x) = 0;

protected:
    explicit Factorization(std::size_t entryCount) : entries_(entryCount) {}
    std::vector<double> entries_;
};

/// The index of each entry of \a pattern in a full matrix stored by columns.
[[nodiscard]] std::vector<std::size_t> densePlaces(const SparsePattern& pattern);

enum class FactorizationKind { Dense, Planned, Klu };
/// The kind that takes the least time: dense LU with partial pivoting for very small or full matrices, sparse LU with
/// planned products (PlannedLu) for small ones, else KLU with AMD ordering.
[[nodiscard]] FactorizationKind fastestKind(const SparsePattern& pattern);
[[nodiscard]] std::unique_ptr<Factorization> makeFactorization(const SparsePattern& pattern);
[[nodiscard]] std::unique_ptr<Factorization> makeDenseFactorization(const SparsePattern& pattern);
[[nodiscard]] std::unique_ptr<Factorization> makePlannedFactorization(const SparsePattern& pattern);
[[nodiscard]] std::unique_ptr<Factorization> makeKluFactorization(const SparsePattern& pattern);

/// \a pattern extended by all diagonal entries, with the positions of old and diagonal entries in it.
struct PatternWithDiagonal {
    SparsePattern pattern;
    std::vector<std::int32_t> entryPositions;     ///< of the old entries
    std::vector<std::int32_t> diagonalPositions;  ///< one for each column
};
[[nodiscard]] PatternWithDiagonal withDiagonal(const SparsePattern& pattern);

}  // namespace bramah::solver
