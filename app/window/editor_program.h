// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace bramah::app {

/// Sets the names under which settings, desktop files and windows know the program. Call once, before the QApplication
/// is used.
void setProgramIdentity();

/// Runs the editor until its window is closed. Opens \a files; without any, shows the start page. Needs a QApplication.
/// Returns the exit code.
int runEditor(const QStringList& files);

}  // namespace bramah::app
