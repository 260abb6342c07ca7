// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>

namespace bramah::solver {

struct IntegratorOptions {
    double tolerance = 1e-6;  ///< relative; the absolute tolerance is this times a state's nominal value
    double largestStep = 0;   ///< [s]; 0: no limit
};

enum class StepResult {
    Ok,
    EvaluationFailed,  ///< see Integrator::failure()
    ErrorTestFailed,   ///< at the smallest step
    NewtonFailed,      ///< at the smallest step
    Cancelled,
    InternalFailure,
};

struct IntegratorCounts {
    std::int64_t steps = 0, derivativeEvaluations = 0, jacobianEvaluations = 0, factorisations = 0;
    std::int64_t newtonIterations = 0, errorTestFailures = 0, newtonFailures = 0;

    friend IntegratorCounts operator+(const IntegratorCounts& a, const IntegratorCounts& b)
    {
        return {a.steps + b.steps,
                a.derivativeEvaluations + b.derivativeEvaluations,
                a.jacobianEvaluations + b.jacobianEvaluations,
                a.factorisations + b.factorisations,
                a.newtonIterations + b.newtonIterations,
                a.errorTestFailures + b.errorTestFailures,
                a.newtonFailures + b.newtonFailures};
    }
};

/// A method that advances a system from accepted step to accepted step. Its solution is known at all times between the
/// last two. Belongs to the thread of the run.
class Integrator
{
public:
    virtual ~Integrator() = default;

    /// Name for statistics, as `cvode, dense`.
    [[nodiscard]] virtual std::string name() const = 0;
    /// Starts or restarts at (t, x), without history. \a likelyStep [s]: a guess for the first step, 0 if unknown.
    virtual StepResult start(double t, std::span<const double> x, double likelyStep) = 0;
    /// Makes one accepted step that does not pass \a stopTime. After a failure the last accepted step remains.
    virtual StepResult step(double stopTime) = 0;

    [[nodiscard]] virtual double time() const = 0;          ///< of the last accepted step
    [[nodiscard]] virtual double previousTime() const = 0;  ///< of the one before, or of the start
    /// The states at a time from previousTime() to time().
    virtual void interpolate(double t, std::span<double> x) const = 0;

    /// The length [s] of the next step as far as the errors of the last one tell; infinity if they do not.
    [[nodiscard]] virtual double wantedStep() const { return std::numeric_limits<double>::infinity(); }
    /// Limits steps to \a longest [s] from now on, besides IntegratorOptions::largestStep.
    virtual void limitSteps(double longest) = 0;
    /// The equations have changed (a parameter, an event without jump): the next step needs a new Jacobian.
    virtual void invalidateJacobian() = 0;

    [[nodiscard]] virtual IntegratorCounts counts() const = 0;         ///< since the first start
    [[nodiscard]] virtual std::int64_t errorTestFailures() const = 0;  ///< as in counts(), but cheap
    [[nodiscard]] virtual int lastOrder() const = 0;
    /// Estimated local error of each state in the last step; 1 is the allowed error.
    virtual void weightedErrors(std::span<double> errors) const = 0;
    /// Reciprocals of the allowed error of each state, at the last accepted step.
    virtual void errorWeights(std::span<double> weights) const = 0;
    /// By state: failures of Newton's method in which it was corrected most.
    [[nodiscard]] virtual std::span<const std::int64_t> newtonFailuresByState() const = 0;
    /// The state of its last failure; nothing if that was an algebraic unknown.
    [[nodiscard]] virtual std::optional<std::size_t> newtonCulprit() const = 0;
    /// The last failed evaluation in the last step, accepted or not.
    [[nodiscard]] virtual const EvaluationStatus& failure() const = 0;
};

}  // namespace bramah::solver
