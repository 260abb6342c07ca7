// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/models/command_model.h"
#include "solver/study/study_points.h"
#include "solver/study/study_runner.h"

#include <tl/expected.hpp>

namespace bramah::cli {

/// A study that options ask for.
struct AskedStudy {
    CommandModel model;
    solver::Study study;
    solver::StudyDesign design;
};

/// Adds the options of a study: what varies, how, what is kept, and those of a run.
void addStudyOptions(CommandOptions& options);

/// Reads the model and the study. If something is wrong, writes a message and returns an exit code.
[[nodiscard]] tl::expected<AskedStudy, int> askedStudy(CommandOptions& options, CommandStreams& streams);

}  // namespace bramah::cli
