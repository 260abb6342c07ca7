// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrate/run_events.h"

#include "solver/flat_model/parameter_refusal.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace bramah::solver {
namespace {

// So many events within the share kChattering of a run count as chattering; time events within the share kPilingUp of
// the run's larger end count as piling up.
constexpr std::size_t kMostEvents = 100;
constexpr double kChattering = 1e-6;
constexpr double kPilingUp = 1e-12;
// An event that leaves the derivatives as they were, or changes them so little that no state notices within the share
// kChattering of the run, may be one of rounding, as where a difference of two speeds leaves zero slowly. That ends by
// itself, mostly after some ten events; if it does not, the run would take for ever. The rate is the same.
constexpr std::size_t kMostOfNoise = 2000;
constexpr double kNoise = 2e-5;

bool hasChanged(const EventOutcome& outcome)
{
    return outcome.statesChanged || outcome.structureChanged || outcome.terminated;
}

}  // namespace

RunEvents::RunEvents(RunningParts& run, const IntegrationSettings& settings)
    : run_(run),
      crossings_(run.evaluator, run.evaluator),
      jump_(run.evaluator),
      chatteringWindow_(kChattering * settings.length()),
      chattering_(kMostEvents, chatteringWindow_),
      noise_(kMostOfNoise, kNoise * settings.length()),
      pilingTimes_(kMostEvents,
                   kPilingUp * std::max(std::abs(settings.startTime), std::abs(settings.startTime + settings.length())))
{
}

EvaluationStatus RunEvents::takeReference(double t)
{
    lookAhead(t);
    return crossings_.takeReference(t, run_.states);
}

AfterEvents RunEvents::handleCrossings()
{
    double from = run_.integrator->previousTime();
    for (;;) {
        const double reached = run_.integrator->time();
        const auto crossing = crossings_.firstCrossing(
            from, reached, [this](double t, std::span<double> x) { run_.integrator->interpolate(t, x); });
        if (!crossings_.failure().ok())
            return run_.ends.failed(crossings_.failure(), reached);
        if (!crossing)
            return GoesOn{};
        if (auto end = run_.rows.writeGridBefore(crossing->time, *run_.integrator, run_.states))
            return *end;
        AfterEvents after = handleCrossing(*crossing, reached);
        if (!std::holds_alternative<GoesOn>(after))
            return after;
        from = crossing->time;
    }
}

AfterEvents RunEvents::handleCrossing(const Crossing& crossing, double reached)
{
    const double t = crossing.time;
    const Integrator& integrator = *run_.integrator;
    if (auto end = run_.rememberBefore(t))
        return *end;
    // The rest of the step was computed with the old branches. It is kept if the new ones would change it by less than
    // the allowed error.
    integrator.interpolate(reached, run_.states);
    if (const EvaluationStatus status = jump_.takeBefore(reached, run_.states); !status.ok())
        return run_.ends.failed(status, reached);
    integrator.interpolate(t, run_.states);
    if (auto end = checkReturn(crossing))
        return *end;
    const auto outcome = handleEvent(t, false);
    if (!outcome)
        return outcome.error();
    // A crossing that repeatedly changes nothing is no progress either.
    if (!hasChanged(*outcome) && noise_.isChattering(t, {&crossing.relation, 1}))
        return run_.ends.chattering(noise_, t);
    if (outcome->statesChanged && chattering_.isChattering(t, outcome->firedRelations))
        return run_.ends.chattering(chattering_, t);
    if (outcome->statesChanged)
        return Restart{t, outcome->firedRelations};
    if (const EvaluationStatus status = takeReference(t); !status.ok())
        return run_.ends.failed(status, t);
    if (hasChanged(*outcome))
        return followChange(crossing, reached, *outcome);
    const bool hasFired =
        std::ranges::find(outcome->firedRelations, crossing.relation) != outcome->firedRelations.end();
    if (!hasFired && !run_.returns.isReturn(crossing))
        crossings_.askAgain(crossing);
    return GoesOn{};
}

AfterEvents RunEvents::followChange(const Crossing& crossing, double reached, const EventOutcome& outcome)
{
    const double t = crossing.time;
    const Integrator& integrator = *run_.integrator;
    crossings_.settle(crossing);
    const std::vector<double> atEvent = run_.states;
    integrator.interpolate(reached, run_.states);
    if (const EvaluationStatus status = jump_.takeAfter(reached, run_.states); !status.ok())
        return run_.ends.failed(status, reached);
    if (jump_.isLarge(chatteringWindow_, integrator) && chattering_.isChattering(t, outcome.firedRelations))
        return run_.ends.chattering(chattering_, t);
    if (jump_.isLarge((reached - t) / 2, integrator) || nextTime_ < reached) {
        run_.states = atEvent;
        return Restart{t, {}};
    }
    run_.integrator->invalidateJacobian();
    return GoesOn{};
}

std::optional<LoopEnd> RunEvents::checkReturn(const Crossing& crossing)
{
    if (!run_.returns.isAwaited(crossing))
        return std::nullopt;
    const double t = crossing.time;
    const double step = run_.integrator->time() - run_.integrator->previousTime();
    const double valueBefore = crossings_.reference()[static_cast<std::size_t>(crossing.relation)];
    if (const EvaluationStatus status = jump_.takeAfter(t, run_.states); !status.ok())
        return run_.ends.failed(status, t);
    const bool isContradicted = run_.returns.isContradicted({t, run_.states, jump_.after()}, valueBefore, step);
    return isContradicted ? std::optional(run_.ends.pilingUp(crossing.relation, t)) : std::nullopt;
}

