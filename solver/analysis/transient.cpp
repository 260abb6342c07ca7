// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/transient.h"

#include "solver/integrate/integration_loop.h"
#include "solver/reports/run_end_texts.h"

#include <numeric>

namespace bramah::solver {
Transient runTransient(SystemEvaluator& evaluator, double startTime, double stopTime, double tolerance,
                       std::vector<double> states, const std::function<bool()>& isStopWanted, std::int64_t mostSteps)
{
    IntegrationSettings settings;
    settings.startTime = startTime;
    settings.stopTime = stopTime;
    settings.interval = stopTime - startTime;
    settings.tolerance = tolerance;
    settings.eventRows = EventRows::None;
    RowQueue queue;
    queue.liftBound();
    RunControl control(kAsFastAsPossible, false);
    std::int64_t steps = 0;
    RowWriter rows(evaluator, {}, queue, control, [](double, bool) {});
    IntegrationLoop loop(evaluator, settings, std::move(states), rows, control, {[&](double) {
                             if (++steps > mostSteps || (isStopWanted && isStopWanted()))
                                 control.stop();
                         }});
    Transient result;
    result.end = runEnd(loop.run(), evaluator);
    result.states = loop.states();
    // The transient stored no outputs, so all are selected again.
    std::vector<std::size_t> all(evaluator.layout().outputs.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    evaluator.selectOutputs(all);
    return result;
}

}  // namespace bramah::solver
