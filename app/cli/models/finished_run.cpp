// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/models/finished_run.h"

#include "app/cli/models/interrupt_watch.h"

namespace bramah::cli {

namespace {

constexpr int kWaitMilliseconds = 100;

}  // namespace

solver::RunStatus runToEnd(solver::SimulationRun& run, solver::ResultStore& store)
{
    const InterruptWatch watch;
    run.start();
    while (!run.isEnded()) {
        if (watch.isInterrupted())
            run.stop();
        run.waitForRows(kWaitMilliseconds);
        run.drainInto(store);
    }
    run.drainInto(store);
    return run.status();
}

}  // namespace bramah::cli
