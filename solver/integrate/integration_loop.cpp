// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/integrate/integration_loop.h"

#include "solver/integrate/run_end_texts.h"
#include "solver/integrators/cvode_integrator.h"
#include "solver/integrators/dormand_prince_integrator.h"
#include "solver/integrators/ida_integrator.h"
#include "solver/integrators/radau_integrator.h"
#include "solver/integrators/stateless_integrator.h"
#include "solver/integrators/switching_integrator.h"
#include "solver/vector_registers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace bramah::solver {
namespace {

// Local errors add up. That a result is good to about the tolerance asked for, each step may err by this share of it.
constexpr double kLocalShare = 0.05;
// The error that Radau IIA estimates is that of a method of order 3; its own is much smaller.
constexpr double kRadauShare = 1;
constexpr double kTightestTolerance = 1e-12;  // below it rounding decides
// A run has at least this many steps. Where nothing moves the error test allows steps of any length, and a step from
// rest to rest would pass over a pulse that a source makes in between.
constexpr double kFewestSteps = 200;
// No step covers more rows than this. The worker looks for wishes of the user between steps only.
constexpr double kMostRowsInStep = 10'000;
// After an event that pushed a relation away from zero: the integrator makes at least kStepsPerReturn steps up to the
// predicted return of that relation. A first step up to kMuchLonger times as long is accepted. The limit of the step
// holds kReturnsWatched times as long as the return is predicted to take.
constexpr int kStepsPerReturn = 10;
constexpr double kMuchLonger = 1.2;
constexpr double kReturnsWatched = 1.5;
constexpr int kMostFirstSteps = 60;
// A failed step is retried in kStepsInRepeat shorter steps. If one of these fails it is divided again, kMostRepeats
// times at most.
constexpr int kStepsInRepeat = 8;
constexpr int kMostRepeats = 5;
// A time of the output grid counts as equal to another time if they differ by less than this share of an interval.
constexpr double kGridTolerance = 1e-9;
// Two times count as equal if they differ by less than this share of the run's larger end.
constexpr double kRoundings = 4 * std::numeric_limits<double>::epsilon();
// A hundred events within the share kChattering of a run count as chattering; a hundred time events within the share
// kPilingUp of the run's larger end count as piling up.
constexpr double kChattering = 1e-6;
constexpr double kPilingUp = 1e-12;

std::unique_ptr<Integrator> makeIntegrator(SystemEvaluator& evaluator, const RunSettings& settings)
{
    const SystemLayout& layout = evaluator.layout();
    if (layout.states.empty())
        return makeStatelessIntegrator(evaluator.largestStep() > 0
                                           ? std::min(settings.sampleInterval(), evaluator.largestStep())
                                           : settings.sampleInterval());
    IntegratorOptions options;
    options.tolerance = std::max(kLocalShare * settings.tolerance, kTightestTolerance);
    options.largestStep =
        std::min((settings.stopTime - settings.startTime) / kFewestSteps, kMostRowsInStep * settings.sampleInterval());
    if (evaluator.largestStep() > 0)
        options.largestStep = std::min(options.largestStep, evaluator.largestStep());
    switch (settings.solver) {
    case SolverKind::Cvode: return makeCvodeIntegrator(evaluator, options);
    case SolverKind::Ida: return makeIdaIntegrator(evaluator, options);
    case SolverKind::DormandPrince: return makeDormandPrinceIntegrator(evaluator, options);
    case SolverKind::Auto:
    case SolverKind::Radau: break;
    }
    IntegratorOptions radauOptions = options;
    radauOptions.tolerance = std::max(kRadauShare * settings.tolerance, kTightestTolerance);
    auto radau = makeRadauIntegrator(evaluator, radauOptions);
    // Waves in lines lose three times as much energy to errors where explicit steps follow what comes out of delays.
    const bool hasDelays = evaluator.largestStep() > 0;
    if (settings.solver == SolverKind::Radau || hasDelays)
        return radau;
    return makeSwitchingIntegrator(std::move(radau), makeDormandPrinceIntegrator(evaluator, options),
                                   layout.derivativeWork);
}

}  // namespace

