// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/integrators/switching_integrator.h"

#include <algorithm>
#include <utility>

namespace bramah::solver {
namespace {

// Step of the explicit method times the fastest rate. The method is stable up to 3.3 along the negative real axis, so
// its steps are limited from about here on.
constexpr double kStabilityLimit = 3;
constexpr double kEvaluations = 7;  // for a step of the explicit method, with a share of rejected ones
// The explicit method must be expected, and then measured, to be better by these factors: otherwise the implicit method
// is kept, whose errors are smaller than requested.
constexpr double kPromise = 1.5, kMargin = 1.2;
constexpr int kStepsInWindow = 20;
// A trial without gain doubles the number of windows before the next one, up to this.
constexpr int kLongestPatience = 32;

class SwitchingIntegrator final : public Integrator
{
public:
    SwitchingIntegrator(std::unique_ptr<RungeKuttaIntegrator> implicitMethod,
                        std::unique_ptr<RungeKuttaIntegrator> explicitMethod, double explicitStepWork)
        : implicit_(std::move(implicitMethod)),
          explicit_(std::move(explicitMethod)),
          active_(implicit_.get()),
          explicitStepWork_(explicitStepWork)
    {
    }

    std::string name() const override { return explicit_->name() + " and " + implicit_->name(); }

    StepResult start(double t, std::span<const double> x, double likelyStep) override
    {
        if (!hasStarted_)
            beginWindow(t);
        hasStarted_ = true;
        return active_->start(t, x, likelyStep);
    }

    StepResult step(double stopTime) override
    {
        if (stepsInWindow_ >= kStepsInWindow)
            review();
        StepResult result = active_->step(stopTime);
        if (isExplicit() && result != StepResult::Ok && result != StepResult::Cancelled) {
            turn();
            result = active_->step(stopTime);
        }
        if (result == StepResult::Ok)
            ++stepsInWindow_;
        return result;
    }

    double time() const override { return active_->time(); }
    double previousTime() const override { return active_->previousTime(); }
    void interpolate(double t, std::span<double> x) const override { active_->interpolate(t, x); }
    void limitSteps(double longest) override
    {
        implicit_->limitSteps(longest);
        explicit_->limitSteps(longest);
    }
    void invalidateJacobian() override { active_->invalidateJacobian(); }

    IntegratorCounts counts() const override { return implicit_->counts() + explicit_->counts(); }
    std::int64_t errorTestFailures() const override
    {
        return implicit_->errorTestFailures() + explicit_->errorTestFailures();
    }
    int lastOrder() const override { return active_->lastOrder(); }
    void weightedErrors(std::span<double> errors) const override { active_->weightedErrors(errors); }
    void errorWeights(std::span<double> weights) const override { active_->errorWeights(weights); }
    std::span<const std::int64_t> newtonFailuresByState() const override { return implicit_->newtonFailuresByState(); }
    std::optional<std::size_t> newtonCulprit() const override { return implicit_->newtonCulprit(); }
    const EvaluationStatus& failure() const override { return active_->failure(); }

private:
    [[nodiscard]] bool isExplicit() const { return active_ == explicit_.get(); }

    [[nodiscard]] double work() const { return implicit_->work() + explicit_->work(); }

    void beginWindow(double t)
    {
        windowTime_ = t;
        windowWork_ = work();
        stepsInWindow_ = 0;
    }

    /// At the end of a window: compares the simulated time that the methods cover for their work, and switches to the
    /// other one if it was better when last used, or to try it if it may be better now.
    void review()
    {
        const double progress = (active_->time() - windowTime_) / (work() - windowWork_);
        const double other = otherProgress_;
        const bool isWorse = progress < (isExplicit() ? kMargin * other : other / kMargin);
        if (isTrial_)
            patience_ = isWorse ? std::min(2 * patience_, kLongestPatience) : std::max(1, patience_ / 2);
        isTrial_ = false;
        --windowsToTrial_;
        if (isWorse) {
            otherProgress_ = progress;
            turn();
            windowsToTrial_ = patience_;
        } else if (windowsToTrial_ <= 0 && isOtherPromising(progress)) {
            otherProgress_ = progress;
            turn();
            isTrial_ = true;
        }
        beginWindow(active_->time());
    }

    /// Can the other method cover more than \a progress? The explicit one covers at most the steps that stability
    /// allows; for the implicit one only a trial shows it.
    [[nodiscard]] bool isOtherPromising(double progress)
    {
        return isExplicit() || kPromise * progress * explicitStepWork_ * active_->fastestRate() < kStabilityLimit;
    }

    /// Continues with the other method at the present point.
    void turn()
    {
        const double step = active_->nextStep(), rate = active_->fastestRate(), time = active_->time();
        point_.resize(active_->stateCount());
        active_->interpolate(time, point_);
        active_ = isExplicit() ? implicit_.get() : explicit_.get();
        active_->start(time, point_, isExplicit() && rate > 0 ? std::min(step, kStabilityLimit / rate) : step);
    }

    std::unique_ptr<RungeKuttaIntegrator> implicit_, explicit_;
    RungeKuttaIntegrator* active_;
    std::vector<double> point_;
    double explicitStepWork_;
    double windowTime_ = 0, windowWork_ = 0;
    double otherProgress_ = 0;  ///< [s] per operation, of the inactive method when it was last active
    int stepsInWindow_ = 0, windowsToTrial_ = 1, patience_ = 1;
    bool hasStarted_ = false, isTrial_ = false;
};

}  // namespace

std::unique_ptr<Integrator> makeSwitchingIntegrator(std::unique_ptr<RungeKuttaIntegrator> implicitMethod,
                                                    std::unique_ptr<RungeKuttaIntegrator> explicitMethod,
                                                    double derivativeWork)
{
    return std::make_unique<SwitchingIntegrator>(std::move(implicitMethod), std::move(explicitMethod),
                                                 kEvaluations * derivativeWork);
}

}  // namespace bramah::solver
