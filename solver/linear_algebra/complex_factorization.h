// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/linear_algebra/sparse_pattern.h"

#include <complex>
#include <memory>
#include <span>
#include <vector>

namespace bramah::solver {

/// LU factors of a complex matrix with a fixed pattern; as Factorization for real ones.
class ComplexFactorization
{
public:
    virtual ~ComplexFactorization() = default;

    /// The entries of the pattern, in its order, to be filled before factor().
    [[nodiscard]] std::span<std::complex<double>> entries() { return entries_; }
    /// False if the matrix is singular.
    [[nodiscard]] virtual bool factor() = 0;
    /// Replaces the right-hand side by the solution. Needs a successful factor().
    virtual void solve(std::span<std::complex<double>> x) = 0;

protected:
    explicit ComplexFactorization(std::size_t entryCount) : entries_(entryCount) {}
    std::vector<std::complex<double>> entries_;
};

/// Dense LU with partial pivoting for small matrices, else KLU.
[[nodiscard]] std::unique_ptr<ComplexFactorization> makeComplexFactorization(const SparsePattern& pattern);

}  // namespace bramah::solver
