// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"

#include <QStringList>

namespace bramah::cli {

/// True if the program's arguments (without its name) ask for a command, not for the editor.
[[nodiscard]] bool isCommand(const QStringList& arguments);

/// Runs a command, or says why there is none to run. Returns an ExitCode.
[[nodiscard]] int runCommand(const QStringList& arguments, CommandStreams& streams);

}  // namespace bramah::cli
