// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/integrators/cvode_integrator.h"

#include "solver/sundials/newton_solver.h"
#include "solver/sundials/sundials_objects.h"
#include "solver/sundials/sundials_version.h"

#include <cvode/cvode.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>

namespace bramah::solver {
namespace {

// Measured on several circuits: higher orders seldom pay at engineering tolerances, a tight Newton test and a fresh
// Jacobian do.
constexpr int kLargestOrder = 4;
constexpr double kNonlinearCoefficient = 0.03;
constexpr int kStepsPerJacobian = 10;
// After so many steps of an order above the largest one that is stable for all oscillations, with lengths within this
// factor, stability is suspected to limit them. Measured on the examples: fewer cost the drive circuit steps.
constexpr int kLargestStableOrder = 2;
constexpr int kStepsToWatchStability = 200;
constexpr double kAlikeSteps = 2;
constexpr int kMostErrorTestFailures = 20;
constexpr int kMostNewtonFailures = 30;

struct CvodeDeleter {
    void operator()(void* memory) const { CVodeFree(&memory); }
};

/// Large: it holds the objects of CVODE and implements Integrator.
class CvodeIntegrator final : public Integrator
{
public:
    CvodeIntegrator(SystemEvaluator& evaluator, const IntegratorOptions& options)
        : evaluator_(evaluator),
          options_(options),
          context_(makeContext()),
          size_(evaluator.layout().states.size()),
          states_(makeVector(size_, context_.get())),
          scratch_(makeVector(size_, context_.get())),
          pattern_(withDiagonal(evaluator.layout().odeJacobian)),
          newton_(makeFactorization(pattern_.pattern), size_, context_.get()),
          jacobian_(static_cast<std::size_t>(evaluator.layout().odeJacobian.entries()))
    {
    }

    std::string name() const override { return "cvode, " + newton_.factorization().name(); }

    StepResult start(double t, std::span<const double> x, double likelyStep) override
    {
        std::ranges::copy(x, values(states_.get()).begin());
        time_ = previousTime_ = t;
        if (!memory_) {
            create(t);
        } else {
            countBeforeRestart_ = counts();
            require(CVodeReInit(memory_.get(), t, states_.get()), "CVodeReInit");
            setStabilityWatched(false);
            newton_.restartCount();
        }
        require(CVodeSetInitStep(memory_.get(), likelyStep), "CVodeSetInitStep");
        isFresh_ = true;
        isJacobianStale_ = true;
        return StepResult::Ok;
    }

    StepResult step(double stopTime) override
    {
        failure_ = {};
        require(CVodeSetStopTime(memory_.get(), stopTime), "CVodeSetStopTime");
        double reached = time_;
        const int flag = CVode(memory_.get(), stopTime, states_.get(), &reached, CV_ONE_STEP);
        if (flag >= 0) {
            previousTime_ = time_;
            time_ = reached;
            isFresh_ = false;
            watchStability();
            return StepResult::Ok;
        }
        noteNewtonFailures();
        return resultOf(flag);
    }

    double time() const override { return time_; }
    double previousTime() const override { return previousTime_; }

    void interpolate(double t, std::span<double> x) const override
    {
        if (t == time_ || isFresh_) {
            std::ranges::copy(values(states_.get()), x.begin());
            return;
        }
        require(CVodeGetDky(memory_.get(), t, 0, scratch_.get()), "CVodeGetDky");
        std::ranges::copy(values(scratch_.get()), x.begin());
    }

    void limitSteps(double longest) override
    {
        longest_ = longest;
        setLongestStep();
    }
    void invalidateJacobian() override { isJacobianStale_ = true; }

    IntegratorCounts counts() const override
    {
        if (!memory_)
            return {};
        long steps = 0, evaluations = 0, setups = 0, errorFailures = 0, iterations = 0, newtonFailures = 0;
        int last = 0, current = 0;
        double first = 0, lastStep = 0, next = 0, now = 0;
        CVodeGetIntegratorStats(memory_.get(), &steps, &evaluations, &setups, &errorFailures, &last, &current, &first,
                                &lastStep, &next, &now);
        CVodeGetNonlinSolvStats(memory_.get(), &iterations, &newtonFailures);
        IntegratorCounts counts =
            countBeforeRestart_ +
            IntegratorCounts{steps, evaluations, 0, setups, iterations, errorFailures, newtonFailures};
        counts.jacobianEvaluations = jacobianEvaluations_;
        return counts;
    }

