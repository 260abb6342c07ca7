// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/sundials/factorization.h"

#include <sundials/sundials_linearsolver.h>
#include <sundials/sundials_matrix.h>

#include <memory>

namespace bramah::solver {

/// A Factorization as SUNDIALS' linear solver. The matrix SUNDIALS sees is an empty shell: whoever evaluates the
/// Jacobian writes the factorization's entries.
class NewtonSolver
{
public:
    NewtonSolver(std::unique_ptr<Factorization> factorization, SUNContext context);
    ~NewtonSolver();
    NewtonSolver(const NewtonSolver&) = delete;
    NewtonSolver& operator=(const NewtonSolver&) = delete;

    [[nodiscard]] Factorization& factorization() const { return *factorization_; }
    [[nodiscard]] SUNLinearSolver solver() const { return solver_; }
    [[nodiscard]] SUNMatrix matrix() const { return matrix_; }

private:
    std::unique_ptr<Factorization> factorization_;
    SUNLinearSolver solver_;
    SUNMatrix matrix_;
};

}  // namespace bramah::solver
