// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/models/command_model.h"
#include "solver/fit/fit_question.h"

#include <tl/expected.hpp>

namespace bramah::cli {

/// Adds the options by which a command takes measured runs and what is fitted to them; \a freeHelp says what a free
/// parameter is to it.
void addFitQuestionOptions(CommandOptions& options, const QString& freeHelp);

/// What a command asks of measured runs.
struct AskedFit {
    CommandModel model;
    solver::FitQuestion question;
};
/// Reads it from the options. If something is wrong, writes a message and returns an exit code.
[[nodiscard]] tl::expected<AskedFit, int> askedFit(CommandOptions& options, const char* command,
                                                   CommandStreams& streams);

}  // namespace bramah::cli
