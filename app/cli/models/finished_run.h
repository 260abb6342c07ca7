// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"

namespace bramah::cli {

/// Runs to the end, or to where the user interrupts it, with all rows in \a store.
[[nodiscard]] solver::RunStatus runToEnd(solver::SimulationRun& run, solver::ResultStore& store);

}  // namespace bramah::cli
