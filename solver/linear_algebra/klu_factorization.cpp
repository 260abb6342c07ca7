// SPDX-License-Identifier: BSD-3-Clause
#include "solver/linear_algebra/factorization_by.h"
#include "solver/linear_algebra/klu_matrix.h"
#include "solver/linear_algebra/sparse_factorization.h"

namespace bramah::solver {

template <typename Number>
std::unique_ptr<FactorizationOf<Number>> makeSparseFactorization(const SparsePattern& pattern)
{
    return std::make_unique<FactorizationBy<Number, KluMatrix<Number>>>(pattern, "klu");
}

template std::unique_ptr<Factorization> makeSparseFactorization<double>(const SparsePattern&);
template std::unique_ptr<ComplexFactorization> makeSparseFactorization<std::complex<double>>(const SparsePattern&);

}  // namespace bramah::solver
