// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/exit_code.h"

#include <QStringList>

class QTextStream;

namespace bramah::app {

/// True if a command needs fonts and painting: a QApplication with the offscreen platform instead of a
/// QCoreApplication.
[[nodiscard]] bool needsPainting(const QStringList& arguments);

/// Runs a command, with all that it may draw: its results go to \a out, messages to \a err. Returns an ExitCode.
[[nodiscard]] int runCommand(const QStringList& arguments, QTextStream& out, QTextStream& err);

}  // namespace bramah::app
