// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/measures/side_curve.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::solver {

double SideCurve::at(double time) const
{
    // A time of the curve itself, shifted there and back, is not beyond its ends.
    constexpr double kRounding = 1e-14;
    const double slack = kRounding * (std::abs(time) + std::abs(shift));
    const double own = time - shift;
    if (rows->isEmpty() || own < rows->firstTime() - slack || own > rows->lastTime() + slack)
        return std::numeric_limits<double>::quiet_NaN();
    return gain * rows->valueAt(column, std::clamp(own, rows->firstTime(), rows->lastTime())) + offset;
}

}  // namespace bramah::solver
