// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/command_line.h"

#include <QTextStream>

namespace bramah::test {

/// Runs a command as a program does that draws nothing. Returns the exit code.
[[nodiscard]] inline int runCommand(const QStringList& arguments, QTextStream& out, QTextStream& err)
{
    cli::CommandStreams streams{out, err};
    return cli::runCommand(arguments, streams);
}

/// What a command said, and its exit code.
struct CommandOutcome {
    int code = -1;
    QString out, err;
};

/// The outcome of a command that \a run runs: runCommand() here, or that of a program which draws.
template <typename Run>
[[nodiscard]] CommandOutcome outcomeOf(Run run, const QStringList& arguments)
{
    CommandOutcome outcome;
    QTextStream out(&outcome.out), err(&outcome.err);
    outcome.code = run(arguments, out, err);
    return outcome;
}

}  // namespace bramah::test
