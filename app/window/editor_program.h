// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace bramah::app {

/// Sets the names under which settings, desktop files and windows know the program. Call once, before the QApplication
/// is used.
void setProgramIdentity();

/// Lets the program keep up to half a gigabyte of freed memory: what one compilation has freed, the next one needs
/// again, in whatever thread. Otherwise the system takes it back and clears it page by page, which is a fifth of the
/// time of flattening 21,000 components. Call once, before there are other threads. Does nothing with other libraries
/// than glibc.
void keepFreedMemory();

/// Runs the editor until its window is closed. Opens \a files; without any, shows the start page. Needs a QApplication.
/// Returns the exit code.
int runEditor(const QStringList& files);

}  // namespace bramah::app