    std::int64_t errorTestFailures() const override
    {
        long failures = 0;
        CVodeGetNumErrTestFails(memory_.get(), &failures);
        return countBeforeRestart_.errorTestFailures + failures;
    }

    int lastOrder() const override
    {
        int order = 0;
        CVodeGetLastOrder(memory_.get(), &order);
        return order;
    }

    void weightedErrors(std::span<double> errors) const override
    {
        require(CVodeGetEstLocalErrors(memory_.get(), scratch_.get()), "CVodeGetEstLocalErrors");
        std::ranges::copy(values(scratch_.get()), errors.begin());
        require(CVodeGetErrWeights(memory_.get(), scratch_.get()), "CVodeGetErrWeights");
        const auto weights = values(scratch_.get());
        for (std::size_t k = 0; k < size_; ++k)
            errors[k] = std::abs(errors[k] * weights[k]);
    }

    void errorWeights(std::span<double> weights) const override
    {
        require(CVodeGetErrWeights(memory_.get(), scratch_.get()), "CVodeGetErrWeights");
        std::ranges::copy(values(scratch_.get()), weights.begin());
    }

    std::span<const std::int64_t> newtonFailuresByState() const override { return newton_.failures(); }
    std::optional<std::size_t> newtonCulprit() const override { return newton_.lastCulprit(); }
    const EvaluationStatus& failure() const override { return failure_; }

private:
    void setLongestStep()
    {
        const double longest = options_.largestStep > 0 ? std::min(options_.largestStep, longest_) : longest_;
        if (memory_ && std::isfinite(longest))
            require(CVodeSetMaxStep(memory_.get(), longest), "CVodeSetMaxStep");
    }

    void create(double t)
    {
        memory_.reset(CVodeCreate(CV_BDF, context_.get()));
        void* memory = memory_.get();
        if (!memory)
            throw std::bad_alloc();
        require(CVodeInit(memory, derivatives, t, states_.get()), "CVodeInit");
        require(CVodeSetUserData(memory, this), "CVodeSetUserData");
        BRAMAH_SILENCE(CVode, memory);

        const auto absolute = makeVector(size_, context_.get());
        for (std::size_t k = 0; k < size_; ++k)
            values(absolute.get())[k] = options_.tolerance * std::abs(evaluator_.layout().states[k].nominal);
        require(CVodeSVtolerances(memory, options_.tolerance, absolute.get()), "CVodeSVtolerances");
        require(CVodeSetMaxOrd(memory, kLargestOrder), "CVodeSetMaxOrd");
        require(CVodeSetNonlinConvCoef(memory, kNonlinearCoefficient), "CVodeSetNonlinConvCoef");
        require(CVodeSetMaxErrTestFails(memory, kMostErrorTestFailures), "CVodeSetMaxErrTestFails");
        require(CVodeSetMaxConvFails(memory, kMostNewtonFailures), "CVodeSetMaxConvFails");
        require(CVodeSetMaxHnilWarns(memory, -1), "CVodeSetMaxHnilWarns");
        setLongestStep();

        require(CVodeSetLinearSolver(memory, newton_.solver(), newton_.matrix()), "CVodeSetLinearSolver");
        require(CVodeSetLinSysFn(memory, linearSystem), "CVodeSetLinSysFn");
        require(CVodeSetJacEvalFrequency(memory, kStepsPerJacobian), "CVodeSetJacEvalFrequency");
    }

    /// Orders from 3 on are unstable for weakly damped oscillations and keep steps short long after these have decayed.
    /// CVODE's detection of that lowers the order, sometimes needlessly; so it is used only when steps have stopped
    /// growing.
    void watchStability()
    {
        if (isStabilityWatched_)
            return;
        const double step = time_ - previousTime_;
        if (lastOrder() <= kLargestStableOrder || step > kAlikeSteps * usualStep_ || step * kAlikeSteps < usualStep_) {
            alikeSteps_ = 0;
            usualStep_ = step;
        }
        if (++alikeSteps_ >= kStepsToWatchStability)
            setStabilityWatched(true);
    }

    void setStabilityWatched(bool isWatched)
    {
        alikeSteps_ = 0;
        if (isWatched != isStabilityWatched_)
            require(CVodeSetStabLimDet(memory_.get(), isWatched ? SUNTRUE : SUNFALSE), "CVodeSetStabLimDet");
        isStabilityWatched_ = isWatched;
    }

