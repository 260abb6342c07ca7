// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/flattened_model.h"
#include "solver/run/run_settings.h"

#include <tl/expected.hpp>

namespace bramah::app {

/// The model that a command runs, and how.
struct ModelToRun {
    FlattenedModel model;
    solver::RunSettings settings;  ///< with the values of --set
};

/// Reads both from the options of a run. If something is wrong, writes a message and returns an exit code.
[[nodiscard]] tl::expected<ModelToRun, int> modelToRun(CommandOptions& options, CommandStreams& streams);

}  // namespace bramah::app
