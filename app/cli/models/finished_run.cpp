// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/models/finished_run.h"

#include "app/cli/models/interrupt_watch.h"
#include "solver/run/run_to_end.h"

namespace bramah::cli {

solver::RunStatus runToEnd(solver::SimulationRun& run, solver::ResultStore& store)
{
    const InterruptWatch watch;
    return solver::runToEnd(run, store, [&watch] { return watch.isInterrupted(); });
}

}  // namespace bramah::cli
