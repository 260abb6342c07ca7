// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrate/running_parts.h"

#include <cmath>
#include <utility>

namespace bramah::solver {

RunningParts::RunningParts(SystemEvaluator& system, std::unique_ptr<Integrator> steps,
                           const IntegrationSettings& settings, RowWriter& writer, std::vector<double> startStates,
                           std::function<void(const RunWarning&)> warn)
    : evaluator(system),
      integrator(std::move(steps)),
      statistics(system.layout(), system.model()),
      ends(*integrator, statistics),
      rows(writer, settings, ends),
      returns(system, settings.length()),
      delayed(system, settings.tolerance),
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

std::optional<LoopEnd> RunningParts::accept(double t)
{
    integrator->interpolate(t, states);
    const EvaluationStatus status = evaluator.acceptStep(t, states);
    return status.ok() ? std::nullopt : std::optional(ends.failed(status, t));
}

std::optional<LoopEnd> RunningParts::rememberBefore(double t)
{
    const double from = settled;
    const int parts = delayed.partsOf(t - from);
    for (int part = 1; part < parts; ++part) {
        const double within = std::lerp(from, t, part / static_cast<double>(parts));
        integrator->interpolate(within, states);
        if (const EvaluationStatus status = evaluator.rememberWithin(within, states); !status.ok())
            return ends.failed(status, within);
    }
    return std::nullopt;
}

void RunningParts::reportWarnings()
{
    for (const AssertionWarning& warning : evaluator.takeWarnings())
        onWarning(warning);
    for (const RangeWarning& warning : rows.takeWarnings())
        onWarning(warning);
}

}  // namespace bramah::solver
