// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/versions/library_versions.h"

#include <vector>

namespace bramah::app {

/// The libraries with which the window draws and writes, beside those of the solver.
[[nodiscard]] std::vector<solver::LibraryVersion> windowLibraries();

}  // namespace bramah::app
