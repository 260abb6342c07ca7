// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrators/arkode_integrator.h"

#include "solver/integrators/arkode.h"
#include "solver/integrators/runge_kutta_integrator.h"
#include "solver/sundials/sundials_objects.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <new>
#include <optional>
#include <utility>

namespace bramah::solver {
namespace {

constexpr std::size_t kStages = 7;
/// Of the continuous extension: the share of each stage in the term that the values and slopes at both ends leave open.
constexpr std::array<double, kStages> kDenseWeights{-12715105075.0 / 11282082432,  0,
                                                    87487479700.0 / 32700410799,   -10690763975.0 / 1880347072,
                                                    701980252875.0 / 199316789632, -1453857185.0 / 822651844,
                                                    69997945.0 / 29380423};
constexpr int kEstimateOrder = 5;
constexpr double kSafety = 0.9;
// Exponents of the controller, times the order: of the error of this step and of the one before.
constexpr double kProportional = 0.85, kIntegral = 0.2;
constexpr double kMostGrowth = 10, kMostShrinking = 5;

/// Large: it holds the objects of ARKODE and implements Integrator.
class ArkodeIntegrator final : public RungeKuttaIntegrator
{
public:
    ArkodeIntegrator(Equations& equations, const IntegratorOptions& options)
        : RungeKuttaIntegrator(equations, options, kEstimateOrder),
          context_(makeContext()),
          states_(makeVector(size_, context_.get())),
          scratchVector_(makeVector(size_, context_.get()))
    {
        states_->ops->nvwrmsnorm = size;
        for (Vector& vector : dense_)
            vector.resize(size_);
    }

    std::string name() const override { return "arkode"; }
    SolverKind kind() const override { return SolverKind::Arkode; }
    double fastestRate() override { return fastestRate_; }
    void invalidateJacobian() override { isSlopeStale_ = true; }

    StepResult step(double stopTime) override
    {
        failure_ = {};
        if (!prepare())
            return failed();
        if (isWithinRounding(stopTime - time_)) {
            isPlanStale_ = true;
            return creep(stopTime);
        }
        const double h = nextStep();
        const bool isCut = time_ + h * 1.0001 >= stopTime;
        const double wanted = isCut ? stopTime - time_ : h;
        if (isPlanStale_ || wanted != planned_)
            plan(wanted);
        require(ARKodeSetMinStep(memory_.get(), std::min(stepOfRounding(), wanted)), "ARKodeSetMinStep");
        attempts_ = 0;
        double reached = time_;
        const int flag = ARKodeEvolve(memory_.get(), stopTime, states_.get(), &reached, ARK_ONE_STEP);
        counts_.errorTestFailures += std::max(0, attempts_ - 1);
        isPlanStale_ = isCut || flag < 0;
        if (flag < 0)
            return isAttemptLost_ ? failed() : StepResult::ErrorTestFailed;
        const bool isThere = isCut && attempts_ == 1;
        accept(isThere ? stopTime : reached);
        if (isThere)
            next_ = std::max(next_, h);
        return StepResult::Ok;
    }

    void weightedErrors(std::span<double> errors) const override
    {
        if (isFresh_) {
            std::ranges::fill(errors, 0.0);
            return;
        }
        require(ARKodeGetEstLocalErrors(memory_.get(), scratchVector_.get()), "ARKodeGetEstLocalErrors");
        for (std::size_t k = 0; k < size_; ++k)
            errors[k] = std::abs(values(scratchVector_.get())[k] / scale_[k]);
    }

private:
    /// Computes the slope at the beginning of the step; false if it has no value.
    [[nodiscard]] bool prepare()
    {
        if (isFresh_) {
            isPlanStale_ = true;
            isSlopeStale_ = false;
            return begin();
        }
        if (!isSlopeStale_)
            return true;
        isSlopeStale_ = false;
        isPlanStale_ = true;
        return evaluate(time_, x_, slope_);
    }

    /// Lets ARKODE begin at the present point, whose slope is known, with a step of \a h.
    void plan(double h)
    {
        std::ranges::copy(x_, values(states_.get()).begin());
        isBeginning_ = true;
        if (memory_)
            require(ARKodeReset(memory_.get(), time_, states_.get()), "ARKodeReset");
        else
            create();
        require(ARKodeSetInitStep(memory_.get(), h), "ARKodeSetInitStep");
        planned_ = h;
    }

