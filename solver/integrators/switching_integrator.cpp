// SPDX-License-Identifier: BSD-3-Clause
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

// When the rescue method is tried, and what it must gain.
constexpr double kStepsOfSlowRun = 2.5e5;
constexpr int kSlowWindows = 10;
constexpr int kStepsOfTrial = 100, kStepsToGetGoing = 50;
constexpr double kRescueGain = 2;
constexpr int kFirstWait = 32, kLongestWait = 4096;  // windows between trials of the other side

/// The choice between the explicit and the implicit method.
struct PairChoice {
    double otherProgress = 0;  ///< [s] per operation, of the inactive method when it was last active
    int windowsToTrial = 1, patience = 1;
    bool isTrial = false;
};

/// Large: it implements Integrator by the active one of three methods.
class SwitchingIntegrator final : public Integrator
{
public:
    SwitchingIntegrator(SwitchedMethods methods, double explicitStepWork, double runLength)
        : implicit_(std::move(methods.implicitMethod)),
          explicit_(std::move(methods.explicitMethod)),
          makeRescue_(std::move(methods.makeRescueMethod)),
          active_(implicit_.get()),
          explicitStepWork_(explicitStepWork),
          slowWindow_(kStepsInWindow * runLength / kStepsOfSlowRun)
    {
    }

    std::string name() const override
    {
        std::string name = explicit_ ? explicit_->name() + " and " + implicit_->name() : implicit_->name();
        return rescue_ ? name + ", then " + rescue_->name() : name;
    }
    SolverKind kind() const override { return SolverKind::Auto; }
    std::vector<MethodShare> shares() const override
    {
        std::vector<MethodShare> shares;
        for (const SwitchedMethod* method : methods())
            if (const MethodShare share{method->kind(), method->counts().steps}; share.steps > 0)
                shares.push_back(share);
        return shares;
    }
    std::vector<MethodChange> changes() const override { return changes_; }

    StepResult start(double t, std::span<const double> x, double likelyStep) override
    {
        if (!hasStarted_)
            beginWindow(t);
        hasStarted_ = true;
        return active_->start(t, x, likelyStep);
    }

    StepResult step(double stopTime) override
    {
        if (stepsInWindow_ >= (isRescueTrial_ ? kStepsOfTrial : kStepsInWindow))
            review();
        else if (isRescueTrial_ && stepsInWindow_ == kStepsToGetGoing)
            measureFrom(active_->time());
        StepResult result = active_->step(stopTime);
        if (isFailure(result) && active_ != implicit_.get()) {
            SwitchedMethod* const failed = active_;
            if (isRescuing())
                endRescue();
            turnTo(*implicit_);
            const StepResult first = std::exchange(result, active_->step(stopTime));
            // Where the equations have no value, that is the reason, not what is left for steps in front of it.
            if (isFailure(result) && first == StepResult::EvaluationFailed) {
                active_ = failed;
                return first;
            }
        }
        if (isFailure(result))
            result = rescue(stopTime, result);
        if (result == StepResult::Ok)
            ++stepsInWindow_;
        return result;
    }

    double time() const override { return active_->time(); }
    double previousTime() const override { return active_->previousTime(); }
    void interpolate(double t, std::span<double> x) const override { active_->interpolate(t, x); }
    void limitSteps(double longest) override
    {
        longest_ = longest;
        for (SwitchedMethod* method : methods())
            method->limitSteps(longest);
    }
    double wantedStep() const override { return active_->wantedStep(); }
    void invalidateJacobian() override { active_->invalidateJacobian(); }
    bool passJump(std::span<const double> before, std::span<const double> after) override
    {
        return active_->passJump(before, after);
    }

