// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace bramah::solver {

/// Limits of Newton's method, for lengths of steps relative to the unknowns.
struct NewtonLimits {
    static constexpr int kMostIterations = 60;
    static constexpr double kConverged = 1e-10;  ///< the error after a step this short would be its square
    static constexpr double kSolved = 1e-13;     ///< a first step this short is rounding: values stay as they are
    static constexpr double kNear = 0.5;         ///< a step this short leaves an unknown of the same size
    static constexpr double kGood = 0.1;         ///< contraction that shows that a slope is good
    static constexpr double kStagnated = 1e-6;   ///< a step below this that no longer shrinks is rounding
    static constexpr double kSmallPart = 1e-6;   ///< of the nominal value: smaller values count as this size
    static constexpr double kSmallestDamping = 1e-4;

    /// Has the slope from near by, with which a step of \a length was made, proved good?
    static bool isGoodSlope(double next, double length) { return length <= kNear && next <= kGood * length; }
    /// Is no step left, behind a step of \a length that the simplified one of the length \a next follows?
    static bool isExact(double next, double length) { return length <= kNear && next <= 1e-15; }
    /// Is the error rounding once that simplified step is made?
    static bool isLastStep(double next, double length) { return length <= kNear && next * next <= 1e-16 * length; }
};

/// How scalarNewton() ended: with a solution; with an equation that is not finite; with a slope that is 0 or not
/// finite; or without a step that is short enough.
enum class ScalarNewtonEnd : std::uint8_t { Converged, NotANumber, NoSlope, NotSolved };

/// Newton's method for one equation with one unknown, damped by the natural monotonicity test: the simplified step from
/// the new point, with the old slope, must be shorter (Deuflhard, Newton Methods for Nonlinear Problems, 2004, 3.3).
///
/// Behind a step of the length l, that simplified step, of the length s, also estimates the error. If it is rounding,
/// the new point is the solution. If the error behind it, about s*s/l, is rounding, it is made and is the last one.
/// Either saves a slope, which costs as much as the equation. So does \a slope, where it is the slope at a solution
/// near by: the first step takes it, and the same test tells whether it serves; if not, the slope is evaluated.
///
/// \a residual() evaluates the equation at \a z, \a newSlope() its derivative there; \a within(z) is the nearest value
/// to z inside of its bounds. Lengths are relative to |z|, at least to \a smallest. Where the iteration converges,
/// residual() was last called at \a z, and \a slope is the last one; NaN if it is not known.
template <typename Residual, typename Slope, typename Within>
ScalarNewtonEnd scalarNewton(double& z, double& slope, double smallest, Residual&& residual, Slope&& newSlope,
                             Within&& within)
{
    using Limits = NewtonLimits;
    double value = residual();
    if (!std::isfinite(value))
        return ScalarNewtonEnd::NotANumber;
    bool isOld = std::isnormal(slope), isMoved = false;
    for (int iteration = 0; iteration < Limits::kMostIterations; ++iteration, isOld = false) {
        if (value == 0)
            return ScalarNewtonEnd::Converged;
        if (!isOld)
            slope = newSlope();
        if (!std::isnormal(slope))
            return ScalarNewtonEnd::NoSlope;
        const double from = z, scale = std::max(std::fabs(from), smallest), weight = scale > 1e-100 ? 1 / scale : 1;
        const double inverse = -1 / slope, step = value * inverse, length = std::fabs(step) * weight;
        if (!isMoved && length <= Limits::kSolved) {
            if (isOld)
                continue;
            return ScalarNewtonEnd::Converged;
        }
        isMoved = true;
        for (double damping = 1;; damping /= 2) {
            z = within(from + damping * step);
            value = residual();
            const double next = value * inverse, left = std::fabs(next) * weight;
            if (std::isfinite(left)) {
                if (Limits::isExact(left, length) || (damping == 1 && length <= Limits::kConverged && !isOld))
                    return ScalarNewtonEnd::Converged;
                if (damping == 1 && Limits::isLastStep(left, length)) {
                    z = within(z + next);
                    return std::isfinite(residual()) ? ScalarNewtonEnd::Converged : ScalarNewtonEnd::NotANumber;
                }
                if (isOld ? Limits::isGoodSlope(left, length) : left <= (1 - damping / 4) * length)
                    break;
                if (damping == 1 && length <= Limits::kStagnated && !isOld)
                    return ScalarNewtonEnd::Converged;
            }
            if (isOld || damping < Limits::kSmallestDamping) {
                z = from;
                if (!isOld)
                    return ScalarNewtonEnd::NotSolved;
                value = residual();
                break;
            }
        }
    }
    return ScalarNewtonEnd::NotSolved;
}

}  // namespace bramah::solver
