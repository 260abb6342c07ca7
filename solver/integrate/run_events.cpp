// SPDX-License-Identifier: GPL-3.0-or-later
// What interrupts the integration: crossings of relations, time events, changed parameters.
#include "solver/integrate/integration_loop.h"
#include "solver/integrate/run_end_texts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace bramah::solver {
namespace {

// An event after which the derivatives times the step differ by less than this, in units of the allowed error, is a
// kink that the integrator steps over; more is a jump, at which it starts again.
constexpr double kLargestKink = 0.1;

}  // namespace

std::optional<RelationReturn> IntegrationLoop::earliestReturn()
{
    if (!isCrossing_ || !outcome_.statesChanged)
        return std::nullopt;
    const double from = integrator_->previousTime();
    if (!evaluator_.derivatives(from, firstStates_, derivativesBefore_).ok())
        return std::nullopt;
    return returns_.earliest({from, firstStates_, derivativesBefore_}, integrator_->time() - from,
                             outcome_.firedRelations, crossings_.crossingValues());
}

bool IntegrationLoop::checkReturn(const Crossing& crossing)
{
    if (crossing.relation != sentBack_ || crossing.time >= limitedUntil_)
        return true;
    const double valueBefore = crossings_.reference()[static_cast<std::size_t>(sentBack_)];
    return derivativesAt(crossing.time, derivativesAfter_) &&
           (!returns_.isContradicted({crossing.time, states_, derivativesAfter_}, sentBack_, valueBefore,
                                     integrator_->time() - integrator_->previousTime()) ||
            endPilingUp(crossing.time, sentBack_));
}

bool IntegrationLoop::endPilingUp(double t, std::int32_t relation)
{
    const RelationLayout& culprit = evaluator_.layout().relations[static_cast<std::size_t>(relation)];
    return end(pilingUpEnd(t, componentPath(culprit.component), QString::fromStdString(culprit.text)));
}

bool IntegrationLoop::handleCrossings()
{
    double from = integrator_->previousTime();
    for (;;) {
        const double reached = integrator_->time();
        const auto crossing = crossings_.firstCrossing(from, reached, interpolate_);
        if (!crossings_.failure().ok())
            return endWith(crossings_.failure(), reached);
        if (!crossing)
            return true;
        const double t = crossing->time;
        if (!writeGridRowsBefore(t))
            return false;

        // The rest of the step was made with the old branches. If the new ones would have changed it by less than the
        // allowed error, it stands.
        integrator_->interpolate(reached, states_);
        if (!derivativesAt(reached, derivativesBefore_))
            return false;
        integrator_->interpolate(t, states_);
        if (!checkReturn(*crossing) || !handleEvent(t, false))
            return false;
        isCrossing_ = true;
        // A crossing that changes nothing, again and again, is no progress either.
        if (!hasChanged_ && !watchChattering(chattering_, t, {&crossing->relation, 1}))
            return false;
        if (outcome_.statesChanged)
            return restart(t);
        const EvaluationStatus status = crossings_.takeReference(t, states_);
        if (!status.ok())
            return endWith(status, t);
        timeEvent_ = evaluator_.nextTimeEvent(t);
        const bool hasFired =
            std::ranges::find(outcome_.firedRelations, crossing->relation) != outcome_.firedRelations.end();
        if (!hasChanged_ && !hasFired && crossing->relation != sentBack_)
            crossings_.askAgain(*crossing);
        if (hasChanged_) {
            crossings_.settle(*crossing);
            const std::vector<double> atEvent = states_;
            integrator_->interpolate(reached, states_);
            if (!derivativesAt(reached, derivativesAfter_))
                return false;
            if ((reached - t) / 2 * weightedDifference(derivativesBefore_, derivativesAfter_) > kLargestKink ||
                timeEvent_ < reached) {
                states_ = atEvent;
                return restart(t);
            }
            integrator_->invalidateJacobian();
        }
        from = t;
    }
}

bool IntegrationLoop::handleTimeEvent()
{
    const double t = integrator_->time();
    integrator_->interpolate(t, states_);
    if (!derivativesAt(t, derivativesBefore_) || !handleEvent(t, true))
        return false;
    timeEvent_ = evaluator_.nextTimeEvent(t);
    if (outcome_.statesChanged)
        return restart(t);
    const EvaluationStatus status = crossings_.takeReference(t, states_);
    if (!status.ok())
        return endWith(status, t);
    if (!hasChanged_)
        return true;
    if (!derivativesAt(t, derivativesAfter_))
        return false;
    if (usualStep_ * weightedDifference(derivativesBefore_, derivativesAfter_) > kLargestKink)
        return restart(t);
    integrator_->invalidateJacobian();
    return true;
}

