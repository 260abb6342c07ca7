// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/integrators/ida_integrator.h"

#include "solver/sundials/newton_solver.h"
#include "solver/sundials/sundials_objects.h"
#include "solver/sundials/sundials_version.h"

#include <ida/ida.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>

namespace bramah::solver {
namespace {

constexpr int kMostIdaErrorTestFailures = 20;
constexpr int kMostIdaNewtonFailures = 30;

struct IdaDeleter {
    void operator()(void* memory) const { IDAFree(&memory); }
};

/// Large: it holds the objects of IDA and implements Integrator.
class IdaIntegrator final : public Integrator
{
public:
    IdaIntegrator(SystemEvaluator& evaluator, const IntegratorOptions& options)
        : evaluator_(evaluator),
          options_(options),
          context_(makeContext()),
          stateCount_(evaluator.layout().states.size()),
          size_(stateCount_ + evaluator.layout().algebraics.size()),
          unknowns_(makeVector(size_, context_.get())),
          rates_(makeVector(size_, context_.get())),
          scratch_(makeVector(size_, context_.get())),
          weights_(makeVector(size_, context_.get())),
          newton_(makeFactorization(evaluator.layout().daeJacobian), size_, context_.get())
    {
    }

    std::string name() const override { return "ida, " + newton_.factorization().name(); }

    StepResult start(double t, std::span<const double> x, double likelyStep) override
    {
        const auto y = values(unknowns_.get());
        const auto ydot = values(rates_.get());
        std::ranges::copy(x, y.begin());
        std::ranges::fill(ydot, 0.0);
        const EvaluationStatus status = evaluator_.derivatives(t, x, ydot.first(stateCount_));
        if (!status.ok()) {
            failure_ = status;
            return status.kind == FailureKind::Cancelled ? StepResult::Cancelled : StepResult::EvaluationFailed;
        }
        evaluator_.algebraics(y.subspan(stateCount_));
        time_ = previousTime_ = t;
        if (!memory_) {
            create(t);
        } else {
            countBeforeRestart_ = counts();
            require(IDAReInit(memory_.get(), t, unknowns_.get(), rates_.get()), "IDAReInit");
            newton_.restartCount();
        }
        require(IDASetInitStep(memory_.get(), likelyStep), "IDASetInitStep");
        isFresh_ = true;
        return StepResult::Ok;
    }

    StepResult step(double stopTime) override
    {
        failure_ = {};
        require(IDASetStopTime(memory_.get(), stopTime), "IDASetStopTime");
        double reached = time_;
        const int flag = IDASolve(memory_.get(), stopTime, &reached, unknowns_.get(), rates_.get(), IDA_ONE_STEP);
        if (flag >= 0) {
            previousTime_ = time_;
            time_ = reached;
            isFresh_ = false;
            return StepResult::Ok;
        }
        noteNewtonFailures();
        return resultOf(flag);
    }

    double time() const override { return time_; }
    double previousTime() const override { return previousTime_; }

    void interpolate(double t, std::span<double> x) const override
    {
        N_Vector source = unknowns_.get();
        if (t != time_ && !isFresh_) {
            require(IDAGetDky(memory_.get(), t, 0, scratch_.get()), "IDAGetDky");
            source = scratch_.get();
        }
        std::ranges::copy(values(source).first(stateCount_), x.begin());
    }

    void limitSteps(double longest) override
    {
        longest_ = longest;
        setLongestStep();
    }
    void invalidateJacobian() override {}  // it is evaluated at every setup

    IntegratorCounts counts() const override
    {
        if (!memory_)
            return {};
        long steps = 0, evaluations = 0, setups = 0, errorFailures = 0, iterations = 0, newtonFailures = 0;
        int last = 0, current = 0;
        double first = 0, lastStep = 0, next = 0, now = 0;
        IDAGetIntegratorStats(memory_.get(), &steps, &evaluations, &setups, &errorFailures, &last, &current, &first,
                              &lastStep, &next, &now);
        IDAGetNonlinSolvStats(memory_.get(), &iterations, &newtonFailures);
        IntegratorCounts counts =
            countBeforeRestart_ +
            IntegratorCounts{steps, evaluations, 0, setups, iterations, errorFailures, newtonFailures};
        counts.jacobianEvaluations = jacobianEvaluations_;
        return counts;
    }

    std::int64_t errorTestFailures() const override
    {
        long failures = 0;
        IDAGetNumErrTestFails(memory_.get(), &failures);
        return countBeforeRestart_.errorTestFailures + failures;
    }

    int lastOrder() const override
    {
        int order = 0;
        IDAGetLastOrder(memory_.get(), &order);
        return order;
    }

    void weightedErrors(std::span<double> errors) const override
    {
        require(IDAGetEstLocalErrors(memory_.get(), scratch_.get()), "IDAGetEstLocalErrors");
        require(IDAGetErrWeights(memory_.get(), weights_.get()), "IDAGetErrWeights");
        for (std::size_t k = 0; k < stateCount_; ++k)
            errors[k] = std::abs(values(scratch_.get())[k] * values(weights_.get())[k]);
    }

    void errorWeights(std::span<double> weights) const override
    {
        require(IDAGetErrWeights(memory_.get(), weights_.get()), "IDAGetErrWeights");
        std::ranges::copy(values(weights_.get()).first(stateCount_), weights.begin());
    }

