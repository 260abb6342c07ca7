// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/integrate/running_parts.h"

#include <utility>

namespace bramah::solver {

RunningParts::RunningParts(SystemEvaluator& system, std::unique_ptr<Integrator> steps,
                           const IntegrationSettings& settings, RowWriter& writer, std::vector<double> startStates,
                           std::function<void(const AssertionWarning&)> warn)
    : evaluator(system),
      integrator(std::move(steps)),
      statistics(system),
      ends(*integrator, statistics),
      rows(writer, settings, ends),
      returns(system, settings.stopTime - settings.startTime),
      onWarning(std::move(warn)),
      states(std::move(startStates)),
      settled(settings.startTime),
      good(settings.startTime)
{
}

void RunningParts::settle(double t)
{
    settled = good = t;
    rows.settle();
}

void RunningParts::reportWarnings()
{
    for (const AssertionWarning& warning : evaluator.takeWarnings())
        onWarning(warning);
}

}  // namespace bramah::solver
