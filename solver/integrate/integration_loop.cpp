// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrate/integration_loop.h"

#include "solver/evaluate/past_signals.h"
#include "solver/history/time_rounding.h"
#include "solver/integrators/arkode_integrator.h"
#include "solver/integrators/cvode_integrator.h"
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

// Local errors add up: for a result within about the requested tolerance, each step may err by this share of it.
constexpr double kLocalShare = 0.05;
// The error that Radau IIA estimates is that of a method of order 3; its own is much smaller.
constexpr double kRadauShare = 1;
constexpr double kTightestTolerance = 1e-12;  // below it rounding decides
// A run has at least this many steps. While nothing moves, the error test allows steps of any length, and a step from
// rest to rest would pass over a pulse that a source makes in between.
constexpr double kFewestSteps = 200;
// No step covers more rows than this. The worker looks for the user's requests only between steps.
constexpr double kMostRowsInStep = 10'000;
// A run of more rows is one without an end, as in real time: whether its steps are short is judged by the interval.
constexpr double kMostRowsOfRun = 1e5;
// After an event that pushed a relation away from zero: the integrator makes at least kStepsPerReturn steps up to the
// predicted return of that relation. A first step up to kMuchLonger times as long is accepted.
constexpr int kStepsPerReturn = 10;
constexpr double kMuchLonger = 1.2;
constexpr int kMostFirstSteps = 60;
constexpr int kStepsInRepeat = 8;  // in place of a step that has failed

std::unique_ptr<Integrator> makeIntegrator(SystemEvaluator& evaluator, const IntegrationSettings& settings)
{
    const SystemLayout& layout = evaluator.layout();
    // The limit by delays changes from step to step: StepsBehindDelays.
    const bool hasDelays = evaluator.past() != nullptr;
    const double longest = hasDelays ? 0 : evaluator.largestStep();
    if (layout.states.empty())
        return makeStatelessIntegrator(longest > 0 ? std::min(settings.sampleInterval(), longest)
                                                   : settings.sampleInterval());
    IntegratorOptions options;
    options.tolerance = std::max(kLocalShare * settings.tolerance, kTightestTolerance);
    options.largestStep = std::min(settings.length() / kFewestSteps, kMostRowsInStep * settings.sampleInterval());
    if (longest > 0)
        options.largestStep = std::min(options.largestStep, longest);
    switch (settings.solver) {
    case SolverKind::Cvode: return makeCvodeIntegrator(evaluator, options, CvodeFormulas::Bdf);
    case SolverKind::CvodeAdams: return makeCvodeIntegrator(evaluator, options, CvodeFormulas::Adams);
    case SolverKind::Ida: return makeIdaIntegrator(evaluator, evaluator, options);
    case SolverKind::Arkode: return makeArkodeIntegrator(evaluator, options);
    case SolverKind::Auto:
    case SolverKind::Radau:
    case SolverKind::Stateless: break;
    }
    IntegratorOptions radauOptions = options;
    radauOptions.tolerance = std::max(kRadauShare * settings.tolerance, kTightestTolerance);
    auto radau = makeRadauIntegrator(evaluator, radauOptions);
    if (settings.solver == SolverKind::Radau)
        return radau;
    SwitchedMethods methods{std::move(radau), nullptr, [&evaluator, options] {
                                return makeCvodeIntegrator(evaluator, options, CvodeFormulas::Bdf);
                            }};
    // Explicit steps behind delays lose three times as much energy of waves in lines to errors.
    if (!hasDelays)
        methods.explicitMethod = makeArkodeIntegrator(evaluator, options);
    const double length = std::min(settings.length(), kMostRowsOfRun * settings.sampleInterval());
    return makeSwitchingIntegrator(std::move(methods), layout.derivativeWork, length);
}

/// Can an evaluation that failed behind a step succeed after shorter steps?
bool mayPassWithShorterSteps(FailureKind kind)
{
    switch (kind) {
    case FailureKind::NotANumber:
    case FailureKind::BlockNotSolved:
    case FailureKind::SingularBlock:
    case FailureKind::AssertionFailed:
    case FailureKind::EventLoop: return true;
    case FailureKind::None:
    case FailureKind::InitialisationFailed:
    case FailureKind::Cancelled: break;
    }
    return false;
}

}  // namespace

IntegrationLoop::IntegrationLoop(SystemEvaluator& evaluator, const IntegrationSettings& settings,
                                 std::vector<double> startStates, RowWriter& rows, RunControl& control,
                                 Listener listener)
    : settings_(settings),
      control_(control),
      onProgress_(std::move(listener.onProgress)),
      onRefusal_(std::move(listener.onRefusal)),
      run_(evaluator, makeIntegrator(evaluator, settings), settings, rows, std::move(startStates),
           std::move(listener.onWarning)),
      events_(run_, settings),
      tinySteps_(settings.length())
{
}

