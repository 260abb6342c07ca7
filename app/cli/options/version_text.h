// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/versions/library_versions.h"

#include <QString>

#include <vector>

namespace bramah::cli {

/// \a program with its version, then each library that it runs with, those of the solver before the \a further ones,
/// then the system: a line each, without a newline at the end.
[[nodiscard]] QString versionText(const QString& program, const std::vector<solver::LibraryVersion>& further = {},
                                  solver::AskLlvm askLlvm = solver::AskLlvm::Yes);

}  // namespace bramah::cli
