// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/optimise/local_search.h"

namespace bramah::solver {

/// Local, with discrete variables. Without others all combinations are evaluated, if the evaluations suffice. Else, if
/// they suffice for a search in each combination, all of these are made side by side. Else, from the combination of
/// \a start, it goes to the best of all neighbours that differ by one step of one discrete variable while one is
/// better; then it searches the other variables there, and last also those of the best neighbour (mixed-variable
/// pattern search; C. Audet, J. E. Dennis, SIAM J. Optim. 11, 2001).
[[nodiscard]] LocalOutcome searchMixed(SearchMemory& memory, SearchPart& part, const Scalar& scalar,
                                       const EvaluatedPoint& start, double step);

/// All combinations of discrete values can be evaluated, and there are no other variables.
[[nodiscard]] bool canEnumerate(const SearchSpace& space, std::size_t evaluations);
/// Evaluates all of them; null where all failed.
[[nodiscard]] const EvaluatedPoint* enumerateAll(SearchPart& part, const Scalar& scalar);

}  // namespace bramah::solver
