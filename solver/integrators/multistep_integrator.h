// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrators/integrator.h"
#include "solver/integrators/matrix_work.h"
#include "solver/sundials/newton_solver.h"
#include "solver/sundials/sundials_objects.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <span>
#include <vector>

namespace bramah::solver {

/// The common part of CVODE and IDA: methods that predict a step from several past ones and correct it by Newton's
/// method. Large: it holds the objects of a run that SUNDIALS works on.
class MultistepIntegrator : public SwitchedMethod
{
public:
    StepResult step(double stopTime) override;
    [[nodiscard]] double time() const override { return time_; }
    [[nodiscard]] double previousTime() const override { return previousTime_; }
    void interpolate(double t, std::span<double> x) const override;
    void limitSteps(double longest) override;
    [[nodiscard]] IntegratorCounts counts() const override;
    [[nodiscard]] std::int64_t errorTestFailures() const override { return counts().errorTestFailures; }
    void weightedErrors(std::span<double> errors) const override;
    void errorWeights(std::span<double> weights) const override;
    [[nodiscard]] std::span<const std::int64_t> newtonFailuresByState() const override
    {
        return newton_.failures().first(stateCount_);
    }
    [[nodiscard]] std::optional<std::size_t> newtonCulprit() const override;
    [[nodiscard]] const EvaluationStatus& failure() const override { return failure_; }
    [[nodiscard]] int lastOrder() const override;
    [[nodiscard]] double nextStep() const override;
    [[nodiscard]] double work() const override;

protected:
    static constexpr int kMostErrorTestFailures = 20, kMostNewtonFailures = 30;  ///< of one step

    /// The functions that CVODE and IDA have under names of their own; each takes SUNDIALS' memory first.
    struct Functions {
        void (*free)(void*);
        int (*solution)(void*, double t, int derivative, N_Vector);
        int (*errorWeights)(void*, N_Vector);
        int (*errors)(void*, N_Vector);
        int (*counts)(void*, long* steps, long* evaluations, long* setups, long* errorFailures, int* lastOrder,
                      int* order, double* firstStep, double* lastStep, double* step, double* time);
        int (*newtonCounts)(void*, long* iterations, long* failures);
        int (*lastOrder)(void*, int*);
        int (*plannedStep)(void*, double*);
        int (*setLongestStep)(void*, double);
    };

    /// \a unknowns: the states, and with IDA the algebraic unknowns behind them. \a pattern: of the matrix of Newton's
    /// method.
    MultistepIntegrator(Equations& equations, const IntegratorOptions& options, std::size_t unknowns,
                        const SparsePattern& pattern, const Functions& functions);

    /// Makes a step that ends at \a stopTime at the latest, and sets \a reached. Returns SUNDIALS' flag.
    virtual int makeStep(double stopTime, double& reached) = 0;
    [[nodiscard]] virtual StepResult resultOf(int flag) const = 0;

    /// To be called before SUNDIALS begins to count anew.
    void noteRestart();
    /// To be called when the unknowns are set for a start.
    void noteStart(double t);
    /// The absolute tolerances of all unknowns.
    [[nodiscard]] SundialsVector absoluteTolerances() const;
    /// Counts failures of Newton's method for the unknown that was corrected most.
    void noteNewtonFailures();
    /// SUNDIALS' code for an evaluation.
    [[nodiscard]] int codeOf(const EvaluationStatus& status);
    /// \a usual, unless the run was stopped.
    [[nodiscard]] StepResult unlessCancelled(StepResult usual) const;
    /// Tells SUNDIALS the longest step.
    void passLongestStep();

    Equations& equations_;
    IntegratorOptions options_;
    SundialsContext context_;
    std::size_t stateCount_, size_;
    SundialsVector unknowns_, scratch_, weights_;
    NewtonSolver newton_;
    std::unique_ptr<void, void (*)(void*)> memory_;
    IntegratorCounts countBeforeRestart_;
    std::int64_t jacobianEvaluations_ = 0;
    double time_ = 0, previousTime_ = 0;
    bool isFresh_ = true;  ///< no step was made since the start
    EvaluationStatus failure_;

private:
    /// Infinity: no limit.
    [[nodiscard]] double longestStep() const;
    /// Since the last restart, without those of the Jacobian.
    [[nodiscard]] IntegratorCounts countsSinceRestart() const;

    Functions functions_;
    MatrixWork matrixWork_;
    double longest_ = std::numeric_limits<double>::infinity();  ///< [s] longest step by limitSteps()
};

}  // namespace bramah::solver
