// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/optimise/search_memory.h"

namespace bramah::solver {

/// How a search from one place ended.
enum class LocalEnd : std::uint8_t {
    Converged,
    Blocked,  ///< its next points failed, however short the steps
    Over,     ///< no evaluations are left, or it was stopped
};

/// Where a search from one place ended. The best point is never null: at least the start.
struct LocalOutcome {
    const EvaluatedPoint* best = nullptr;
    LocalEnd end = LocalEnd::Converged;
};

/// Goes downhill from \a start, a point that has not failed, in the variables that are not discrete; \a step: how far
/// its first steps lead, as a share of the ranges. Returns the best point that it has found.
///
/// Aims without limits go by least squares (aim_search.h), then COBYLA or, where there are no limits, BOBYQA of NLopt.
/// These make models of the values around a point, so a failed run is given no number: the method ends, and begins anew
/// from the best point with a quarter of the step, as a trust region that has failed (A. R. Conn, K. Scheinberg, L. N.
/// Vicente, Introduction to Derivative-Free Optimization, SIAM 2009, section 13.1). Where that leads nowhere the best
/// lies beside a region that fails, and Sbplx goes along it, which compares points only.
[[nodiscard]] LocalOutcome searchLocally(SearchPart& part, const Scalar& scalar, const EvaluatedPoint& start,
                                         double step);

}  // namespace bramah::solver
