// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/sundials/newton_solver.h"

#include "solver/sundials/sundials_objects.h"

#include <QtGlobal>

namespace bramah::solver {
namespace {

Factorization& factorizationOf(SUNLinearSolver solver)
{
    return *static_cast<Factorization*>(solver->content);
}

int setUp(SUNLinearSolver solver, SUNMatrix)
{
    return factorizationOf(solver).factor() ? SUNLS_SUCCESS : SUNLS_LUFACT_FAIL;
}

int solve(SUNLinearSolver solver, SUNMatrix, N_Vector x, N_Vector b, realtype)
{
    if (x != b)
        N_VScale(1, b, x);
    factorizationOf(solver).solve(values(x));
    return SUNLS_SUCCESS;
}

}  // namespace

NewtonSolver::NewtonSolver(std::unique_ptr<Factorization> factorization, SUNContext context)
    : factorization_(std::move(factorization)), solver_(SUNLinSolNewEmpty(context)), matrix_(SUNMatNewEmpty(context))
{
    Q_CHECK_PTR(solver_);
    Q_CHECK_PTR(matrix_);
    solver_->content = factorization_.get();
    solver_->ops->gettype = [](SUNLinearSolver) { return SUNLINEARSOLVER_DIRECT; };
    solver_->ops->getid = [](SUNLinearSolver) { return SUNLINEARSOLVER_CUSTOM; };
    solver_->ops->setup = setUp;
    solver_->ops->solve = solve;
    matrix_->ops->getid = [](SUNMatrix) { return SUNMATRIX_CUSTOM; };
    matrix_->ops->zero = [](SUNMatrix) { return 0; };
}

NewtonSolver::~NewtonSolver()
{
    solver_->content = nullptr;
    SUNLinSolFreeEmpty(solver_);
    SUNMatFreeEmpty(matrix_);
}

}  // namespace bramah::solver
