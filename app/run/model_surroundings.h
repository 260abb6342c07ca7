// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/workspace.h"

#include <string>

namespace bramah::app {

/// All that the equations of a class in the file \a fileName can follow from outside of that file, as a text to be
/// compared: which libraries and files are open, and the structure of those open files that the file names, directly
/// or through others. An edit in a file that it does not name changes nothing here.
[[nodiscard]] std::string modelSurroundings(const editor::Workspace& workspace, const QString& fileName);

}  // namespace bramah::app
