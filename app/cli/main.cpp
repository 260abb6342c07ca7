// SPDX-License-Identifier: GPL-3.0-or-later
// bramah-cli: the commands for machines without a screen. It links neither Qt Gui nor Widgets, so it draws nothing.
#include "app/cli/commands/program.h"

#include <QCoreApplication>

int main(int argc, char* argv[])
{
    bramah::cli::keepFreedMemory();
    bramah::cli::surviveFullFiles();
    bramah::cli::setProgramIdentity();
    const QCoreApplication application(argc, argv);
    return bramah::cli::runCommandOnConsole(QCoreApplication::arguments().mid(1), nullptr);
}