AfterEvents RunEvents::handleTimeEvent()
{
    const double t = run_.integrator->time();
    run_.integrator->interpolate(t, run_.states);
    if (const EvaluationStatus status = jump_.takeBefore(t, run_.states); !status.ok())
        return run_.ends.failed(status, t);
    const auto outcome = handleEvent(t, true);
    if (!outcome)
        return outcome.error();
    if (outcome->statesChanged)
        return Restart{t, {}};
    if (const EvaluationStatus status = takeReference(t); !status.ok())
        return run_.ends.failed(status, t);
    return hasChanged(*outcome) ? goOnBehindJump(t, true) : GoesOn{};
}

AfterEvents RunEvents::changeParameters(const RunControl::ParameterChanges& changes,
                                        const std::function<void(const std::string&)>& refuse)
{
    SystemEvaluator& evaluator = run_.evaluator;
    bool isAnyMade = false;
    for (const auto& [path, value] : changes) {
        if (parameterRefusal(evaluator.model(), path)) {
            refuse(path);
            continue;
        }
        evaluator.setParameter(evaluator.model().findVariable(path), value);
        isAnyMade = true;
    }
    if (!isAnyMade)
        return GoesOn{};
    const double t = run_.integrator->time();
    run_.integrator->interpolate(t, run_.states);
    if (run_.rows.hasEventRows())
        if (auto end = run_.rows.write(t, run_.states, kBeforeEventRow))
            return *end;
    if (const EvaluationStatus status = evaluator.updateParameters(); !status.ok())
        return run_.ends.failed(status, t);
    const EventOutcome outcome = takeEvent(t);
    if (!outcome.status.ok())
        return run_.ends.failed(outcome.status, t);
    if (run_.rows.hasEventRows())
        if (auto end = run_.rows.write(t, run_.states, kAfterEventRow))
            return *end;
    if (outcome.terminated)
        return LoopEnds::terminated(t, outcome.message);
    return Restart{t, {}};
}

AfterEvents RunEvents::changeInputs(const std::function<void(SystemEvaluator&)>& change, bool mayBeEvent)
{
    const double t = run_.integrator->time();
    run_.integrator->interpolate(t, run_.states);
    if (const EvaluationStatus status = jump_.takeBefore(t, run_.states); !status.ok())
        return run_.ends.failed(status, t);
    change(run_.evaluator);
    if (!mayBeEvent)
        return goOnBehindJump(t, false);
    const EventOutcome outcome = takeEvent(t);
    if (!outcome.status.ok())
        return run_.ends.failed(outcome.status, t);
    if (hasChanged(outcome))
        run_.statistics.addEvent(outcome, true);
    if (outcome.terminated)
        return LoopEnds::terminated(t, outcome.message);
    if (outcome.statesChanged)
        return Restart{t, {}};
    const EvaluationStatus status = takeReference(t);
    return status.ok() ? goOnBehindJump(t, hasChanged(outcome)) : run_.ends.failed(status, t);
}

AfterEvents RunEvents::goOnBehindJump(double t, bool areEquationsChanged)
{
    if (const EvaluationStatus status = jump_.takeAfter(t, run_.states); !status.ok())
        return run_.ends.failed(status, t);
    if (!areEquationsChanged && run_.integrator->passJump(jump_.before(), jump_.after()))
        return GoesOn{};
    if (jump_.isLarge(run_.statistics.usualStep(), *run_.integrator))
        return Restart{t, {}};
    run_.integrator->invalidateJacobian();
    return GoesOn{};
}

EventOutcome RunEvents::takeEvent(double t)
{
    if (run_.rows.grid().isStopTime(t))
        run_.evaluator.beginTerminal();
    run_.returns.forget();
    EventOutcome outcome = run_.evaluator.handleEvent(t, run_.states);
    if (!outcome.terminated || !outcome.status.ok() || !run_.evaluator.readsTerminal())
        return outcome;
    run_.evaluator.beginTerminal();
    const EventOutcome last = run_.evaluator.handleEvent(t, run_.states);
    outcome.status = last.status;
    outcome.statesChanged |= last.statesChanged;
    return outcome;
}

tl::expected<EventOutcome, LoopEnd> RunEvents::handleEvent(double t, bool isTimeEvent)
{
    EvaluationStatus status = run_.evaluator.acceptStep(t, run_.states);
    if (status.ok())
        status = run_.rows.takeLeftLimit(t, run_.states);  // the event may change the states
    if (!status.ok())
        return tl::unexpected(run_.ends.failed(status, t));
    run_.settle(t);
    run_.settled = run_.integrator->time();  // the changes of the event cannot be taken back
    EventOutcome outcome = takeEvent(t);
    if (!outcome.status.ok())
        return tl::unexpected(run_.ends.failed(outcome.status, t));
    run_.settled = t;
    run_.reportWarnings();
    if (hasChanged(outcome))
        run_.statistics.addEvent(outcome, isTimeEvent);
    if (auto end = run_.rows.writeEvent(t, run_.states, hasChanged(outcome)))
        return tl::unexpected(std::move(*end));
    if (outcome.terminated)
        return tl::unexpected(LoopEnds::terminated(t, outcome.message));
    ChatteringWatch& watch = isTimeEvent ? pilingTimes_ : noise_;
    if (hasChanged(outcome) && watch.isChattering(t, outcome.firedRelations))
        return tl::unexpected(run_.ends.chattering(watch, t));
    return outcome;
}

}  // namespace bramah::solver
