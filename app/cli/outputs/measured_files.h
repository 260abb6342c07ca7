// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"
#include "model/classes/class_node.h"
#include "solver/measured/measured_data.h"

namespace bramah::cli {

/// Sets the measured files of the class \a node in \a data, without their values.
void setMeasuredFiles(const model::ClassNode& node, solver::MeasuredData& data);
/// Reads the measured files of the class \a node into \a data; one that cannot be read is named on the console.
void readMeasuredFiles(const model::ClassNode& node, solver::MeasuredData& data, CommandStreams& streams);

}  // namespace bramah::cli
