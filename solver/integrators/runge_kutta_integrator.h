// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrators/integrator.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace bramah::solver {

/// The common part of Runge-Kutta methods: a step needs only a state and its slope of the past. Large: it holds the
/// vectors of one step, which all stages use.
class RungeKuttaIntegrator : public SwitchedMethod
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

    [[nodiscard]] double nextStep() const override
    {
        return options_.largestStep > 0 ? std::min(next_, options_.largestStep) : next_;
    }
    [[nodiscard]] double work() const override
    {
        return static_cast<double>(counts_.derivativeEvaluations) * equations_.layout().derivativeWork;
    }

protected:
    using Vector = std::vector<double>;

    /// \a estimateOrder: power of the step to which the estimated error is proportional.
    RungeKuttaIntegrator(Equations& equations, const IntegratorOptions& options, int estimateOrder);

    /// The states at the fraction \a s of the last step.
    virtual void pointAt(double s, std::span<double> x) const = 0;
    /// Sets the dense output of a step of \a h so short that each state moved along its slope.
    virtual void setStraightWay(double h) = 0;

    /// Computes slope, allowed errors and length of the first step at the start. False if the slope has no value.
    [[nodiscard]] bool begin();
    /// Makes a step as short as rounding, in which each state moves along its slope.
    StepResult creep(double stopTime);
    [[nodiscard]] bool evaluate(double t, std::span<const double> x, std::span<double> derivatives);
    /// The root mean square of a vector in units of each state's allowed error.
    [[nodiscard]] double norm(const Vector& vector) const;
    /// The size of errors, by which steps are accepted: their norm, or a tenth of the largest one where that is more.
    /// In a norm alone, a drive that moves among a thousand at rest would be computed less exactly than by itself. A
    /// huge number if it is not finite, and at least the smallest meaningful size. \a shareOf(k): the error of state k
    /// in units of the allowed one.
    template <typename Share>
    [[nodiscard]] static double sizeOf(std::size_t count, Share&& shareOf)
    {
        double sum = 0, largest = 0;
        for (std::size_t k = 0; k < count; ++k) {
            const double share = std::abs(shareOf(k));
            sum += share * share;
            largest = std::max(largest, share);
        }
        return meaningfulSize(std::max(std::sqrt(sum / static_cast<double>(count)), largest / kMostHidden));
    }
    /// The size of the errors of the last step.
    [[nodiscard]] double errorSize() const
    {
        return sizeOf(size_, [this](std::size_t k) { return error_[k] / scale_[k]; });
    }
    void rescale();
    [[nodiscard]] bool isFatal() const;
    [[nodiscard]] StepResult failed() const;
    /// The longest step [s] so short that rounding hardly separates its ends.
    [[nodiscard]] double stepOfRounding() const
    {
        return 16 * std::numeric_limits<double>::epsilon() * std::abs(time_);
    }
    [[nodiscard]] bool isWithinRounding(double h) const { return !(h > stepOfRounding()); }

    static constexpr int kMostTries = 60;
    /// States with small errors hide that of one up to this many times what is allowed.
    static constexpr double kMostHidden = 10;

    Equations& equations_;
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
    [[nodiscard]] static double meaningfulSize(double size);
    /// Takes the size of states without start, unit or nominal from the largest value that they have had.
    void learnSizes();

    std::vector<std::size_t> unsized_;  ///< states whose size is learned from their values
    Vector largest_;                    ///< for these states: largest magnitude so far
    int estimateOrder_;
    double largestStep_;  ///< as requested at first
};

}  // namespace bramah::solver
