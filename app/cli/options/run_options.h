// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"
#include "solver/flat_model/flat_model.h"
#include "solver/run/run_settings.h"

#include <tl/expected.hpp>

namespace bramah::app {

/// The options that say how a run is made: --start, --stop, --start-from, --interval, --tolerance, --solver.
void addRunOptions(CommandOptions& options);

/// The settings that these options and the model's experiment annotation give; if they are wrong, an exit code, and the
/// message is written.
[[nodiscard]] tl::expected<solver::RunSettings, int> runSettings(CommandOptions& options,
                                                                 const solver::Experiment& experiment,
                                                                 CommandStreams& streams);

}  // namespace bramah::app