IntegrationLoop::IntegrationLoop(SystemEvaluator& evaluator, const RunSettings& settings,
                                 std::vector<double> startStates, RowWriter& rows, RunControl& control,
                                 Listener listener)
    : evaluator_(evaluator),
      settings_(settings),
      rows_(rows),
      control_(control),
      listener_(std::move(listener)),
      integrator_(makeIntegrator(evaluator, settings)),
      crossings_(evaluator),
      returns_(evaluator, settings.stopTime - settings.startTime),
      interpolate_([this](double t, std::span<double> x) { integrator_->interpolate(t, x); }),
      chattering_(kChattering * (settings.stopTime - settings.startTime)),
      pilingTimes_(kPilingUp * std::max(std::abs(settings.startTime), std::abs(settings.stopTime))),
      tinySteps_(settings.stopTime - settings.startTime),
      statistics_(evaluator),
      states_(std::move(startStates)),
      derivativesBefore_(states_.size()),
      derivativesAfter_(states_.size()),
      weights_(states_.size())
{
    const double intervals = (settings_.stopTime - settings_.startTime) / settings_.sampleInterval();
    lastGridRow_ = static_cast<std::int64_t>(std::floor(intervals + kGridTolerance));
}

double IntegrationLoop::gridTime(std::int64_t k) const
{
    return std::min(settings_.startTime + static_cast<double>(k) * settings_.sampleInterval(), settings_.stopTime);
}

bool IntegrationLoop::isGridTime(double t) const
{
    return nextGridRow_ <= lastGridRow_ &&
           std::abs(gridTime(nextGridRow_) - t) <= kGridTolerance * settings_.sampleInterval();
}

bool IntegrationLoop::isStopTime(double t) const
{
    // An event may lie one rounding before the stop time: no integrator steps over what is left.
    return settings_.stopTime - t <= kRoundings * std::max(std::abs(settings_.startTime), std::abs(settings_.stopTime));
}

RunEnd IntegrationLoop::run()
{
    const double start = settings_.startTime;
    good_ = start;
    EvaluationStatus status = crossings_.takeReference(start, states_);
    if (status.ok())
        status = evaluator_.acceptStep(start, states_);
    reportWarnings();
    if (!status.ok()) {
        endWith(status, start);
        return *end_;
    }
    if (const StepResult result = startIntegrator(start); result != StepResult::Ok) {
        endWith(result, integrator_->failure());
        return *end_;
    }
    timeEvent_ = evaluator_.nextTimeEvent(start);
    nextGridRow_ = 1;
    const bool isWritten = writeRow(start, kGridRow);
    if (isWritten && startMessage_)
        end({EndReason::Terminated, start, {}, QString::fromStdString(*startMessage_), {}});
    if (isWritten && settings_.stopTime > start) {
        while (!end_ && !isStopTime(integrator_->time()))
            if (!advance())
                break;
    }
    if (!end_ && control_.isStopWanted())
        end({EndReason::Stopped, integrator_->time(), {}, {}, {}});
    if (!end_ && settings_.stopTime > start && !isGridTime(settings_.stopTime) && nextGridRow_ == lastGridRow_ + 1 &&
        settings_.stopTime - gridTime(lastGridRow_) > kGridTolerance * settings_.sampleInterval() &&
        !isStopTime(lastEventRow_)) {
        integrator_->interpolate(settings_.stopTime, states_);
        if (!writeRow(settings_.stopTime, 0) && !end_)
            end({EndReason::Stopped, integrator_->time(), {}, {}, {}});
    }
    if (!end_)
        end({EndReason::StopTimeReached, settings_.stopTime, {}, {}, {}});
    rows_.flush();
    return *end_;
}

