// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"
#include "model/classes/class_node.h"
#include "solver/results/result_store.h"

#include <QString>

#include <utility>
#include <vector>

namespace bramah::cli {

/// Writes the measures of the class \a node of a run, a line each: `Peak pressure = 16320000 Pa (163.2 bar), above 160
/// bar`. \a values: parameters that the command line has set [SI]. False if a value is beyond its limit, or a measure
/// with a limit has none.
[[nodiscard]] bool writeMeasures(const model::ClassNode& node, const std::vector<std::pair<QString, double>>& values,
                                 const solver::ResultStore& rows, CommandStreams& streams);

}  // namespace bramah::cli
