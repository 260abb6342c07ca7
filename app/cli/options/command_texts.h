// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"
#include "app/cli/options/translate.h"

#include <QString>

namespace bramah::cli {

/// Writes what is wrong with the input; returns the exit code.
int wrongInput(CommandStreams& streams, const QString& message);

}  // namespace bramah::cli