SavedState IntegrationLoop::lastState()
{
    const double t = std::min(good_, settings_.stopTime);
    if (integrator_->previousTime() < integrator_->time())
        integrator_->interpolate(t, states_);
    return evaluator_.save(t, states_);
}

/// One accepted step with all that happens in it. False if the run has ended or is to stop.
bool IntegrationLoop::advance()
{
    if (control_.hasNews() && !handleParameterChanges())
        return false;
    if (control_.isStopWanted())
        return false;
    const bool isPaused = control_.isPauseWanted();
    if (isPaused && !control_.waitWhilePaused([&] {
            rows_.flush();
            listener_.onProgress(integrator_->time());
        }))
        return false;
    if (isPaused && control_.hasNews() && !handleParameterChanges())
        return false;

    clearUpperVectors();
    if (!step())
        return false;
    statistics_.addStep(*integrator_);
    const double step = integrator_->time() - integrator_->previousTime();
    usualStep_ = std::max(step, std::exchange(lastStep_, step));
    if (const auto reason = tinySteps_.stuckBecause(*integrator_))
        return endWith(*reason, tinySteps_.failure());
    settle(integrator_->previousTime());
    if (!finishStep())
        return repeatShorter();
    settle(integrator_->time());
    if (integrator_->time() >= limitedUntil_)
        repeats_ = 0;
    reportWarnings();
    listener_.onProgress(integrator_->time());
    return true;
}

void IntegrationLoop::settle(double t)
{
    settled_ = good_ = t;
    rows_.settle();
}

bool IntegrationLoop::finishStep()
{
    if (!handleCrossings())
        return false;
    const double reached = integrator_->time();
    if (!writeGridRowsBefore(reached))
        return false;
    const bool isEnd = isStopTime(reached) && evaluator_.readsTerminal();
    if (reached >= timeEvent_ || isEnd)
        return handleTimeEvent();
    if (!(integrator_->previousTime() < reached))
        return true;
    integrator_->interpolate(reached, states_);
    const EvaluationStatus status = evaluator_.acceptStep(reached, states_);
    if (!status.ok())
        return endWith(status, reached);
    return !isGridTime(reached) || writeRow(reached, kGridRow);
}

bool IntegrationLoop::repeatShorter()
{
    const double reached = integrator_->time();
    const double way = reached - settled_;
    const bool isOfEquations =
        end_ && (end_->reason == EndReason::EquationsFailed || end_->reason == EndReason::AssertionFailed);
    if (!isOfEquations || !(way > 0))
        return false;
    nextGridRow_ -= rows_.takeBack();  // they are of the polynomial that failed
    if (++repeats_ > kMostRepeats)
        return false;
    const RunEnd failure = *std::exchange(end_, std::nullopt);
    integrator_->interpolate(settled_, states_);
    if (!restart(settled_))
        return end(failure);
    isFirstStep_ = false;
    longestStep_ = way / kStepsInRepeat;
    limitedUntil_ = reached;
    return true;
}

StepResult IntegrationLoop::startIntegrator(double t)
{
    firstStates_ = states_;
    isFirstStep_ = true;
    limitedUntil_ = t;
    sentBack_ = -1;
    return integrator_->start(t, states_, 0);
}

bool IntegrationLoop::step()
{
    const auto stepOnce = [this] {
        const StepResult result = integrator_->step(nextStop());
        return result == StepResult::Ok || endWith(result, integrator_->failure());
    };
    if (!stepOnce())
        return false;
    if (!std::exchange(isFirstStep_, false))
        return true;
    for (int trial = 0; trial < kMostFirstSteps; ++trial) {
        const std::optional<RelationReturn> next = earliestReturn();
        if (!next)
            return true;
        const double from = integrator_->previousTime();
        longestStep_ = next->wayBack / kStepsPerReturn;
        limitedUntil_ = from + kReturnsWatched * next->wayBack;
        sentBack_ = next->relation;
        if (next->isLost && integrator_->time() - from <= next->wayBack)
            return endPilingUp(from, next->relation);
        if (integrator_->time() - from <= kMuchLonger * longestStep_)
            return true;
        if (const StepResult result = integrator_->start(from, firstStates_, 0); result != StepResult::Ok)
            return endWith(result, integrator_->failure());
        if (!stepOnce())
            return false;
    }
    return true;
}