    void noteNewtonFailures()
    {
        long failures = 0;
        require(CVodeGetNumNonlinSolvConvFails(memory_.get(), &failures), "CVodeGetNumNonlinSolvConvFails");
        if (!newton_.isNews(failures))
            return;
        require(CVodeGetErrWeights(memory_.get(), scratch_.get()), "CVodeGetErrWeights");
        newton_.blame(failures, values(scratch_.get()));
    }

    [[nodiscard]] int codeOf(const EvaluationStatus& status)
    {
        if (status.ok())
            return 0;
        failure_ = status;
        return status.recoverable && status.kind != FailureKind::Cancelled ? 1 : -1;
    }

    static int derivatives(double t, N_Vector x, N_Vector xdot, void* self)
    {
        auto& integrator = *static_cast<CvodeIntegrator*>(self);
        return integrator.codeOf(integrator.evaluator_.derivatives(t, values(x), values(xdot)));
    }

    /// Newton's matrix I - gamma*J.
    static int linearSystem(double t, N_Vector x, N_Vector, SUNMatrix, sunbooleantype isJacobianGood,
                            sunbooleantype* isJacobianCurrent, double gamma, void* self, N_Vector, N_Vector, N_Vector)
    {
        auto& integrator = *static_cast<CvodeIntegrator*>(self);
        integrator.noteNewtonFailures();  // each failure is followed by a setup
        *isJacobianCurrent = isJacobianGood && !integrator.isJacobianStale_ ? SUNFALSE : SUNTRUE;
        if (*isJacobianCurrent) {
            ++integrator.jacobianEvaluations_;
            const int code = integrator.codeOf(integrator.evaluator_.jacobian(t, values(x), integrator.jacobian_));
            if (code != 0)
                return code;
            integrator.isJacobianStale_ = false;
        }
        const auto entries = integrator.newton_.factorization().entries();
        std::ranges::fill(entries, 0.0);
        for (std::size_t entry = 0; entry < integrator.jacobian_.size(); ++entry)
            entries[static_cast<std::size_t>(integrator.pattern_.entryPositions[entry])] =
                -gamma * integrator.jacobian_[entry];
        for (const auto position : integrator.pattern_.diagonalPositions)
            entries[static_cast<std::size_t>(position)] += 1;
        return 0;
    }

    [[nodiscard]] StepResult resultOf(int flag) const
    {
        switch (flag) {
        case CV_ERR_FAILURE: return StepResult::ErrorTestFailed;
        case CV_CONV_FAILURE:
        case CV_LSETUP_FAIL:
        case CV_LSOLVE_FAIL:
            return failure_.kind == FailureKind::Cancelled ? StepResult::Cancelled : StepResult::NewtonFailed;
        case CV_RHSFUNC_FAIL:
        case CV_FIRST_RHSFUNC_ERR:
        case CV_REPTD_RHSFUNC_ERR:
        case CV_UNREC_RHSFUNC_ERR:
            return failure_.kind == FailureKind::Cancelled ? StepResult::Cancelled : StepResult::EvaluationFailed;
        case CV_TOO_CLOSE: return StepResult::ErrorTestFailed;
        default: return StepResult::InternalFailure;
        }
    }

    SystemEvaluator& evaluator_;
    IntegratorOptions options_;
    double longest_ = std::numeric_limits<double>::infinity();  ///< [s] longest step by limitSteps()
    SundialsContext context_;
    std::size_t size_;
    SundialsVector states_;
    SundialsVector scratch_;
    PatternWithDiagonal pattern_;
    NewtonSolver newton_;
    std::vector<double> jacobian_;
    std::unique_ptr<void, CvodeDeleter> memory_;
    IntegratorCounts countBeforeRestart_;
    std::int64_t jacobianEvaluations_ = 0;
    double time_ = 0;
    double previousTime_ = 0;
    int alikeSteps_ = 0;  // consecutive steps of high order with about the length usualStep_
    double usualStep_ = 0;
    bool isStabilityWatched_ = false;
    bool isFresh_ = true;
    bool isJacobianStale_ = true;
    EvaluationStatus failure_;
};

}  // namespace

std::unique_ptr<Integrator> makeCvodeIntegrator(SystemEvaluator& evaluator, const IntegratorOptions& options)
{
    return std::make_unique<CvodeIntegrator>(evaluator, options);
}

}  // namespace bramah::solver
