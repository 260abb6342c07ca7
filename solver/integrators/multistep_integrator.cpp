// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/integrators/multistep_integrator.h"

#include <cmath>

namespace bramah::solver {

MultistepIntegrator::MultistepIntegrator(SystemEvaluator& evaluator, const IntegratorOptions& options,
                                         std::size_t unknowns, const SparsePattern& pattern, void (*free)(void*))
    : evaluator_(evaluator),
      options_(options),
      context_(makeContext()),
      stateCount_(evaluator.layout().states.size()),
      size_(unknowns),
      unknowns_(makeVector(size_, context_.get())),
      scratch_(makeVector(size_, context_.get())),
      weights_(makeVector(size_, context_.get())),
      newton_(makeFactorization(pattern), size_, context_.get()),
      memory_(nullptr, free),
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
        readSolution(t, source);
    }
    std::ranges::copy(values(source).first(stateCount_), x.begin());
}

void MultistepIntegrator::limitSteps(double longest)
{
    longest_ = longest;
    if (memory_)
        setLongestStep(longestStep());
}

IntegratorCounts MultistepIntegrator::counts() const
{
    if (!memory_)
        return {};
    IntegratorCounts counts = countBeforeRestart_ + readCounts();
    counts.jacobianEvaluations = jacobianEvaluations_;
    return counts;
}

void MultistepIntegrator::weightedErrors(std::span<double> errors) const
{
    readErrors(scratch_.get());
    readErrorWeights(weights_.get());
    for (std::size_t k = 0; k < stateCount_; ++k)
        errors[k] = std::abs(values(scratch_.get())[k] * values(weights_.get())[k]);
}

void MultistepIntegrator::errorWeights(std::span<double> weights) const
{
    readErrorWeights(weights_.get());
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
    const SystemLayout& layout = evaluator_.layout();
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
    const SystemLayout& layout = evaluator_.layout();
    for (std::size_t k = 0; k < size_; ++k) {
        const StateLayout& unknown = k < stateCount_ ? layout.states[k] : layout.algebraics[k - stateCount_];
        values(absolute.get())[k] = options_.tolerance * std::abs(unknown.nominal);
    }
    return absolute;
}

void MultistepIntegrator::noteNewtonFailures()
{
    const long failures = newtonFailuresSinceRestart();
    if (!newton_.isNews(failures))
        return;
    readErrorWeights(weights_.get());
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

double MultistepIntegrator::longestStep() const
{
    return options_.largestStep > 0 ? std::min(options_.largestStep, longest_) : longest_;
}

}  // namespace bramah::solver
