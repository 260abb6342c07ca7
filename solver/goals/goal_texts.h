// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/goals/goal_search.h"

#include <QStringList>

namespace bramah::solver {

/// What a variable of a search is at a value: `120 bar`, or the maker and type of a part.
[[nodiscard]] QString variableText(const GoalSearch& search, std::size_t variable, double value);
/// What is asked of a response: `least`, `greatest`, `= 0.2 m/s`, `≤ 160 bar`.
[[nodiscard]] QString askedText(const GoalSearch& search, const KnownGoal& goal);
/// The value of a response in its unit; a dash where there is none.
[[nodiscard]] QString responseText(const GoalSearch& search, std::size_t response, double value);
/// What keeps a point from being better: variables at their bounds, limits that it has reached or breaks, aims that it
/// misses. A sentence for each.
[[nodiscard]] QStringList whatLimits(const GoalSearch& search, const EvaluatedPoint& point);
/// How a search has ended, and after how many runs, as a sentence.
[[nodiscard]] QString endText(const SearchResult& result);

}  // namespace bramah::solver
