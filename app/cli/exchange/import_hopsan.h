// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"

namespace bramah::cli {

/// Writes the model of Hopsan at \a path as a Modelica file, without `-o` under its name in this folder, and says what
/// became of each component. Returns the exit code.
[[nodiscard]] int importHopsan(const CommandOptions& options, const QString& path, CommandStreams& streams);

}  // namespace bramah::cli
