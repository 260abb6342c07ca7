// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrators/cvode_integrator.h"

#include "solver/integrators/multistep_integrator.h"
#include "solver/sundials/sundials_version.h"

#include <cvode/cvode.h>

#include <algorithm>
#include <cmath>
#include <new>
#include <utility>

namespace bramah::solver {
namespace {

// Measured on several circuits: higher orders of BDF seldom pay at engineering tolerances, a tight Newton test and a
// fresh Jacobian do.
constexpr int kLargestOrder = 4;
constexpr double kNonlinearCoefficient = 0.03;
constexpr int kStepsPerJacobian = 10;
// After so many steps of an order above the largest one that is stable for all oscillations, with lengths within this
// factor, stability is suspected to limit them. Measured on the examples: fewer cost the drive circuit steps.
constexpr int kLargestStableOrder = 2;
constexpr int kStepsToWatchStability = 200;
constexpr double kAlikeSteps = 2;

/// Large: it implements Integrator.
class CvodeIntegrator final : public MultistepIntegrator
{
public:
    CvodeIntegrator(Equations& equations, const IntegratorOptions& options, CvodeFormulas formulas,
                    PatternWithDiagonal pattern)
        : MultistepIntegrator(equations, options, equations.layout().states.size(), pattern.pattern, functions()),
          isBdf_(formulas == CvodeFormulas::Bdf),
          pattern_(std::move(pattern)),
          jacobian_(static_cast<std::size_t>(equations.layout().odeJacobian.entries()))
    {
    }

    std::string name() const override
    {
        return (isBdf_ ? "cvode, " : "cvode-adams, ") + newton_.factorization().name();
    }
    SolverKind kind() const override { return isBdf_ ? SolverKind::Cvode : SolverKind::CvodeAdams; }

    StepResult start(double t, std::span<const double> x, double likelyStep) override
    {
        std::ranges::copy(x, values(unknowns_.get()).begin());
        if (!memory_) {
            create(t);
        } else {
            noteRestart();
            require(CVodeReInit(memory_.get(), t, unknowns_.get()), "CVodeReInit");
            setStabilityWatched(false);
        }
        require(CVodeSetInitStep(memory_.get(), likelyStep), "CVodeSetInitStep");
        isJacobianStale_ = true;
        noteStart(t);
        return StepResult::Ok;
    }

    StepResult step(double stopTime) override
    {
        const StepResult result = MultistepIntegrator::step(stopTime);
        if (result == StepResult::Ok)
            watchStability();
        return result;
    }

    void invalidateJacobian() override { isJacobianStale_ = true; }

private:
    [[nodiscard]] static Functions functions()
    {
        return {[](void* memory) { CVodeFree(&memory); },
                CVodeGetDky,
                CVodeGetErrWeights,
                CVodeGetEstLocalErrors,
                CVodeGetIntegratorStats,
                CVodeGetNonlinSolvStats,
                CVodeGetLastOrder,
                CVodeGetCurrentStep,
                CVodeSetMaxStep};
    }

    void create(double t)
    {
        memory_.reset(CVodeCreate(isBdf_ ? CV_BDF : CV_ADAMS, context_.get()));
        void* memory = memory_.get();
        if (!memory)
            throw std::bad_alloc();
        require(CVodeInit(memory, derivatives, t, unknowns_.get()), "CVodeInit");
        require(CVodeSetUserData(memory, this), "CVodeSetUserData");
        BRAMAH_SILENCE(CVode, memory);
        const SundialsVector absolute = absoluteTolerances();
        require(CVodeSVtolerances(memory, options_.tolerance, absolute.get()), "CVodeSVtolerances");
        if (isBdf_)
            require(CVodeSetMaxOrd(memory, kLargestOrder), "CVodeSetMaxOrd");
        require(CVodeSetNonlinConvCoef(memory, kNonlinearCoefficient), "CVodeSetNonlinConvCoef");
        require(CVodeSetMaxErrTestFails(memory, kMostErrorTestFailures), "CVodeSetMaxErrTestFails");
        require(CVodeSetMaxConvFails(memory, kMostNewtonFailures), "CVodeSetMaxConvFails");
        require(CVodeSetMaxHnilWarns(memory, -1), "CVodeSetMaxHnilWarns");
        passLongestStep();

        require(CVodeSetLinearSolver(memory, newton_.solver(), newton_.matrix()), "CVodeSetLinearSolver");
        require(CVodeSetLinSysFn(memory, linearSystem), "CVodeSetLinSysFn");
        require(CVodeSetJacEvalFrequency(memory, kStepsPerJacobian), "CVodeSetJacEvalFrequency");
    }

    int makeStep(double stopTime, double& reached) override
    {
        require(CVodeSetStopTime(memory_.get(), stopTime), "CVodeSetStopTime");
        return CVode(memory_.get(), stopTime, unknowns_.get(), &reached, CV_ONE_STEP);
    }

    /// Orders of BDF from 3 on are unstable for weakly damped oscillations and keep steps short long after these have
    /// decayed. CVODE's detection of that lowers the order, sometimes needlessly; so it is used only when steps have
    /// stopped growing.
    void watchStability()
    {
        if (isStabilityWatched_ || !isBdf_)
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

    static int derivatives(double t, N_Vector x, N_Vector xdot, void* self)
    {
        auto& integrator = *static_cast<CvodeIntegrator*>(self);
        return integrator.codeOf(integrator.equations_.derivatives(t, values(x), values(xdot)));
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
            const int code = integrator.codeOf(integrator.equations_.jacobian(t, values(x), integrator.jacobian_));
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

    [[nodiscard]] StepResult resultOf(int flag) const override
    {
        switch (flag) {
        case CV_ERR_FAILURE:
        case CV_TOO_CLOSE: return StepResult::ErrorTestFailed;
        case CV_CONV_FAILURE:
        case CV_LSETUP_FAIL:
        case CV_LSOLVE_FAIL: return unlessCancelled(StepResult::NewtonFailed);
        case CV_RHSFUNC_FAIL:
        case CV_FIRST_RHSFUNC_ERR:
        case CV_REPTD_RHSFUNC_ERR:
        case CV_UNREC_RHSFUNC_ERR: return unlessCancelled(StepResult::EvaluationFailed);
        default: return StepResult::InternalFailure;
        }
    }

    bool isBdf_;
    PatternWithDiagonal pattern_;
    std::vector<double> jacobian_;
    int alikeSteps_ = 0;  // consecutive steps of high order with about the length usualStep_
    double usualStep_ = 0;
    bool isStabilityWatched_ = false;
    bool isJacobianStale_ = true;
};

}  // namespace

std::unique_ptr<SwitchedMethod> makeCvodeIntegrator(Equations& equations, const IntegratorOptions& options,
                                                    CvodeFormulas formulas)
{
    return std::make_unique<CvodeIntegrator>(equations, options, formulas,
                                             withDiagonal(equations.layout().odeJacobian));
}

}  // namespace bramah::solver
