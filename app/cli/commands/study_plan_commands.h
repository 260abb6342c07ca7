// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"

namespace bramah::cli {

/// `study plan`, `run-slice`, `status`, `collect`, by the second word; null for others.
[[nodiscard]] int (*studyPlanCommand(const QString& name))(const QStringList& arguments, CommandStreams& streams);

}  // namespace bramah::cli
