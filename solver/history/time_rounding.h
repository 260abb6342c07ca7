// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace bramah::solver {

/// The largest difference [s] of two times that are equal but for rounding. \a times are the times and spans from which
/// they were computed, as the start of the run, an interval, a delay: near t = 0 a sum keeps the rounding of its terms.
[[nodiscard]] inline double timeRounding(std::initializer_list<double> times)
{
    constexpr double kRelative = 4e-15;
    double largest = 0;
    for (const double time : times)
        largest = std::max(largest, std::fabs(time));
    return kRelative * largest;
}

}  // namespace bramah::solver
