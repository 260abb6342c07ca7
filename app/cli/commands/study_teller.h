// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/study_run.h"

namespace bramah::cli {

/// Writes of each response how it spreads and what moves it: as JSON to the file that --json names, and in words to the
/// console, unless that has the table or the JSON. Returns the exit code.
[[nodiscard]] int tellStudy(const solver::Study& study, const solver::StudyDesign& design, const StudyResults& results,
                            const CommandOptions& options, CommandStreams& streams);

}  // namespace bramah::cli
