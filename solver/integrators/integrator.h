// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/equations.h"
#include "solver/integrators/solver_kind.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace bramah::solver {

/// What is asked of a method.
struct IntegratorOptions {
    double tolerance = 1e-6;  ///< relative; the absolute tolerance is this times a state's nominal value
    double largestStep = 0;   ///< [s]; 0: no limit
};

/// How a start or a step ended. All but Ok leave the last accepted step.
enum class StepResult {
    Ok,
    EvaluationFailed,  ///< see Integrator::failure()
    ErrorTestFailed,   ///< at the smallest step
    NewtonFailed,      ///< at the smallest step
    Cancelled,
    InternalFailure,
};

/// What a run has cost so far; sums over the methods that took turns.
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

/// How much of a run a method has made.
struct MethodShare {
    SolverKind method = SolverKind::Auto;
    std::int64_t steps = 0;
};

/// Another method took over for good, as the ones before made no progress for their work.
struct MethodChange {
    double time = 0;                        ///< at which it took over [s]
    SolverKind method = SolverKind::Auto;   ///< the new one
    SolverKind earlier = SolverKind::Auto;  ///< the one before
    double earlierStep = 0;                 ///< [s] mean length of its last steps
    double gain = 0;                        ///< the new method's progress for its work in units of the earlier one's
    bool hasFailed = false;                 ///< the earlier one could make no step at all; the two above mean nothing
};

/// A method that advances a system from accepted step to accepted step. Its solution is known at all times between the
/// last two. Belongs to the thread of the run. Large: an interface for whoever steps, watches or reports a run.
class Integrator
{
public:
    virtual ~Integrator() = default;

    /// Name for statistics, as `cvode, dense`.
    [[nodiscard]] virtual std::string name() const = 0;
    /// The method itself; of several that take turns, the choice that was made: SolverKind::Auto.
    [[nodiscard]] virtual SolverKind kind() const = 0;
    /// The methods that made steps, in the order of SolverKind.
    [[nodiscard]] virtual std::vector<MethodShare> shares() const { return {{kind(), counts().steps}}; }
    /// The changes of method so far, in order of time.
    [[nodiscard]] virtual std::vector<MethodChange> changes() const { return {}; }
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
    /// Goes on at time() behind a jump of the derivatives from \a before to \a after, as of an input that follows a
    /// curve in steps: the equations, and so their Jacobian, are much the same. False if it has to start again, or
    /// would rather.
    [[nodiscard]] virtual bool passJump(std::span<const double> /*before*/, std::span<const double> /*after*/)
    {
        return false;
    }

    [[nodiscard]] virtual IntegratorCounts counts() const = 0;         ///< since the first start
    [[nodiscard]] virtual std::int64_t errorTestFailures() const = 0;  ///< as in counts(), but cheap
    /// The order of the last step; of a method of fixed order that order.
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

/// A method that can take turns with others in one run.
class SwitchedMethod : public Integrator
{
public:
    /// The length [s] of the next step if neither an event nor the end of the run shortens it.
    [[nodiscard]] virtual double nextStep() const = 0;
    /// All operations since the first start, in units of the equations' cost; the same in each repetition.
    [[nodiscard]] virtual double work() const = 0;
    /// Estimated magnitude [1/s] of the system's largest eigenvalue at the last step; 0 if not known.
    [[nodiscard]] virtual double fastestRate() { return 0; }
};

}  // namespace bramah::solver