    std::span<const std::int64_t> newtonFailuresByState() const override
    {
        return newton_.failures().first(stateCount_);
    }
    std::optional<std::size_t> newtonCulprit() const override
    {
        const auto culprit = newton_.lastCulprit();
        return culprit && *culprit < stateCount_ ? culprit : std::nullopt;
    }
    const EvaluationStatus& failure() const override { return failure_; }

private:
    void setLongestStep()
    {
        const double longest = options_.largestStep > 0 ? std::min(options_.largestStep, longest_) : longest_;
        if (memory_ && std::isfinite(longest))
            require(IDASetMaxStep(memory_.get(), longest), "IDASetMaxStep");
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

        const auto absolute = makeVector(size_, context_.get());
        const auto isDifferential = makeVector(size_, context_.get());
        const SystemLayout& layout = evaluator_.layout();
        for (std::size_t k = 0; k < size_; ++k) {
            const StateLayout& unknown = k < stateCount_ ? layout.states[k] : layout.algebraics[k - stateCount_];
            values(absolute.get())[k] = options_.tolerance * std::abs(unknown.nominal);
            values(isDifferential.get())[k] = k < stateCount_ ? 1 : 0;
        }
        require(IDASVtolerances(memory, options_.tolerance, absolute.get()), "IDASVtolerances");
        require(IDASetId(memory, isDifferential.get()), "IDASetId");
        // The error test uses only states; Newton's iteration keeps the algebraic unknowns accurate enough.
        require(IDASetSuppressAlg(memory, SUNTRUE), "IDASetSuppressAlg");
        require(IDASetMaxErrTestFails(memory, kMostIdaErrorTestFailures), "IDASetMaxErrTestFails");
        require(IDASetMaxConvFails(memory, kMostIdaNewtonFailures), "IDASetMaxConvFails");
        setLongestStep();

        require(IDASetLinearSolver(memory, newton_.solver(), newton_.matrix()), "IDASetLinearSolver");
        require(IDASetJacFn(memory, jacobian), "IDASetJacFn");
    }

    void noteNewtonFailures()
    {
        long failures = 0;
        require(IDAGetNumNonlinSolvConvFails(memory_.get(), &failures), "IDAGetNumNonlinSolvConvFails");
        if (!newton_.isNews(failures))
            return;
        require(IDAGetErrWeights(memory_.get(), weights_.get()), "IDAGetErrWeights");
        newton_.blame(failures, values(weights_.get()));
    }

    [[nodiscard]] int codeOf(const EvaluationStatus& status)
    {
        if (status.ok())
            return 0;
        failure_ = status;
        return status.recoverable && status.kind != FailureKind::Cancelled ? 1 : -1;
    }

    static int residual(double t, N_Vector y, N_Vector ydot, N_Vector r, void* self)
    {
        auto& integrator = *static_cast<IdaIntegrator*>(self);
        return integrator.codeOf(integrator.evaluator_.residual(t, values(y), values(ydot), values(r)));
    }

    static int jacobian(double t, double c, N_Vector y, N_Vector, N_Vector, SUNMatrix, void* self, N_Vector, N_Vector,
                        N_Vector)
    {
        auto& integrator = *static_cast<IdaIntegrator*>(self);
        integrator.noteNewtonFailures();  // each failure is followed by a setup
        ++integrator.jacobianEvaluations_;
        return integrator.codeOf(
            integrator.evaluator_.residualJacobian(t, values(y), c, integrator.newton_.factorization().entries()));
    }

    [[nodiscard]] StepResult resultOf(int flag) const
    {
        switch (flag) {
        case IDA_ERR_FAIL: return StepResult::ErrorTestFailed;
        case IDA_CONV_FAIL:
        case IDA_LSETUP_FAIL:
        case IDA_LSOLVE_FAIL:
            return failure_.kind == FailureKind::Cancelled ? StepResult::Cancelled : StepResult::NewtonFailed;
        case IDA_RES_FAIL:
        case IDA_REP_RES_ERR:
        case IDA_FIRST_RES_FAIL:
            return failure_.kind == FailureKind::Cancelled ? StepResult::Cancelled : StepResult::EvaluationFailed;
        default: return StepResult::InternalFailure;
        }
    }

    SystemEvaluator& evaluator_;
    IntegratorOptions options_;
    double longest_ = std::numeric_limits<double>::infinity();  ///< [s] longest step by limitSteps()
    SundialsContext context_;
    std::size_t stateCount_;
    std::size_t size_;
    SundialsVector unknowns_;
    SundialsVector rates_;
    SundialsVector scratch_;
    SundialsVector weights_;
    NewtonSolver newton_;
    std::unique_ptr<void, IdaDeleter> memory_;
    IntegratorCounts countBeforeRestart_;
    std::int64_t jacobianEvaluations_ = 0;
    double time_ = 0;
    double previousTime_ = 0;
    bool isFresh_ = true;
    EvaluationStatus failure_;
};

}  // namespace

std::unique_ptr<Integrator> makeIdaIntegrator(SystemEvaluator& evaluator, const IntegratorOptions& options)
{
    return std::make_unique<IdaIntegrator>(evaluator, options);
}

}  // namespace bramah::solver
