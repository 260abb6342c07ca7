// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrators/runge_kutta_integrator.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

constexpr double kFirstShare = 0.01;   // share of their size that states move to try how the slope changes
constexpr double kFirstError = 0.1;    // wanted error of the first step, as a share of the allowed error
constexpr double kFirstGrowth = 1000;  // the first step is at most this many times the trial step
constexpr double kFirstOfRest = 1e-6;  // [s] first step if all derivatives are 0
constexpr double kHopeless = 1e10;     // stands for an error that is not finite
constexpr double kLeastError = 1e-10;  // smaller errors say nothing about the next step

}  // namespace

RungeKuttaIntegrator::RungeKuttaIntegrator(Equations& equations, const IntegratorOptions& options, int estimateOrder)
    : equations_(equations),
      options_(options),
      size_(equations.layout().states.size()),
      absolute_(size_),
      x_(size_),
      previous_(size_),
      slope_(size_),
      scale_(size_, 1),
      error_(size_),
      scratch_(size_),
      trialSlope_(size_),
      failuresByState_(size_),
      estimateOrder_(estimateOrder),
      largestStep_(options.largestStep)
{
    for (std::size_t k = 0; k < size_; ++k) {
        absolute_[k] = options_.tolerance * std::abs(equations_.layout().states[k].nominal);
        if (equations_.layout().states[k].isUnsized)
            unsized_.push_back(k);
    }
    largest_.resize(unsized_.size());
}

/// A flow of 1e-3 m3/s that starts at 0 gets an allowed error of tolerance*1e-2, ten times its size. Not below
/// tolerance*1e-3: a state that is 0 except for rounding must not determine the steps.
void RungeKuttaIntegrator::learnSizes()
{
    constexpr double kLikelyGrowth = 10, kLeastSize = 1e-3;
    for (std::size_t i = 0; i < unsized_.size(); ++i) {
        const std::size_t k = unsized_[i];
        largest_[i] = std::max(largest_[i], std::abs(x_[k]));
        if (largest_[i] > 0)
            absolute_[k] = options_.tolerance * std::clamp(kLikelyGrowth * largest_[i], kLeastSize, 1.0);
    }
}

StepResult RungeKuttaIntegrator::start(double t, std::span<const double> x, double likelyStep)
{
    std::ranges::copy(x, x_.begin());
    time_ = previousTime_ = t;
    likelyStep_ = likelyStep;
    isFresh_ = true;
    return StepResult::Ok;
}

void RungeKuttaIntegrator::interpolate(double t, std::span<double> x) const
{
    if (t == time_ || isFresh_) {
        std::ranges::copy(x_, x.begin());
        return;
    }
    pointAt((t - previousTime_) / (time_ - previousTime_), x);
}

void RungeKuttaIntegrator::weightedErrors(std::span<double> errors) const
{
    for (std::size_t k = 0; k < size_; ++k)
        errors[k] = std::abs(error_[k] / scale_[k]);
}

void RungeKuttaIntegrator::errorWeights(std::span<double> weights) const
{
    for (std::size_t k = 0; k < size_; ++k)
        weights[k] = 1 / (absolute_[k] + options_.tolerance * std::abs(x_[k]));
}

bool RungeKuttaIntegrator::begin()
{
    if (!evaluate(time_, x_, slope_))
        return false;
    rescale();
    next_ = likelyStep_ > 0 ? likelyStep_ : firstStep();
    return true;
}

/// The first step from the slope and its change along it: if lambda is the rate of that change and q the order of the
/// estimated error, the derivative in the error term is about lambda^(q-1) times the slope. After E. Hairer, S. P.
/// Norsett, G. Wanner, Solving Ordinary Differential Equations I (1993), II.4.
double RungeKuttaIntegrator::firstStep()
{
    const double rate = norm(slope_);
    if (!(rate > 0))
        return kFirstOfRest;
    const double trial = (kFirstShare * norm(x_) + 1) / rate;
    for (std::size_t k = 0; k < size_; ++k)
        scratch_[k] = x_[k] + trial * slope_[k];
    if (!evaluate(time_ + trial, scratch_, trialSlope_)) {
        failure_ = {};
        return trial;
    }
    for (std::size_t k = 0; k < size_; ++k)
        scratch_[k] = trialSlope_[k] - slope_[k];
    const double lambda = norm(scratch_) / (trial * rate);
    const double step = std::pow(kFirstError / (std::pow(lambda, estimateOrder_ - 1) * rate), 1.0 / estimateOrder_);
    return std::clamp(step, trial, kFirstGrowth * trial);
}

StepResult RungeKuttaIntegrator::creep(double stopTime)
{
    const double h = stopTime - time_;
    previous_ = x_;
    setStraightWay(h);
    std::ranges::fill(error_, 0.0);
    for (std::size_t k = 0; k < size_; ++k)
        x_[k] += h * slope_[k];
    previousTime_ = time_;
    time_ = stopTime;
    isFresh_ = false;
    ++counts_.steps;
    return evaluate(time_, x_, slope_) ? StepResult::Ok : failed();
}

bool RungeKuttaIntegrator::evaluate(double t, std::span<const double> x, std::span<double> derivatives)
{
    ++counts_.derivativeEvaluations;
    const EvaluationStatus status = equations_.derivatives(t, x, derivatives);
    if (!status.ok())
        failure_ = status;
    return status.ok();
}

double RungeKuttaIntegrator::norm(const Vector& vector) const
{
    double sum = 0;
    for (std::size_t k = 0; k < size_; ++k)
        sum += (vector[k] / scale_[k]) * (vector[k] / scale_[k]);
    return std::sqrt(sum / static_cast<double>(size_));
}

double RungeKuttaIntegrator::meaningfulSize(double size)
{
    return std::isfinite(size) ? std::max(size, kLeastError) : kHopeless;
}

void RungeKuttaIntegrator::rescale()
{
    learnSizes();
    for (std::size_t k = 0; k < size_; ++k)
        scale_[k] = absolute_[k] + options_.tolerance * std::abs(x_[k]);
}

bool RungeKuttaIntegrator::isFatal() const
{
    return !failure_.ok() && (!failure_.recoverable || failure_.kind == FailureKind::Cancelled);
}

StepResult RungeKuttaIntegrator::failed() const
{
    if (failure_.kind == FailureKind::Cancelled)
        return StepResult::Cancelled;
    return failure_.ok() ? StepResult::NewtonFailed : StepResult::EvaluationFailed;
}

}  // namespace bramah::solver
