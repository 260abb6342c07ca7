// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/plan/study_plan.h"
#include "solver/study/study_runner.h"

#include <functional>
#include <map>
#include <optional>

namespace bramah::solver {

/// The results of a study by point.
using StudyResults = std::map<std::size_t, StudyResult>;

/// Makes the study of a plan from the texts in its folder. The error is a message: the texts, the program or its
/// library are not those of the plan, or they have errors.
[[nodiscard]] tl::expected<Study, QString> plannedStudy(const StudyPlan& plan,
                                                        const std::function<bool()>& isStopWanted = {});

/// Runs what is missing of a slice of \a study, the plan's, in \a jobs threads, and writes each result as it is ready.
/// \a progress: the number of finished points of the slice, from any thread; false stops. Returns why results cannot be
/// written, or nothing.
[[nodiscard]] std::optional<QString> runSlice(const StudyPlan& plan, const Study& study, std::size_t slice, int jobs,
                                              const std::function<bool(std::size_t)>& progress);

/// The results that all slices have written so far. The error is a message, as of results that are not the plan's.
[[nodiscard]] tl::expected<StudyResults, QString> collected(const StudyPlan& plan, const Study& study);

}  // namespace bramah::solver