    void create()
    {
        memory_.reset(ERKStepCreate(derivatives, time_, states_.get(), context_.get()));
        void* memory = memory_.get();
        if (!memory)
            throw std::bad_alloc();
        require(ARKodeSetUserData(memory, this), "ARKodeSetUserData");
        BRAMAH_SILENCE(ERKStep, memory);
        require(ARKodeSetMaxHnilWarns(memory, -1), "ARKodeSetMaxHnilWarns");
        require(ERKStepSetTableNum(memory, ARKODE_DORMAND_PRINCE_7_4_5), "ERKStepSetTableNum");
        require(ARKodeWFtolerances(memory, weights), "ARKodeWFtolerances");
        // Never used, and to be kept cheap.
        require(ARKodeSetInterpolantDegree(memory, 1), "ARKodeSetInterpolantDegree");
        setController();
        if (options_.largestStep > 0)
            require(ARKodeSetMaxStep(memory, options_.largestStep), "ARKodeSetMaxStep");
    }

    void setController()
    {
        void* memory = memory_.get();
        controller_.emplace(memory, context_.get(), kProportional, kIntegral);
        require(ARKodeSetSafetyFactor(memory, kSafety), "ARKodeSetSafetyFactor");
        require(ARKodeSetFixedStepBounds(memory, 1, 1), "ARKodeSetFixedStepBounds");
        require(ARKodeSetMaxGrowth(memory, kMostGrowth), "ARKodeSetMaxGrowth");
        require(ARKodeSetMaxFirstGrowth(memory, kMostGrowth), "ARKodeSetMaxFirstGrowth");
        require(ARKodeSetMinReduction(memory, 1 / kMostShrinking), "ARKodeSetMinReduction");
        require(ARKodeSetSmallNumEFails(memory, kMostTries), "ARKodeSetSmallNumEFails");
        require(ARKodeSetMaxErrTestFails(memory, kMostTries), "ARKodeSetMaxErrTestFails");
    }

    void limitSteps(double longest) override
    {
        RungeKuttaIntegrator::limitSteps(longest);
        if (!memory_)
            return;
        require(ARKodeSetMinStep(memory_.get(), 0), "ARKodeSetMinStep");  // the limits must not contradict each other
        require(ARKodeSetMaxStep(memory_.get(), options_.largestStep), "ARKodeSetMaxStep");
    }

    void accept(double reached)
    {
        const double h = reached - time_;
        previous_.swap(x_);
        std::ranges::copy(values(states_.get()), x_.begin());
        noteFastestRate();
        makeDense(h);
        std::ranges::copy(values(stages_[kStages - 1]), slope_.begin());
        previousTime_ = time_;
        time_ = reached;
        isFresh_ = false;
        ++counts_.steps;
        require(ARKodeGetCurrentStep(memory_.get(), &planned_), "ARKodeGetCurrentStep");
        next_ = planned_;
    }

    /// The last two stages have the same time and two states: the change of the slopes between them estimates the
    /// fastest rate of the system.
    void noteFastestRate()
    {
        for (std::size_t k = 0; k < size_; ++k)
            scratch_[k] = x_[k] - scratch_[k];
        const double way = norm(scratch_);
        const auto last = values(stages_[kStages - 1]), before = values(stages_[kStages - 2]);
        for (std::size_t k = 0; k < size_; ++k)
            scratch_[k] = last[k] - before[k];
        fastestRate_ = way > 0 ? norm(scratch_) / way : 0;
    }

