// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/linear_algebra/factorization.h"

namespace bramah::solver {

/// Factors of a large sparse matrix. Two files have it, and a program links one of them: `klu_factorization.cpp`, which
/// is faster, and `eigen_factorization.cpp` for FMUs, which are to carry no library under the LGPL.
template <typename Number>
[[nodiscard]] std::unique_ptr<FactorizationOf<Number>> makeSparseFactorization(const SparsePattern& pattern);

///@{
/// Compiled in either of these files.
extern template std::unique_ptr<Factorization> makeSparseFactorization<double>(const SparsePattern&);
extern template std::unique_ptr<ComplexFactorization> makeSparseFactorization<std::complex<double>>(
    const SparsePattern&);
///@}

}  // namespace bramah::solver
