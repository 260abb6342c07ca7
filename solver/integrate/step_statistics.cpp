// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrate/step_statistics.h"

#include <algorithm>
#include <utility>

namespace bramah::solver {
namespace {

// Looking at every state in every step costs a tenth of a run; after enough steps a sample gives true shares.
// shares to be true.
constexpr std::int64_t kCloselyWatchedSteps = 500;
constexpr std::int64_t kStepsPerLook = 8;

}  // namespace

StepStatistics::StepStatistics(const SystemLayout& layout, const FlatModel& model)
    : layout_(layout),
      model_(model),
      errors_(layout.states.size()),
      limitedSteps_(errors_.size()),
      errorTestFailures_(errors_.size()),
      fired_(layout.relations.size())
{
}

int StepStatistics::worstState(const Integrator& integrator)
{
    if (errors_.empty())
        return -1;
    integrator.weightedErrors(errors_);
    return static_cast<int>(std::max_element(errors_.begin(), errors_.end()) - errors_.begin());
}

void StepStatistics::addStep(const Integrator& integrator)
{
    ++steps_;
    const double step = integrator.time() - integrator.previousTime();
    smallestStep_ = smallestStep_ == 0 ? step : std::min(smallestStep_, step);
    largestStep_ = std::max(largestStep_, step);
    usualStep_ = std::max(step, std::exchange(lastStep_, step));
    const auto order = static_cast<std::size_t>(integrator.lastOrder());
    if (order >= stepsByOrder_.size())
        stepsByOrder_.resize(order + 1);
    ++stepsByOrder_[order];

    const std::int64_t failures = integrator.errorTestFailures();
    const std::int64_t newFailures = failures - knownErrorTestFailures_;
    knownErrorTestFailures_ = failures;
    const std::int64_t weight = steps_ > kCloselyWatchedSteps ? kStepsPerLook : 1;
    if (newFailures == 0 && steps_ % weight != 0)
        return;
    const int worst = worstState(integrator);
    if (worst < 0)
        return;
    if (steps_ % weight == 0)
        limitedSteps_[static_cast<std::size_t>(worst)] += weight;
    errorTestFailures_[static_cast<std::size_t>(worst)] += newFailures;
}

void StepStatistics::addEvent(const EventOutcome& outcome, bool isTimeEvent)
{
    ++(isTimeEvent ? timeEvents_ : stateEvents_);
    for (const std::int32_t relation : outcome.firedRelations)
        ++fired_[static_cast<std::size_t>(relation)];
}

void StepStatistics::fillCounts(RunStatistics& statistics, const Integrator& integrator) const
{
    const IntegratorCounts counts = integrator.counts();
    statistics.solver = integrator.name();
    statistics.methods = integrator.shares();
    statistics.changes = integrator.changes();
    statistics.states = static_cast<std::int64_t>(layout_.states.size());
    statistics.algebraics = static_cast<std::int64_t>(layout_.algebraics.size());
    statistics.steps = counts.steps;
    statistics.derivativeEvaluations = counts.derivativeEvaluations;
    statistics.jacobianEvaluations = counts.jacobianEvaluations;
    statistics.factorisations = counts.factorisations;
    statistics.newtonIterations = counts.newtonIterations;
    statistics.errorTestFailures = counts.errorTestFailures;
    statistics.newtonFailures = counts.newtonFailures;
    statistics.stateEvents = stateEvents_;
    statistics.timeEvents = timeEvents_;
    statistics.restarts = restarts_;
    statistics.stepsByOrder = stepsByOrder_;
    statistics.smallestStep = smallestStep_;
    statistics.largestStep = largestStep_;
}

void StepStatistics::fillDetails(RunStatistics& statistics, const Integrator& integrator) const
{
    const auto componentPath = [&](ComponentId id) {
        return index(id) < model_.components.size() ? model_.component(id).path : std::string();
    };
    for (std::size_t k = 0; k < layout_.states.size(); ++k) {
        StateStatistics state;
        state.path = model_.variable(layout_.states[k].variable).path;
        state.component = componentPath(layout_.states[k].component);
        state.limitedSteps = limitedSteps_[k];
        state.errorTestFailures = errorTestFailures_[k];
        state.newtonFailures = integrator.newtonFailuresByState()[k];
        statistics.stateStatistics.push_back(state);
    }
    for (std::size_t k = 0; k < layout_.relations.size(); ++k) {
        if (fired_[k] == 0)
            continue;
        statistics.relationStatistics.push_back(
            {layout_.relations[k].text, componentPath(layout_.relations[k].component), fired_[k]});
    }
}

}  // namespace bramah::solver
