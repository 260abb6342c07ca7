// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"

/// The commands. Each takes the arguments behind its name and returns an ExitCode.
namespace bramah::cli {

[[nodiscard]] int checkCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int simulateCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int steadyCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int linearizeCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int respondCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int sweepCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int studyCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int fitCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int faultsCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int optimiseCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int compareCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int importCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int exportCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int flattenCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int solveCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int structureCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int catalogueCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int valveCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int translateCommand(const QStringList& arguments, CommandStreams& streams);
[[nodiscard]] int libraryCommand(const QStringList& arguments, CommandStreams& streams);

}  // namespace bramah::cli
