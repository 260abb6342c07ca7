// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/optimise/search_memory.h"

namespace bramah::solver {

/// The result of searchAims(). The best point is the start if none is better; it is never null.
struct AimOutcome {
    const EvaluatedPoint* best = nullptr;
    bool isReached = false;  ///< all aims are reached within a millionth of their size
};

/// Least squares of the deviations from aims, in the variables that are not discrete, from \a start, a point that has
/// not failed. Steps of Levenberg and Marquardt (SIAM J. Appl. Math. 11, 1963) minimise
/// |r + J d|^2 + lambda |d|^2 over the unit cube: of more variables than aims the shortest way is taken. Variables at a
/// bound that would leave it stay there. J comes from differences, one point a variable, all in one batch, and then
/// from Broyden's rank-one update J += (r_new - r - J d) d^T / |d|^2 (Math. Comp. 19, 1965), so that a step costs one
/// point; it is made anew where a step fails. A failed run counts as a step that was too long.
[[nodiscard]] AimOutcome searchAims(SearchPart& part, const EvaluatedPoint& start);

}  // namespace bramah::solver
