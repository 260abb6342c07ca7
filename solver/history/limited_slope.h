// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <algorithm>
#include <cmath>

namespace bramah::solver {

// Slopes of curves through points: those of parabolas, limited so that a front makes no ripples (F. N. Fritsch, R. E.
// Carlson, SIAM J. Numer. Anal. 17, 1980).

/// The slope at a point between chords of the slopes \a before and \a after; \a share: the length of the first one as a
/// share of both.
inline double limitedSlope(double before, double after, double share)
{
    const double steepest = 3 * std::min(std::abs(before), std::abs(after));
    return std::clamp(before + (after - before) * share, -steepest, steepest);
}

/// The slope at the end of a curve, whose last chord has the slope \a last and the one beside it \a other; \a share:
/// the length of the last one as a share of both.
inline double limitedSlopeAtEnd(double last, double other, double share)
{
    const double steepest = 3 * std::abs(last);
    return std::clamp(last + (last - other) * share, -steepest, steepest);
}

}  // namespace bramah::solver
