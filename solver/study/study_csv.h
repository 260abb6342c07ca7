// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/study/study_runner.h"

#include <QByteArray>

#include <map>

namespace bramah::solver {

/// The contents of a CSV file of a study: a row a point in order, with its parameters and outputs in SI units, and why
/// it failed in the last column, `failure`. Outputs of a run that failed are empty.
[[nodiscard]] QByteArray studyCsv(const Study& study, const std::map<std::size_t, StudyResult>& results);

}  // namespace bramah::solver
