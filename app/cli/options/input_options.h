// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"
#include "solver/run/run_settings.h"

namespace bramah::cli {

/// Adds --input, by which inputs and sources of a model follow columns of data files.
void addInputOption(CommandOptions& options);

/// Reads the signals of --input. Another exit code than kExitOk, with a message, if an option or a file is wrong.
[[nodiscard]] int readInputSignals(const CommandOptions& options, solver::RunSettings& settings,
                                   CommandStreams& streams);

}  // namespace bramah::cli
