// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrators/multistep_integrator.h"

#include <cmath>

namespace bramah::solver {

MultistepIntegrator::MultistepIntegrator(Equations& equations, const IntegratorOptions& options, std::size_t unknowns,
                                         const SparsePattern& pattern, const Functions& functions)
    : equations_(equations),
      options_(options),
      context_(makeContext()),
      stateCount_(equations.layout().states.size()),
      size_(unknowns),
      unknowns_(makeVector(size_, context_.get())),
      scratch_(makeVector(size_, context_.get())),
      weights_(makeVector(size_, context_.get())),
      newton_(makeFactorization(pattern), size_, context_.get()),
      memory_(nullptr, functions.free),
      functions_(functions),
      matrixWork_(matrixWork(pattern))
{
}

StepResult MultistepIntegrator::step(double stopTime)
{
    failure_ = {};
    double reached = time_;
    const int flag = makeStep(stopTime, reached);
    if (flag < 0) {
        noteNewtonFailures();
        return resultOf(flag);
    }
    previousTime_ = time_;
    time_ = reached;
    isFresh_ = false;
    return StepResult::Ok;
}

void MultistepIntegrator::interpolate(double t, std::span<double> x) const
{
    N_Vector source = unknowns_.get();
    if (t != time_ && !isFresh_) {
        source = scratch_.get();
        require(functions_.solution(memory_.get(), t, 0, source), "GetDky");
    }
    std::ranges::copy(values(source).first(stateCount_), x.begin());
}

void MultistepIntegrator::limitSteps(double longest)
{
    longest_ = longest;
    if (memory_)
        passLongestStep();
}

int MultistepIntegrator::lastOrder() const
{
    int order = 0;
    functions_.lastOrder(memory_.get(), &order);
    return order;
}

double MultistepIntegrator::nextStep() const
{
    double step = 0;
    functions_.plannedStep(memory_.get(), &step);
    return std::min(step, longestStep());
}

IntegratorCounts MultistepIntegrator::counts() const
{
    if (!memory_)
        return {};
    IntegratorCounts counts = countBeforeRestart_ + countsSinceRestart();
    counts.jacobianEvaluations = jacobianEvaluations_;
    return counts;
}

IntegratorCounts MultistepIntegrator::countsSinceRestart() const
{
    long steps = 0, evaluations = 0, setups = 0, errorFailures = 0, iterations = 0, newtonFailures = 0;
    int last = 0, current = 0;
    double first = 0, lastStep = 0, next = 0, now = 0;
    functions_.counts(memory_.get(), &steps, &evaluations, &setups, &errorFailures, &last, &current, &first, &lastStep,
                      &next, &now);
    functions_.newtonCounts(memory_.get(), &iterations, &newtonFailures);
    return {steps, evaluations, 0, setups, iterations, errorFailures, newtonFailures};
}

void MultistepIntegrator::weightedErrors(std::span<double> errors) const
{
    require(functions_.errors(memory_.get(), scratch_.get()), "GetEstLocalErrors");
    require(functions_.errorWeights(memory_.get(), weights_.get()), "GetErrWeights");
    for (std::size_t k = 0; k < stateCount_; ++k)
        errors[k] = std::abs(values(scratch_.get())[k] * values(weights_.get())[k]);
}

void MultistepIntegrator::errorWeights(std::span<double> weights) const
{
    require(functions_.errorWeights(memory_.get(), weights_.get()), "GetErrWeights");
    std::ranges::copy(values(weights_.get()).first(stateCount_), weights.begin());
}

std::optional<std::size_t> MultistepIntegrator::newtonCulprit() const
{
    const auto culprit = newton_.lastCulprit();
    return culprit && *culprit < stateCount_ ? culprit : std::nullopt;
}

double MultistepIntegrator::work() const
{
    const IntegratorCounts count = counts();
    const SystemLayout& layout = equations_.layout();
    return static_cast<double>(count.derivativeEvaluations) * layout.derivativeWork +
           static_cast<double>(count.jacobianEvaluations) * layout.jacobianWork +
           static_cast<double>(count.factorisations) * matrixWork_.factorisation +
           static_cast<double>(count.newtonIterations) * matrixWork_.solution;
}

void MultistepIntegrator::noteRestart()
{
    countBeforeRestart_ = counts();
    newton_.restartCount();
}

void MultistepIntegrator::noteStart(double t)
{
    time_ = previousTime_ = t;
    isFresh_ = true;
}

SundialsVector MultistepIntegrator::absoluteTolerances() const
{
    SundialsVector absolute = makeVector(size_, context_.get());
    const SystemLayout& layout = equations_.layout();
    for (std::size_t k = 0; k < size_; ++k) {
        const StateLayout& unknown = k < stateCount_ ? layout.states[k] : layout.algebraics[k - stateCount_];
        values(absolute.get())[k] = options_.tolerance * std::abs(unknown.nominal);
    }
    return absolute;
}

void MultistepIntegrator::noteNewtonFailures()
{
    long iterations = 0, failures = 0;
    functions_.newtonCounts(memory_.get(), &iterations, &failures);
    if (!newton_.isNews(failures))
        return;
    require(functions_.errorWeights(memory_.get(), weights_.get()), "GetErrWeights");
    newton_.blame(failures, values(weights_.get()));
}

int MultistepIntegrator::codeOf(const EvaluationStatus& status)
{
    if (status.ok())
        return 0;
    failure_ = status;
    return status.recoverable && status.kind != FailureKind::Cancelled ? 1 : -1;
}

StepResult MultistepIntegrator::unlessCancelled(StepResult usual) const
{
    return failure_.kind == FailureKind::Cancelled ? StepResult::Cancelled : usual;
}

void MultistepIntegrator::passLongestStep()
{
    const double longest = longestStep();
    require(functions_.setLongestStep(memory_.get(), std::isfinite(longest) ? longest : 0), "SetMaxStep");
}

double MultistepIntegrator::longestStep() const
{
    return options_.largestStep > 0 ? std::min(options_.largestStep, longest_) : longest_;
}

}  // namespace bramah::solver
