// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrators/ida_integrator.h"

#include "solver/integrators/multistep_integrator.h"
#include "solver/sundials/sundials_version.h"

#include <ida/ida.h>

#include <algorithm>
#include <cmath>
#include <new>

namespace bramah::solver {
namespace {

/// Large: it implements Integrator.
class IdaIntegrator final : public MultistepIntegrator
{
public:
    IdaIntegrator(Equations& equations, DaeForm& dae, const IntegratorOptions& options)
        : MultistepIntegrator(equations, options,
                              equations.layout().states.size() + equations.layout().algebraics.size(),
                              equations.layout().daeJacobian, functions()),
          dae_(dae),
          rates_(makeVector(size_, context_.get()))
    {
    }

    std::string name() const override { return "ida, " + newton_.factorization().name(); }
    SolverKind kind() const override { return SolverKind::Ida; }

    StepResult start(double t, std::span<const double> x, double likelyStep) override
    {
        const auto y = values(unknowns_.get());
        const auto ydot = values(rates_.get());
        std::ranges::copy(x, y.begin());
        std::ranges::fill(ydot, 0.0);
        const EvaluationStatus status = equations_.derivatives(t, x, ydot.first(stateCount_));
        if (!status.ok()) {
            failure_ = status;
            return unlessCancelled(StepResult::EvaluationFailed);
        }
        dae_.algebraics(y.subspan(stateCount_));
        if (!memory_) {
            create(t);
        } else {
            noteRestart();
            require(IDAReInit(memory_.get(), t, unknowns_.get(), rates_.get()), "IDAReInit");
        }
        require(IDASetInitStep(memory_.get(), likelyStep), "IDASetInitStep");
        noteStart(t);
        return StepResult::Ok;
    }

    void invalidateJacobian() override {}  // it is evaluated at every setup

private:
    [[nodiscard]] static Functions functions()
    {
        return {[](void* memory) { IDAFree(&memory); },
                IDAGetDky,
                IDAGetErrWeights,
                IDAGetEstLocalErrors,
                IDAGetIntegratorStats,
                IDAGetNonlinSolvStats,
                IDAGetLastOrder,
                IDAGetCurrentStep,
                IDASetMaxStep};
    }

    void create(double t)
    {
        memory_.reset(IDACreate(context_.get()));
        void* memory = memory_.get();
        if (!memory)
            throw std::bad_alloc();
        require(IDAInit(memory, residual, t, unknowns_.get(), rates_.get()), "IDAInit");
        require(IDASetUserData(memory, this), "IDASetUserData");
        BRAMAH_SILENCE(IDA, memory);
        const SundialsVector absolute = absoluteTolerances();
        const SundialsVector isDifferential = makeVector(size_, context_.get());
        std::ranges::fill(values(isDifferential.get()).first(stateCount_), 1.0);
        require(IDASVtolerances(memory, options_.tolerance, absolute.get()), "IDASVtolerances");
        require(IDASetId(memory, isDifferential.get()), "IDASetId");
        // The error test uses only states; Newton's iteration keeps the algebraic unknowns accurate enough.
        require(IDASetSuppressAlg(memory, SUNTRUE), "IDASetSuppressAlg");
        require(IDASetMaxErrTestFails(memory, kMostErrorTestFailures), "IDASetMaxErrTestFails");
        require(IDASetMaxConvFails(memory, kMostNewtonFailures), "IDASetMaxConvFails");
        passLongestStep();

        require(IDASetLinearSolver(memory, newton_.solver(), newton_.matrix()), "IDASetLinearSolver");
        require(IDASetJacFn(memory, jacobian), "IDASetJacFn");
    }

    int makeStep(double stopTime, double& reached) override
    {
        require(IDASetStopTime(memory_.get(), stopTime), "IDASetStopTime");
        return IDASolve(memory_.get(), stopTime, &reached, unknowns_.get(), rates_.get(), IDA_ONE_STEP);
    }

    static int residual(double t, N_Vector y, N_Vector ydot, N_Vector r, void* self)
    {
        auto& integrator = *static_cast<IdaIntegrator*>(self);
        return integrator.codeOf(integrator.dae_.residual(t, values(y), values(ydot), values(r)));
    }

    static int jacobian(double t, double c, N_Vector y, N_Vector, N_Vector, SUNMatrix, void* self, N_Vector, N_Vector,
                        N_Vector)
    {
        auto& integrator = *static_cast<IdaIntegrator*>(self);
        integrator.noteNewtonFailures();  // each failure is followed by a setup
        ++integrator.jacobianEvaluations_;
        return integrator.codeOf(
            integrator.dae_.residualJacobian(t, values(y), c, integrator.newton_.factorization().entries()));
    }

    [[nodiscard]] StepResult resultOf(int flag) const override
    {
        switch (flag) {
        case IDA_ERR_FAIL: return StepResult::ErrorTestFailed;
        case IDA_CONV_FAIL:
        case IDA_LSETUP_FAIL:
        case IDA_LSOLVE_FAIL: return unlessCancelled(StepResult::NewtonFailed);
        case IDA_RES_FAIL:
        case IDA_REP_RES_ERR:
        case IDA_FIRST_RES_FAIL: return unlessCancelled(StepResult::EvaluationFailed);
        default: return StepResult::InternalFailure;
        }
    }

    DaeForm& dae_;
    SundialsVector rates_;
};

}  // namespace

std::unique_ptr<Integrator> makeIdaIntegrator(Equations& equations, DaeForm& dae, const IntegratorOptions& options)
{
    return std::make_unique<IdaIntegrator>(equations, dae, options);
}

}  // namespace bramah::solver
