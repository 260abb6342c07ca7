// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command_options.h"

#include <QString>

namespace bramah::app {

/// A text of the command line in the interface's language.
[[nodiscard]] QString tr(const char* text);

/// Writes what is wrong with the input; its exit code.
int wrongInput(CommandStreams& streams, const QString& message);

}  // namespace bramah::app
