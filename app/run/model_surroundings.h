// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/workspace.h"

#include <string>

namespace bramah::app {

/// Everything outside the file \a fileName on which the equations of a class in it can depend, as a text for
/// comparison: the open libraries and files, and the structure of the open files that the file names, directly or
/// through others. An edit of any other file leaves it unchanged.
[[nodiscard]] std::string modelSurroundings(const editor::Workspace& workspace, const QString& fileName);

}  // namespace bramah::app