    /// The slope at the beginning is slope_: ARKODE has put that at the end in its place.
    void makeDense(double h)
    {
        std::array<const double*, kStages> slopes{slope_.data()};
        for (std::size_t s = 1; s < kStages; ++s)
            slopes[s] = values(stages_[s]).data();
        for (std::size_t k = 0; k < size_; ++k) {
            double rest = 0;
            for (std::size_t s = 0; s < kStages; ++s)
                rest += kDenseWeights[s] * slopes[s][k];
            const double way = x_[k] - previous_[k], bend = h * slopes[0][k] - way;
            dense_[0][k] = way;
            dense_[1][k] = bend;
            dense_[2][k] = way - h * slopes[kStages - 1][k] - bend;
            dense_[3][k] = h * rest;
        }
    }
    void setStraightWay(double h) override
    {
        for (std::size_t k = 0; k < size_; ++k) {
            dense_[0][k] = h * slope_[k];
            dense_[1][k] = dense_[2][k] = dense_[3][k] = 0;
        }
    }
    void pointAt(double s, std::span<double> x) const override
    {
        for (std::size_t k = 0; k < size_; ++k)
            x[k] = previous_[k] + wayAt(s, k);
    }
    [[nodiscard]] double wayAt(double s, std::size_t k) const
    {
        return s * (dense_[0][k] + (1 - s) * (dense_[1][k] + s * (dense_[2][k] + (1 - s) * dense_[3][k])));
    }

    // What ARKODE calls.

    /// Each stage has a vector of its own for its slope, which ARKODE fills in order and keeps until the step ends.
    /// A point that the equations do not accept gets slopes that are no numbers, so that the error test rejects the
    /// step: ARKODE ends the run where a stage fails.
    static int derivatives(double t, N_Vector x, N_Vector slope, void* self)
    {
        auto& integrator = *static_cast<ArkodeIntegrator*>(self);
        const std::size_t stage = integrator.stageOf(slope);
        if (std::exchange(integrator.isBeginning_, false)) {
            std::ranges::copy(integrator.slope_, values(slope).begin());
            return 0;
        }
        if (stage == 1) {
            ++integrator.attempts_;
            integrator.isAttemptLost_ = false;
        }
        if (!integrator.isAttemptLost_)
            integrator.isAttemptLost_ = !integrator.evaluate(t, values(x), values(slope));
        if (integrator.isAttemptLost_ && integrator.isFatal())
            return -1;
        if (integrator.isAttemptLost_)
            std::ranges::fill(values(slope), std::numeric_limits<double>::quiet_NaN());
        if (stage == kStages - 2)
            std::ranges::copy(values(x), integrator.scratch_.begin());
        return 0;
    }

    [[nodiscard]] std::size_t stageOf(N_Vector slope)
    {
        const auto place = std::ranges::find(stages_, slope);
        if (place != stages_.end())
            return static_cast<std::size_t>(place - stages_.begin());
        const auto free = std::ranges::find(stages_, nullptr);
        *free = slope;
        return static_cast<std::size_t>(free - stages_.begin());
    }

    static int weights(N_Vector, N_Vector weights, void* self)
    {
        auto& integrator = *static_cast<ArkodeIntegrator*>(self);
        integrator.rescale();
        for (std::size_t k = 0; k < integrator.size_; ++k)
            values(weights)[k] = 1 / integrator.scale_[k];
        return 0;
    }

    static double size(N_Vector errors, N_Vector weights)
    {
        const auto all = values(errors), by = values(weights);
        return sizeOf(all.size(), [&](std::size_t k) { return all[k] * by[k]; });
    }

    std::array<Vector, 4> dense_;
    SundialsContext context_;
    SundialsVector states_, scratchVector_;
    std::optional<PiController> controller_;
    ArkodeMemory memory_;
    std::array<N_Vector, kStages> stages_{};  ///< ARKODE's vectors of slopes
    double planned_ = 0;                      ///< [s] the step that ARKODE makes next
    double fastestRate_ = 0;
    int attempts_ = 0;            ///< of the present step
    bool isAttemptLost_ = false;  ///< the equations have no value at one of its stages
    bool isPlanStale_ = true;     ///< ARKODE has to begin anew at the present point
    bool isBeginning_ = false;    ///< ARKODE asks for the slope at the present point
    bool isSlopeStale_ = false;   ///< the equations have changed since the last step
};

}  // namespace

std::unique_ptr<SwitchedMethod> makeArkodeIntegrator(Equations& equations, const IntegratorOptions& options)
{
    return std::make_unique<ArkodeIntegrator>(equations, options);
}

}  // namespace bramah::solver