void IntegrationLoop::reportWarnings()
{
    for (const AssertionWarning& warning : evaluator_.takeWarnings())
        listener_.onNote(assertionNote(warning, componentPath(warning.component)));
}

double IntegrationLoop::nextStop()
{
    double stop = std::min(settings_.stopTime, timeEvent_);
    if (integrator_->time() < limitedUntil_)
        stop = std::min(stop, integrator_->time() + longestStep_);
    if (control_.isPaced() && nextGridRow_ <= lastGridRow_) {
        const double row = gridTime(nextGridRow_);
        if (row > integrator_->time())
            stop = std::min(stop, row);
    }
    return stop;
}

/// Rows of the grid before \a t, from the dense output.
bool IntegrationLoop::writeGridRowsBefore(double t)
{
    while (nextGridRow_ <= lastGridRow_ && gridTime(nextGridRow_) < t && !isGridTime(t)) {
        const double row = gridTime(nextGridRow_);
        integrator_->interpolate(row, states_);
        if (!writeRow(row, kGridRow))
            return false;
    }
    return true;
}

bool IntegrationLoop::writeRow(double t, std::uint8_t flags)
{
    const EvaluationStatus status = rows_.evaluate(t, states_);
    if (!status.ok())
        return endWith(status, t);
    if ((flags & kGridRow) != 0 && t > settings_.startTime)
        ++nextGridRow_;
    return rows_.write(flags);
}

/// Starts the integrator anew at (t, states_).
bool IntegrationLoop::restart(double t)
{
    statistics_.addRestart();
    const StepResult result = startIntegrator(t);
    if (result != StepResult::Ok)
        return endWith(result, integrator_->failure());
    integrator_->invalidateJacobian();
    timeEvent_ = evaluator_.nextTimeEvent(t);
    const EvaluationStatus status = crossings_.takeReference(t, states_);
    return status.ok() || endWith(status, t);
}

bool IntegrationLoop::end(RunEnd runEnd)
{
    end_ = std::move(runEnd);
    return false;
}

bool IntegrationLoop::endWith(const EvaluationStatus& status, double t)
{
    return end(evaluationEnd(status, t, componentPath(status.component)));
}

bool IntegrationLoop::endWith(StepResult result, const EvaluationStatus& failure)
{
    const double t = integrator_->time();
    if (result == StepResult::EvaluationFailed || result == StepResult::Cancelled)
        return endWith(failure, t);
    int worst = statistics_.worstState(*integrator_);
    if (const auto culprit = integrator_->newtonCulprit(); culprit && result == StepResult::NewtonFailed)
        worst = static_cast<int>(*culprit);
    QString state;
    QString component;
    if (worst >= 0) {
        const StateLayout& layout = evaluator_.layout().states[static_cast<std::size_t>(worst)];
        state = QString::fromStdString(evaluator_.model().variable(layout.variable).path);
        component = componentPath(layout.component);
    }
    return end(stepEnd(result, t, component, state, failure));
}

QString IntegrationLoop::componentPath(ComponentId id) const
{
    const FlatModel& model = evaluator_.model();
    return index(id) < model.components.size() ? QString::fromStdString(model.component(id).path) : QString();
}

void IntegrationLoop::fillCounts(RunStatistics& statistics) const
{
    statistics_.fillCounts(statistics, *integrator_);
    statistics.rows = rows_.rows();
}

void IntegrationLoop::fillDetails(RunStatistics& statistics) const
{
    statistics_.fillDetails(statistics, *integrator_);
}

}  // namespace bramah::solver
