// SPDX-License-Identifier: GPL-3.0-or-later
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
    [[nodiscard]] double nextStep() const override { return std::min(plannedStep(), longestStep()); }
    [[nodiscard]] double work() const override;

protected:
    static constexpr int kMostErrorTestFailures = 20, kMostNewtonFailures = 30;  ///< of one step

    /// \a unknowns: the states, and with IDA the algebraic unknowns behind them. \a pattern: of the matrix of Newton's
    /// method. \a free: frees SUNDIALS' memory.
    MultistepIntegrator(SystemEvaluator& evaluator, const IntegratorOptions& options, std::size_t unknowns,
                        const SparsePattern& pattern, void (*free)(void*));

    // What CVODE and IDA name differently.
    /// Makes a step that ends at \a stopTime at the latest, and sets \a reached. Returns SUNDIALS' flag.
    virtual int makeStep(double stopTime, double& reached) = 0;
    [[nodiscard]] virtual StepResult resultOf(int flag) const = 0;
    virtual void readSolution(double t, N_Vector solution) const = 0;
    virtual void readErrorWeights(N_Vector weights) const = 0;
    virtual void readErrors(N_Vector errors) const = 0;
    /// The counts since the last restart, without those of the Jacobian.
    [[nodiscard]] virtual IntegratorCounts readCounts() const = 0;
    [[nodiscard]] virtual double plannedStep() const = 0;
    [[nodiscard]] virtual long newtonFailuresSinceRestart() const = 0;
    virtual void setLongestStep(double longest) = 0;

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
    /// Infinity: no limit.
    [[nodiscard]] double longestStep() const;

    SystemEvaluator& evaluator_;
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
    MatrixWork matrixWork_;
    double longest_ = std::numeric_limits<double>::infinity();  ///< [s] longest step by limitSteps()
};

}  // namespace bramah::solver
