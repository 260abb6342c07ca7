// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/run_parameters.h"
#include "app/results/run_record.h"
#include "solver/inspection/cause.h"

namespace bramah::app {

/// The rows of \a run within [from, to], and the values between rows at the ends. At an event at \a from those after it
/// count, at \a to those before and after it. At most some thousand rows: of more, every n-th. Variables are found by
/// their paths in \a system, the run's own or one of the same structure. Borrows all.
[[nodiscard]] solver::StretchRows stretchOf(const RunRecord& run, const solver::CompiledSystem& system,
                                            RunParameters& parameters, double from, double to);

}  // namespace bramah::app
