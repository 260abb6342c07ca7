// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/study/study_runner.h"

#include <map>
#include <optional>

namespace bramah::solver {

/// Writes a study as a whole or not at all: a row a point in order, with its parameters and outputs in SI units, and
/// why it failed in the last column, `failure`. Outputs of a run that failed are empty. What went wrong, or nothing.
[[nodiscard]] std::optional<QString> writeStudyCsv(const Study& study,
                                                   const std::map<std::size_t, StudyResult>& results,
                                                   const QString& path);

}  // namespace bramah::solver
