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

}  // namespace bramah::test
