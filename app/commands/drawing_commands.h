// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"

/// The commands that draw. Each takes the arguments behind its name and returns an ExitCode.
namespace bramah::app {

[[nodiscard]] int renderCommand(const QStringList& arguments, cli::CommandStreams& streams);
[[nodiscard]] int reportCommand(const QStringList& arguments, cli::CommandStreams& streams);
[[nodiscard]] int manualCommand(const QStringList& arguments, cli::CommandStreams& streams);

}  // namespace bramah::app
