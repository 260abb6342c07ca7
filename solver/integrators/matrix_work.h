// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/linear_algebra/sparse_pattern.h"

namespace bramah::solver {

/// What a real matrix of an integrator costs, in units of one operation of the equations.
struct MatrixWork {
    double factorisation = 0, solution = 0;
};

/// For a matrix of \a pattern with all diagonal entries. Factors of a sparse one have a few times its entries.
[[nodiscard]] MatrixWork matrixWork(const SparsePattern& pattern);

}  // namespace bramah::solver
