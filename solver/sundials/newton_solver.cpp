// SPDX-License-Identifier: BSD-3-Clause
#include "solver/sundials/newton_solver.h"

#include "solver/sundials/sundials_objects.h"
#include "solver/sundials/sundials_version.h"

#include <algorithm>
#include <cmath>
#include <new>

namespace bramah::solver {
namespace {

int setUp(SUNLinearSolver solver, SUNMatrix)
{
    return static_cast<NewtonSolver*>(solver->content)->factorization().factor() ? SUN_SUCCESS : SUNLS_LUFACT_FAIL;
}

}  // namespace

NewtonSolver::NewtonSolver(std::unique_ptr<Factorization> factorization, std::size_t unknowns, SUNContext context)
    : factorization_(std::move(factorization)),
      solver_(SUNLinSolNewEmpty(context)),
      matrix_(SUNMatNewEmpty(context)),
      correction_(unknowns),
      failures_(unknowns)
{
    if (!solver_ || !matrix_)
        throw std::bad_alloc();
    solver_->content = this;
    solver_->ops->gettype = [](SUNLinearSolver) { return SUNLINEARSOLVER_DIRECT; };
    solver_->ops->getid = [](SUNLinearSolver) { return SUNLINEARSOLVER_CUSTOM; };
    solver_->ops->setup = setUp;
    solver_->ops->solve = solve;
    matrix_->ops->getid = [](SUNMatrix) { return SUNMATRIX_CUSTOM; };
    matrix_->ops->zero = [](SUNMatrix) { return 0; };
}

int NewtonSolver::solve(SUNLinearSolver solver, SUNMatrix, N_Vector x, N_Vector b, double)
{
    if (x != b)
        N_VScale(1, b, x);
    auto& newton = *static_cast<NewtonSolver*>(solver->content);
    newton.factorization_->solve(values(x));
    std::ranges::copy(values(x), newton.correction_.begin());
    return SUN_SUCCESS;
}

void NewtonSolver::blame(long failures, std::span<const double> weights)
{
    double largest = 0;
    lastCulprit_.reset();
    for (std::size_t k = 0; k < correction_.size(); ++k) {
        const double size = std::abs(correction_[k]) * weights[k];
        if (size > largest) {
            largest = size;
            lastCulprit_ = k;
        }
    }
    if (lastCulprit_)
        failures_[*lastCulprit_] += failures - knownFailures_;
    knownFailures_ = failures;
}

NewtonSolver::~NewtonSolver()
{
    solver_->content = nullptr;
    SUNLinSolFreeEmpty(solver_);
    SUNMatFreeEmpty(matrix_);
}

}  // namespace bramah::solver