bool IntegrationLoop::handleParameterChanges()
{
    const auto changes = control_.takeParameterChanges();
    bool isAnyMade = false;
    for (const auto& [path, value] : changes) {
        const auto problem = parameterProblem(evaluator_.model(), path);
        if (problem) {
            listener_.onNote(*problem);
            continue;
        }
        evaluator_.setParameter(evaluator_.model().findVariable(path.toStdString()), value);
        isAnyMade = true;
    }
    if (!isAnyMade)
        return true;
    const double t = integrator_->time();
    integrator_->interpolate(t, states_);
    const bool hasEventRows = settings_.eventRows == EventRows::Both;
    if (hasEventRows && !writeRow(t, kBeforeEventRow))
        return false;
    const EvaluationStatus status = evaluator_.updateParameters();
    if (!status.ok())
        return endWith(status, t);
    takeEvent(t);
    if (!outcome_.status.ok())
        return endWith(outcome_.status, t);
    if (hasEventRows && !writeRow(t, kAfterEventRow))
        return false;
    if (outcome_.terminated)
        return end({EndReason::Terminated, t, {}, QString::fromStdString(outcome_.message), {}});
    timeEvent_ = evaluator_.nextTimeEvent(t);
    return restart(t);
}

void IntegrationLoop::takeEvent(double t)
{
    if (isStopTime(t))
        evaluator_.beginTerminal();
    isCrossing_ = false;
    outcome_ = evaluator_.handleEvent(t, states_);
    if (!outcome_.terminated || !outcome_.status.ok() || !evaluator_.readsTerminal())
        return;
    evaluator_.beginTerminal();
    const EventOutcome last = evaluator_.handleEvent(t, states_);
    outcome_.status = last.status;
    outcome_.statesChanged |= last.statesChanged;
}

bool IntegrationLoop::handleEvent(double t, bool isTimeEvent)
{
    EvaluationStatus status = evaluator_.acceptStep(t, states_);
    if (status.ok())
        status = rows_.evaluate(t, states_);
    if (!status.ok())
        return endWith(status, t);
    // handleEvent() may change the states, and the left limit is wanted only if anything changes.
    const bool isGrid = isGridTime(t);
    settle(t);
    settled_ = integrator_->time();  // what the event has changed cannot be taken back
    takeEvent(t);
    if (!outcome_.status.ok())
        return endWith(outcome_.status, t);
    settled_ = t;
    hasChanged_ = outcome_.statesChanged || outcome_.structureChanged || outcome_.terminated;
    reportWarnings();
    const std::uint8_t grid = isGrid ? kGridRow : 0;
    if (isGrid)
        ++nextGridRow_;
    if (!hasChanged_) {
        if (isGrid && !rows_.write(grid))
            return false;
        rows_.settle();
        return true;
    }

    statistics_.addEvent(outcome_, isTimeEvent);
    if (settings_.eventRows == EventRows::Both && !rows_.write(kBeforeEventRow))
        return false;
    if (settings_.eventRows == EventRows::Both || isGrid) {
        status = rows_.evaluate(t, states_);
        if (!status.ok())
            return endWith(status, t);
        if (!rows_.write(kAfterEventRow | grid))
            return false;
        lastEventRow_ = t;
    }
    rows_.settle();
    if (outcome_.terminated)
        return end({EndReason::Terminated, t, {}, QString::fromStdString(outcome_.message), {}});
    return watchChattering(isTimeEvent ? pilingTimes_ : chattering_, t, outcome_.firedRelations);
}

bool IntegrationLoop::watchChattering(ChatteringWatch& watch, double t, std::span<const std::int32_t> relations)
{
    if (watch.isChattering(t, relations)) {
        const std::int32_t culprit = watch.culprit();
        RelationLayout relation;
        if (culprit >= 0)
            relation = evaluator_.layout().relations[static_cast<std::size_t>(culprit)];
        return end(chatteringEnd(t, componentPath(relation.component), QString::fromStdString(relation.text)));
    }
    return true;
}

bool IntegrationLoop::derivativesAt(double t, std::vector<double>& result)
{
    const EvaluationStatus status = evaluator_.derivatives(t, states_, result);
    return status.ok() || endWith(status, t);
}

double IntegrationLoop::weightedDifference(const std::vector<double>& a, const std::vector<double>& b)
{
    integrator_->errorWeights(weights_);
    double largest = 0;
    for (std::size_t k = 0; k < a.size(); ++k)
        largest = std::max(largest, std::abs(a[k] - b[k]) * weights_[k]);
    return largest;
}

}  // namespace bramah::solver