LoopEnd IntegrationLoop::run()
{
    std::optional<LoopEnd> end = begin();
    if (!end)
        end = advanceTo(std::numeric_limits<double>::infinity());
    return finish(std::move(end));
}

std::optional<LoopEnd> IntegrationLoop::advanceTo(double time)
{
    target_ = time;
    std::optional<LoopEnd> end;
    while (!end && !isAtTarget())
        end = advance();
    return end;
}

std::optional<LoopEnd> IntegrationLoop::advanceToEvent(double time)
{
    target_ = time;
    std::optional<LoopEnd> end;
    const std::int64_t events = run_.statistics.events();
    while (!end && !isAtTarget() && run_.statistics.events() == events)
        end = advance();
    return end;
}

bool IntegrationLoop::isAtTarget() const
{
    const double now = integrator().time();
    return !(settings_.stopTime > settings_.startTime) || run_.rows.grid().isStopTime(now) ||
           !(target_ - now > timeRounding({settings_.startTime, now}));
}

const std::vector<double>& IntegrationLoop::presentStates()
{
    integrator().interpolate(integrator().time(), run_.states);
    return run_.states;
}

LoopEnd IntegrationLoop::finish(std::optional<LoopEnd> end)
{
    if (!end && control_.isStopWanted())
        end = run_.ends.stopped();
    if (!end)
        end = run_.rows.writeLast(integrator(), run_.states);
    run_.rows.flush();
    run_.reportWarnings();
    return end ? std::move(*end) : LoopEnd{settings_.stopTime, LoopEnd::StopTimeReached{}};
}

std::optional<LoopEnd> IntegrationLoop::begin()
{
    const double start = settings_.startTime;
    EvaluationStatus status = events_.takeReference(start);
    if (status.ok())
        status = run_.evaluator.acceptStep(start, run_.states);
    run_.reportWarnings();
    if (!status.ok())
        return run_.ends.failed(status, start);
    if (const StepResult result = startIntegrator(start); result != StepResult::Ok)
        return run_.ends.failed(result, integrator().failure());
    events_.lookAhead(start);
    if (auto end = run_.rows.write(start, run_.states, kGridRow))
        return end;
    return startMessage_ ? std::optional(LoopEnds::terminated(start, *startMessage_)) : std::nullopt;
}

std::optional<LoopEnd> IntegrationLoop::writeRow()
{
    integrator().interpolate(integrator().time(), run_.states);
    return run_.rows.write(integrator().time(), run_.states, kAfterEventRow);
}

SavedState IntegrationLoop::lastState()
{
    const double t = std::min(run_.good, settings_.stopTime);
    if (integrator().previousTime() < integrator().time())
        integrator().interpolate(t, run_.states);
    return run_.evaluator.save(t, run_.states);
}

std::optional<LoopEnd> IntegrationLoop::advance()
{
    if (auto end = heedUser())
        return end;
    clearUpperVectors();
    if (auto end = step())
        return end;
    run_.statistics.addStep(integrator());
    if (const auto reason = tinySteps_.stuckBecause(integrator()))
        return run_.ends.failed(*reason, tinySteps_.failure());
    run_.settle(integrator().previousTime());
    if (auto failure = finishStep())
        return repeatShorter(std::move(*failure));
    run_.settle(integrator().time());
    limit_.pass(integrator().time());
    run_.reportWarnings();
    onProgress_(integrator().time());
    return std::nullopt;
}

std::optional<LoopEnd> IntegrationLoop::heedUser()
{
    if (control_.hasNews())
        if (auto end = changeParameters(control_.takeParameterChanges()))
            return end;
    if (control_.isStopWanted())
        return run_.ends.stopped();
    if (!control_.isPauseWanted())
        return std::nullopt;
    const bool goesOn = control_.waitWhilePaused([&] {
        run_.rows.flush();
        onProgress_(integrator().time());
    });
    if (!goesOn)
        return run_.ends.stopped();
    return control_.hasNews() ? changeParameters(control_.takeParameterChanges()) : std::nullopt;
}

std::optional<LoopEnd> IntegrationLoop::changeParameters(const RunControl::ParameterChanges& changes)
{
    return goOnAfter(events_.changeParameters(changes, onRefusal_));
}

std::optional<LoopEnd> IntegrationLoop::changeInputs(const std::function<void(SystemEvaluator&)>& change,
                                                     bool mayBeEvent)
{
    return goOnAfter(events_.changeInputs(change, mayBeEvent));
}

std::optional<LoopEnd> IntegrationLoop::step()
{
    if (auto end = stepOnce())
        return end;
    if (auto end = repeatUnforeseen())
        return end;
    return std::exchange(isFirstStep_, false) ? shortenFirstStep() : std::nullopt;
}

std::optional<LoopEnd> IntegrationLoop::stepOnce()
{
    run_.delayed.limit(integrator());
    const StepResult result = integrator().step(nextStop());
    return result == StepResult::Ok ? std::nullopt : std::optional(run_.ends.failed(result, integrator().failure()));
}

