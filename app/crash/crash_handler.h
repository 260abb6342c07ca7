// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bramah::app {

/// Where a crash leaves what.
struct CrashPlaces {
    QString reports;   ///< the folder of the reports; is made if it is missing
    QString recovery;  ///< the folder with the journals of unsaved work
};

/// The usual place of reports: the folder for a program's state, `~/.local/state/Bramah/bramah/crashes` on Linux.
[[nodiscard]] QString crashReportFolder();

/// From now on a crash of the program (SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT) writes a report into \a places:
/// signal, time, versions, the functions that were called. Standard error says where the report and the journals are.
/// The program then ends by the signal, as it does without this. A later call replaces the places. Elsewhere than on
/// Linux nothing happens.
void installCrashHandler(const CrashPlaces& places);

}  // namespace bramah::app
