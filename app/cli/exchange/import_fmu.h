// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"

namespace bramah::cli {

/// Writes a Modelica file with a block for the FMU at \a path; without `-o` under the name of the block in this folder.
/// Returns the exit code.
[[nodiscard]] int importFmu(const CommandOptions& options, const QString& path, CommandStreams& streams);

}  // namespace bramah::cli