std::optional<LoopEnd> IntegrationLoop::repeatUnforeseen()
{
    if (run_.delayed.isAsForeseen(integrator(), run_.states))
        return std::nullopt;
    const double from = integrator().previousTime(), step = integrator().time() - from;
    integrator().interpolate(from, run_.states);
    if (const StepResult result = integrator().start(from, run_.states, step); result != StepResult::Ok)
        return run_.ends.failed(result, integrator().failure());
    return stepOnce();
}

std::optional<LoopEnd> IntegrationLoop::shortenFirstStep()
{
    for (int trial = 0; trial < kMostFirstSteps; ++trial) {
        const double from = integrator().previousTime();
        const std::optional<RelationReturn> next = run_.returns.predict(from, integrator().time());
        if (!next)
            return std::nullopt;
        limit_.set(next->wayBack / kStepsPerReturn, run_.returns.awaitedUntil());
        const double step = integrator().time() - from;
        if (next->isLost && step <= next->wayBack)
            return run_.ends.pilingUp(next->relation, from);
        if (step <= kMuchLonger * limit_.longest())
            return std::nullopt;
        if (const StepResult result = integrator().start(from, run_.returns.startStates(), 0); result != StepResult::Ok)
            return run_.ends.failed(result, integrator().failure());
        if (auto end = stepOnce())
            return end;
    }
    return std::nullopt;
}

std::optional<LoopEnd> IntegrationLoop::finishStep()
{
    if (auto end = goOnAfter(events_.handleCrossings()))
        return end;
    const double reached = integrator().time();
    if (auto end = run_.rows.writeGridBefore(reached, integrator(), run_.states))
        return end;
    const bool hasStepped = integrator().previousTime() < reached;
    if (hasStepped)
        if (auto end = run_.rememberBefore(reached))
            return end;
    const RowGrid& grid = run_.rows.grid();
    const bool isEnd = grid.isStopTime(reached) && run_.evaluator.readsTerminal();
    if (reached >= events_.nextTime() || isEnd)
        return goOnAfter(events_.handleTimeEvent());
    if (!hasStepped)
        return std::nullopt;
    if (auto end = run_.accept(reached))
        return end;
    return run_.rows.writeStep(reached, run_.states);
}

std::optional<LoopEnd> IntegrationLoop::repeatShorter(LoopEnd failure)
{
    const double reached = integrator().time();
    const double way = reached - run_.settled;
    const auto* status = std::get_if<EvaluationStatus>(&failure.cause);
    if (!status || !mayPassWithShorterSteps(status->kind) || !(way > 0))
        return failure;
    run_.rows.takeBack();  // they belong to the failed polynomial
    if (!limit_.mayRepeat())
        return failure;
    integrator().interpolate(run_.settled, run_.states);
    if (restart({run_.settled, {}}))
        return failure;
    isFirstStep_ = false;
    limit_.set(way / kStepsInRepeat, reached);
    return std::nullopt;
}

std::optional<LoopEnd> IntegrationLoop::goOnAfter(AfterEvents events)
{
    if (auto* end = std::get_if<LoopEnd>(&events))
        return std::move(*end);
    auto* start = std::get_if<Restart>(&events);
    return start ? restart(*start) : std::nullopt;
}

std::optional<LoopEnd> IntegrationLoop::restart(const Restart& start)
{
    run_.statistics.addRestart();
    if (const StepResult result = startIntegrator(start.time); result != StepResult::Ok)
        return run_.ends.failed(result, integrator().failure());
    if (start.pushed)
        run_.returns.watch(*start.pushed, events_.crossingValues());
    integrator().invalidateJacobian();
    const EvaluationStatus status = events_.takeReference(start.time);
    return status.ok() ? std::nullopt : std::optional(run_.ends.failed(status, start.time));
}

StepResult IntegrationLoop::startIntegrator(double t)
{
    run_.returns.start(run_.states);
    isFirstStep_ = true;
    limit_.lift(t);
    return integrator().start(t, run_.states, 0);
}

double IntegrationLoop::nextStop() const
{
    const double t = integrator().time();
    const double stop = std::min({settings_.stopTime, target_, events_.nextTime(), limit_.latestEnd(t)});
    const RowGrid& grid = run_.rows.grid();
    const bool waitsForRow = control_.isPaced() && !grid.isDone() && grid.nextTime() > t;
    return waitsForRow ? std::min(stop, grid.nextTime()) : stop;
}

void IntegrationLoop::fillCounts(RunStatistics& statistics) const
{
    run_.statistics.fillCounts(statistics, integrator());
    statistics.rows = run_.rows.count();
}

void IntegrationLoop::fillDetails(RunStatistics& statistics) const
{
    run_.statistics.fillDetails(statistics, integrator());
}

}  // namespace bramah::solver
