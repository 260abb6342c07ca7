// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"
#include "solver/flat_model/flat_model.h"
#include "solver/run/run_settings.h"

#include <tl/expected.hpp>

namespace bramah::cli {

/// Adds the options of a run: --start, --stop, --start-from, --interval, --tolerance, --solver.
void addRunOptions(CommandOptions& options);

/// The settings from these options and the model's experiment annotation. If an option is wrong, writes a message and
/// returns an exit code.
[[nodiscard]] tl::expected<solver::RunSettings, int> runSettings(CommandOptions& options,
                                                                 const solver::Experiment& experiment,
                                                                 CommandStreams& streams);

}  // namespace bramah::cli
