// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command_options.h"
#include "solver/flat/flat_model.h"
#include "solver/run/run_settings.h"

#include <optional>

namespace bramah::app {

/// The options that say how a run is made: --start, --stop, --interval, --tolerance, --solver.
void addRunOptions(CommandOptions& options);

/// The settings that these options and the model's experiment annotation give. Nothing if they are wrong (a usage
/// error); the message is written.
[[nodiscard]] std::optional<solver::RunSettings> runSettings(CommandOptions& options,
                                                             const solver::Experiment& experiment,
                                                             CommandStreams& streams);

}  // namespace bramah::app
