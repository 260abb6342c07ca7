// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/compiled_model_cache.h"
#include "solver/run/simulation_run.h"

#include <functional>

namespace bramah::app {

/// Makes the equations of a class in a worker. The entry has no system if the class has errors, or when told to stop.
using CompileModel = std::function<CompiledModelCache::Entry(const std::function<bool()>& isStopWanted)>;

/// Returns the function that a worker calls to make the equations of the class that a session runs, on a copy of the
/// library taken now. A system in \a cache whose text differs in values alone on which no equation depends is taken
/// with the new values; else the class is compiled anew and kept in \a cache.
[[nodiscard]] solver::PrepareSystem prepareModel(const editor::DocumentSession& session,
                                                 const std::shared_ptr<CompiledModelCache>& cache);
/// The same for a check: the ports of a class that has some count as joined to something, as those of a component in a
/// circuit do. The result for such a class has equations only and cannot run. If a component is shown, its class is
/// checked by itself too.
[[nodiscard]] CompileModel prepareCheck(const editor::DocumentSession& session,
                                        const std::shared_ptr<CompiledModelCache>& cache);

}  // namespace bramah::app
