// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrators/integrator.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace bramah::solver {

/// The common part of Runge-Kutta methods: a step needs only a state and its slope of the past. Large: it holds the
/// vectors of one step, which all stages use.
class RungeKuttaIntegrator : public Integrator
{
public:
    StepResult start(double t, std::span<const double> x, double likelyStep) override;
    [[nodiscard]] double time() const override { return time_; }
    [[nodiscard]] double previousTime() const override { return previousTime_; }
    void interpolate(double t, std::span<double> x) const override;
    [[nodiscard]] double wantedStep() const override
    {
        return isFresh_ ? std::numeric_limits<double>::infinity() : next_;
    }
    void limitSteps(double longest) override
    {
        options_.largestStep = largestStep_ > 0 ? std::min(largestStep_, longest) : longest;
    }
    [[nodiscard]] IntegratorCounts counts() const override { return counts_; }
    [[nodiscard]] std::int64_t errorTestFailures() const override { return counts_.errorTestFailures; }
    [[nodiscard]] int lastOrder() const override { return 5; }
    void weightedErrors(std::span<double> errors) const override;
    void errorWeights(std::span<double> weights) const override;
    [[nodiscard]] std::span<const std::int64_t> newtonFailuresByState() const override { return failuresByState_; }
    [[nodiscard]] std::optional<std::size_t> newtonCulprit() const override { return {}; }
    [[nodiscard]] const EvaluationStatus& failure() const override { return failure_; }

    [[nodiscard]] std::size_t stateCount() const { return size_; }
    /// The length [s] of the next step if neither an event nor the end of the run shortens it.
    [[nodiscard]] double nextStep() const
    {
        return options_.largestStep > 0 ? std::min(next_, options_.largestStep) : next_;
    }
    /// All operations since the first start, in units of the equations' cost; the same in each repetition.
    [[nodiscard]] virtual double work() const
    {
        return static_cast<double>(counts_.derivativeEvaluations) * evaluator_.layout().derivativeWork;
    }
    /// Estimated magnitude [1/s] of the system's largest eigenvalue at the last step; 0 if not known.
    [[nodiscard]] virtual double fastestRate() = 0;

protected:
    using Vector = std::vector<double>;

    /// \a estimateOrder: power of the step to which the estimated error is proportional.
    RungeKuttaIntegrator(SystemEvaluator& evaluator, const IntegratorOptions& options, int estimateOrder);

    /// The states at the fraction \a s of the last step.
    virtual void pointAt(double s, std::span<double> x) const = 0;
    /// Sets the dense output of a step of \a h so short that each state moved along its slope.
    virtual void setStraightWay(double h) = 0;

    /// Computes slope, allowed errors and length of the first step at the start. False if the slope has no value.
    [[nodiscard]] bool begin();
    /// Makes a step as short as rounding, in which each state moves along its slope.
    StepResult creep(double stopTime);
    [[nodiscard]] bool evaluate(double t, const Vector& x, Vector& derivatives);
    /// The root mean square of a vector in units of each state's allowed error.
    [[nodiscard]] double norm(const Vector& vector) const;
    /// The size of the errors, by which steps are accepted: their norm, or a tenth of the largest one where that is
    /// more. In a norm alone, a drive that moves among a thousand at rest would be computed less exactly than by
    /// itself. A huge number if it is not finite, and at least the smallest meaningful size.
    [[nodiscard]] double errorSize() const;
    void rescale();
    [[nodiscard]] bool isFatal() const;
    [[nodiscard]] StepResult failed() const;
    /// Is a step of \a h so short that rounding hardly separates its ends?
    [[nodiscard]] bool isWithinRounding(double h) const
    {
        return !(h > 16 * std::numeric_limits<double>::epsilon() * std::abs(time_));
    }

    static constexpr int kMostTries = 60;

    SystemEvaluator& evaluator_;
    IntegratorOptions options_;
    std::size_t size_;
    Vector absolute_, x_, previous_, slope_, scale_, error_, scratch_, trialSlope_;
    std::vector<std::int64_t> failuresByState_;  ///< failures of Newton's method
    IntegratorCounts counts_;
    double time_ = 0, previousTime_ = 0, next_ = 0, likelyStep_ = 0;
    bool isFresh_ = true;  ///< no step was made since the start
    EvaluationStatus failure_;

private:
    [[nodiscard]] double firstStep();
    /// Takes the size of states without start, unit or nominal from the largest value that they have had.
    void learnSizes();

    std::vector<std::size_t> unsized_;  ///< states whose size is learned from their values
    Vector largest_;                    ///< for these states: largest magnitude so far
    int estimateOrder_;
    double largestStep_;  ///< as requested at first
};

}  // namespace bramah::solver