    IntegratorCounts counts() const override
    {
        IntegratorCounts sum;
        for (const SwitchedMethod* method : methods())
            sum = sum + method->counts();
        return sum;
    }
    std::int64_t errorTestFailures() const override
    {
        std::int64_t sum = 0;
        for (const SwitchedMethod* method : methods())
            sum += method->errorTestFailures();
        return sum;
    }
    int lastOrder() const override { return active_->lastOrder(); }
    void weightedErrors(std::span<double> errors) const override { active_->weightedErrors(errors); }
    void errorWeights(std::span<double> weights) const override { active_->errorWeights(weights); }
    std::span<const std::int64_t> newtonFailuresByState() const override
    {
        if (!rescue_)
            return implicit_->newtonFailuresByState();
        const auto first = implicit_->newtonFailuresByState(), second = rescue_->newtonFailuresByState();
        failuresByState_.resize(first.size());
        std::ranges::transform(first, second, failuresByState_.begin(), std::plus());
        return failuresByState_;
    }
    std::optional<std::size_t> newtonCulprit() const override
    {
        return isRescuing() ? rescue_->newtonCulprit() : implicit_->newtonCulprit();
    }
    const EvaluationStatus& failure() const override { return active_->failure(); }

private:
    [[nodiscard]] static bool isFailure(StepResult result)
    {
        return result != StepResult::Ok && result != StepResult::Cancelled;
    }
    [[nodiscard]] bool isExplicit() const { return active_ == explicit_.get(); }
    [[nodiscard]] bool isRescuing() const { return rescue_ && active_ == rescue_.get(); }

    /// Those that there are, in the order of SolverKind.
    [[nodiscard]] std::vector<SwitchedMethod*> methods() const
    {
        std::vector<SwitchedMethod*> methods{implicit_.get()};
        for (SwitchedMethod* other : {rescue_.get(), explicit_.get()})
            if (other)
                methods.push_back(other);
        return methods;
    }

    [[nodiscard]] double work() const
    {
        double sum = 0;
        for (const auto* method : {implicit_.get(), explicit_.get(), rescue_.get()})
            sum += method ? method->work() : 0;
        return sum;
    }

    void beginWindow(double t)
    {
        measureFrom(t);
        stepsInWindow_ = 0;
    }
    void measureFrom(double t)
    {
        windowTime_ = t;
        windowWork_ = work();
    }

    /// At the end of a window: chooses by the simulated time that the methods cover for their work.
    void review()
    {
        const double covered = active_->time() - windowTime_;
        const double progress = covered / (work() - windowWork_);
        if (isRescuing())
            reviewRescue(progress);
        else if (isWatchedAgain_)
            reviewAgainstRescue(progress);
        else if (!hasBegunRescue(covered, progress))
            reviewPair(progress);
        beginWindow(active_->time());
    }

    /// Switches to the other one of the pair if it was better when last used, or to try it if it may be better now.
    void reviewPair(double progress)
    {
        const bool isWorse = progress < (isExplicit() ? kMargin * pair_.otherProgress : pair_.otherProgress / kMargin);
        if (pair_.isTrial)
            pair_.patience = isWorse ? std::min(2 * pair_.patience, kLongestPatience) : std::max(1, pair_.patience / 2);
        pair_.isTrial = false;
        --pair_.windowsToTrial;
        if (!isWorse && (pair_.windowsToTrial > 0 || !isOtherPromising(progress)))
            return;
        pair_.otherProgress = progress;
        if (isWorse)
            pair_.windowsToTrial = pair_.patience;
        else
            pair_.isTrial = true;
        turnTo(isExplicit() ? *implicit_ : *explicit_);
    }

    /// Can the other method cover more than \a progress? The explicit one covers at most the steps that stability
    /// allows; for the implicit one only a trial shows it.
    [[nodiscard]] bool isOtherPromising(double progress)
    {
        return isExplicit() ||
               (explicit_ && kPromise * progress * explicitStepWork_ * active_->fastestRate() < kStabilityLimit);
    }

    /// Begins a trial of the rescue method if the pair has been slow for long.
    [[nodiscard]] bool hasBegunRescue(double covered, double progress)
    {
        slowWindows_ = covered < slowWindow_ ? slowWindows_ + 1 : 0;
        if (slowWindows_ < kSlowWindows + wait_)
            return false;
        slowWindows_ = 0;
        change_ = {active_->time(), {}, active_->kind(), covered / kStepsInWindow, 0, false};
        pairProgress_ = progress;
        isRescueTrial_ = true;
        turnTo(rescueMethod());
        return true;
    }

    /// Ends a trial of the rescue method, or its use, if it is no longer better; or tries the pair again.
    void reviewRescue(double progress)
    {
        const bool isTrial = std::exchange(isRescueTrial_, false);
        if (progress < (isTrial ? kRescueGain : 1) * pairProgress_) {
            wait_ = std::min(std::max(2 * wait_, kFirstWait), kLongestWait);
            turnTo(*implicit_);
            return;
        }
        if (isTrial) {
            noteChange(progress / pairProgress_);
            windowsToPair_ = wait_ = kFirstWait;
        }
        if (--windowsToPair_ > 0)
            return;
        rescueProgress_ = progress;
        isWatchedAgain_ = true;
        turnTo(*implicit_);
    }

