// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/linear_algebra/factorization.h"

#include <sundials/sundials_linearsolver.h>
#include <sundials/sundials_matrix.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace bramah::solver {

/// A Factorization as linear solver for SUNDIALS. SUNDIALS' own matrix is an empty shell: the evaluation of the
/// Jacobian writes the entries of the factorization. Stores the last correction, so that a failure of Newton's method
/// can name the unknown that was corrected most, by its error weight.
class NewtonSolver
{
public:
    /// \a unknowns is the size of \a factorization, which is kept. Throws std::bad_alloc without memory.
    NewtonSolver(std::unique_ptr<Factorization> factorization, std::size_t unknowns, SUNContext context);
    ~NewtonSolver();
    NewtonSolver(const NewtonSolver&) = delete;
    NewtonSolver& operator=(const NewtonSolver&) = delete;

    /// The matrix that the Jacobian's evaluation fills.
    [[nodiscard]] Factorization& factorization() const { return *factorization_; }
    ///@{
    /// What SUNDIALS takes; they belong to this object.
    [[nodiscard]] SUNLinearSolver solver() const { return solver_; }
    [[nodiscard]] SUNMatrix matrix() const { return matrix_; }
    ///@}

    /// To be called when the integrator's count starts from zero again.
    void restartCount() { knownFailures_ = 0; }
    /// Has Newton's method failed since the last blame()? \a failures is the integrator's count.
    [[nodiscard]] bool isNews(long failures) const { return failures > knownFailures_; }
    /// Counts a failure for the unknown with the largest last correction. \a failures: the integrator's count.
    void blame(long failures, std::span<const double> weights);
    [[nodiscard]] std::span<const std::int64_t> failures() const { return failures_; }  ///< by unknown
    /// The unknown of the last blame(); nothing before.
    [[nodiscard]] std::optional<std::size_t> lastCulprit() const { return lastCulprit_; }

private:
    static int solve(SUNLinearSolver solver, SUNMatrix matrix, N_Vector x, N_Vector b, double tolerance);

    std::unique_ptr<Factorization> factorization_;
    SUNLinearSolver solver_;
    SUNMatrix matrix_;
    std::vector<double> correction_;
    std::vector<std::int64_t> failures_;
    std::optional<std::size_t> lastCulprit_;
    long knownFailures_ = 0;
};

}  // namespace bramah::solver
