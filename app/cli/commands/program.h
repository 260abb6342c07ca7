// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace bramah::cli {

class Pictures;

/// Sets the names under which the files and folders of the program are found, for both programs the same. Call once,
/// before the application object is made.
void setProgramIdentity();

/// Lets the program keep up to half a gigabyte of freed memory: what one compilation has freed, the next one needs
/// again, in whatever thread. Otherwise the system takes it back and clears it page by page, which is a fifth of the
/// time of flattening 21,000 components. Call once, before there are other threads. Does nothing with other libraries
/// than glibc.
void keepFreedMemory();

/// Makes a file that may not grow a problem to tell, as a full disk is, instead of the end of the program.
void surviveFullFiles();

/// Runs a command, which writes to the console. A command whose output could not be written has failed. \a pictures:
/// who draws; null: nobody. Needs an application object. Returns the exit code.
[[nodiscard]] int runCommandOnConsole(const QStringList& arguments, const Pictures* pictures);

}  // namespace bramah::cli
