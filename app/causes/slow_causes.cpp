// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/causes/slow_causes.h"

#include <algorithm>
#include <map>

namespace bramah::app {

std::vector<SlowCause> slowCausesOf(const solver::RunStatistics& statistics)
{
    struct Cost {
        SlowCause cause;
        std::int64_t limitedSteps = 0, mostLimited = 0, mostFired = 0;
    };
    std::map<std::string, Cost> byComponent;
    std::int64_t limited = 0;
    for (const solver::StateStatistics& state : statistics.stateStatistics) {
        if (state.limitedSteps == 0 && state.failures() == 0)
            continue;
        Cost& cost = byComponent[state.component];
        limited += state.limitedSteps;
        cost.limitedSteps += state.limitedSteps;
        cost.cause.failures += state.failures();
        if (state.limitedSteps + state.failures() > cost.mostLimited) {
            cost.mostLimited = state.limitedSteps + state.failures();
            cost.cause.mainState = QString::fromStdString(state.path);
        }
    }
    for (const solver::RelationStatistics& relation : statistics.relationStatistics) {
        if (relation.fired == 0)
            continue;
        Cost& cost = byComponent[relation.component];
        cost.cause.events += relation.fired;
        if (relation.fired > cost.mostFired) {
            cost.mostFired = relation.fired;
            cost.cause.mainRelation = QString::fromStdString(relation.text);
        }
    }
    std::vector<SlowCause> causes;
    for (auto& [component, cost] : byComponent) {
        cost.cause.component = QString::fromStdString(component);
        cost.cause.limited = limited > 0 ? static_cast<double>(cost.limitedSteps) / static_cast<double>(limited) : 0;
        causes.push_back(std::move(cost.cause));
    }
    // An event restarts the integrator, which costs some steps.
    constexpr double kStepsOfEvent = 5;
    const auto steps = static_cast<double>(std::max<std::int64_t>(1, statistics.steps));
    std::ranges::stable_sort(causes, {}, [&](const SlowCause& cause) {
        return -(cause.limited +
                 (static_cast<double>(cause.failures) + kStepsOfEvent * static_cast<double>(cause.events)) / steps);
    });
    return causes;
}

}  // namespace bramah::app