    /// After a window in which the implicit method was tried again in place of the rescue method.
    void reviewAgainstRescue(double progress)
    {
        isWatchedAgain_ = false;
        if (kRescueGain * progress > rescueProgress_) {
            wait_ = 0;
            return;
        }
        pairProgress_ = progress;
        windowsToPair_ = wait_ = std::min(2 * wait_, kLongestWait);
        turnTo(*rescue_);
    }

    /// Makes a step by the rescue method where the implicit one has failed with \a failure; by that result if this one
    /// fails, too.
    StepResult rescue(double stopTime, StepResult failure)
    {
        const bool isOfMethod = failure == StepResult::NewtonFailed || failure == StepResult::ErrorTestFailed;
        if (!isOfMethod || active_->time() == lastRescue_)
            return failure;
        lastRescue_ = active_->time();
        change_ = {lastRescue_, {}, active_->kind(), 0, 0, true};
        turnTo(rescueMethod());
        const StepResult result = active_->step(stopTime);
        if (result != StepResult::Ok) {
            active_ = implicit_.get();  // which has its last accepted step, and the reason
            return result == StepResult::Cancelled ? result : failure;
        }
        noteChange(0);
        pairProgress_ = 0;
        windowsToPair_ = wait_ = 1;
        isRescueTrial_ = isWatchedAgain_ = false;
        beginWindow(active_->time());
        return result;
    }

    void endRescue()
    {
        isRescueTrial_ = false;
        slowWindows_ = 0;
        wait_ = std::min(std::max(2 * wait_, kFirstWait), kLongestWait);
    }

    [[nodiscard]] SwitchedMethod& rescueMethod()
    {
        if (!rescue_) {
            rescue_ = makeRescue_();
            rescue_->limitSteps(longest_);
        }
        return *rescue_;
    }

    void noteChange(double gain)
    {
        change_.method = active_->kind();
        change_.gain = gain;
        if (changes_.size() < kMostChanges)
            changes_.push_back(change_);
    }

    /// Continues with another method at the present point.
    void turnTo(SwitchedMethod& next)
    {
        const double step = active_->nextStep(), rate = active_->fastestRate(), time = active_->time();
        point_.resize(active_->newtonFailuresByState().size());
        active_->interpolate(time, point_);
        const bool isBetweenPair = !isRescuing() && &next != rescue_.get();
        active_ = &next;
        // Lengths of steps of a one-step and of a multistep method have little to do with each other.
        const double likely = !isBetweenPair             ? 0
                              : isExplicit() && rate > 0 ? std::min(step, kStabilityLimit / rate)
                                                         : step;
        active_->start(time, point_, likely);
    }

    static constexpr std::size_t kMostChanges = 100;

    std::unique_ptr<SwitchedMethod> implicit_, explicit_, rescue_;
    std::function<std::unique_ptr<SwitchedMethod>()> makeRescue_;
    SwitchedMethod* active_;
    std::vector<double> point_;
    mutable std::vector<std::int64_t> failuresByState_;
    std::vector<MethodChange> changes_;
    MethodChange change_;  ///< the one that a trial may confirm
    PairChoice pair_;
    double explicitStepWork_;
    double slowWindow_;  ///< [s] a window that covers less is slow
    double longest_ = std::numeric_limits<double>::infinity();
    double windowTime_ = 0, windowWork_ = 0;
    double pairProgress_ = 0, rescueProgress_ = 0;  ///< [s] per operation, when last active
    double lastRescue_ = -std::numeric_limits<double>::infinity();
    int stepsInWindow_ = 0, slowWindows_ = 0;
    int wait_ = 0, windowsToPair_ = 0;  ///< [windows]
    bool hasStarted_ = false, isRescueTrial_ = false, isWatchedAgain_ = false;
};

}  // namespace

std::unique_ptr<Integrator> makeSwitchingIntegrator(SwitchedMethods methods, double derivativeWork, double runLength)
{
    return std::make_unique<SwitchingIntegrator>(std::move(methods), kEvaluations * derivativeWork, runLength);
}

}  // namespace bramah::solver
