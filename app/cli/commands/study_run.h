// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"
#include "solver/plan/planned_study.h"
#include "solver/questions/stored_questions.h"
#include "solver/study/study_points.h"
#include "solver/study/study_runner.h"
#include "solver/use/model.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <map>
#include <vector>

namespace bramah::cli {

using solver::StudyResults;

constexpr std::size_t kMostPoints = 10'000'000;

/// Writes a message about wrong options of a \a command; an exit code.
int misused(CommandStreams& streams, const char* command, const QString& message);
/// A whole number of an option, at least \a least; \a otherwise if it is not given. The error is a message.
[[nodiscard]] tl::expected<std::uint64_t, QString> wholeNumber(const CommandOptions& options, const char* name,
                                                               std::uint64_t least, std::uint64_t otherwise);
/// What --reduce says, `final` by default. The error is a message.
[[nodiscard]] tl::expected<solver::Reduction, QString> reductionOf(const CommandOptions& options);

/// Takes the parameters of --vary or of \a stored with their \a ranges, and the variables of --outputs or of \a stored,
/// into \a study. Returns a message if something is wrong.
[[nodiscard]] QString chooseQuestion(const CommandOptions& options, const solver::StoredStudy& stored,
                                     solver::Model& model, solver::Study& study,
                                     std::vector<solver::ParameterRange>& ranges);

/// Runs \a study in \a jobs threads and writes the CSV that the options name. A journal beside that file holds the
/// results so far, so that --resume goes on with a study that was interrupted. Returns an exit code if nothing came of
/// it.
[[nodiscard]] tl::expected<StudyResults, int> runAndWrite(const solver::Study& study, const CommandOptions& options,
                                                          int jobs, CommandStreams& streams);

}  // namespace bramah::cli
