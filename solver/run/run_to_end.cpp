// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/run_to_end.h"

#include "solver/results/result_store.h"

namespace bramah::solver {
namespace {

constexpr int kWaitMilliseconds = 50;

}  // namespace

RunStatus runToEnd(SimulationRun& run, ResultStore& store, const std::function<bool()>& isStopWanted)
{
    run.start();
    if (!isStopWanted)
        run.wait();
    while (!run.isEnded()) {
        if (isStopWanted())
            run.stop();
        (void)run.waitForRows(kWaitMilliseconds);
        run.drainInto(store);
    }
    run.drainInto(store);
    return run.status();
}

RunStatus runHere(SimulationRun& run, ResultStore& store, const std::function<bool()>& isStopWanted)
{
    run.runHere(isStopWanted);
    run.drainInto(store);
    return run.status();
}

}  // namespace bramah::solver
