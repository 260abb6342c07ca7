// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/probe_choices.h"
#include "solver/results/result_store.h"

namespace bramah::app {

/// The values at \a time [s] of the object under the mouse, as rich text: pressure and flow of a line, position and
/// speed of a mass; empty if the run has none.
[[nodiscard]] QString valueTip(const editor::Probe& probe, const PlottableVariables& variables,
                               const solver::ResultStore& results, double time);

}  // namespace bramah::app
