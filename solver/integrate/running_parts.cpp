// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/integrate/running_parts.h"

#include "solver/integrate/run_end_texts.h"

#include <utility>

namespace bramah::solver {

RunningParts::RunningParts(SystemEvaluator& system, std::unique_ptr<Integrator> steps, const RunSettings& settings,
                           RowWriter& writer, std::vector<double> startStates, std::function<void(const QString&)> note)
    : evaluator(system),
      integrator(std::move(steps)),
      statistics(system),
      ends(system, *integrator, statistics),
      rows(writer, settings, ends),
      returns(system, settings.stopTime - settings.startTime),
      onNote(std::move(note)),
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
        onNote(assertionNote(warning, evaluator.model()));
}

}  // namespace bramah::solver
