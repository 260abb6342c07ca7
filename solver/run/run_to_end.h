// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/run/simulation_run.h"

#include <functional>

namespace bramah::solver {

/// Starts \a run and waits for its end, with all rows in \a store. \a isStopWanted, if given, is asked ten times a
/// second or more; when it is true, the run is stopped.
RunStatus runToEnd(SimulationRun& run, ResultStore& store, const std::function<bool()>& isStopWanted = {});
/// The same in this thread, for many short runs: SimulationRun::runHere().
RunStatus runHere(SimulationRun& run, ResultStore& store, const std::function<bool()>& isStopWanted = {});

}  // namespace bramah::solver
