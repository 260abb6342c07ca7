// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace bramah::bench {

/// What a solver needs at one tolerance.
struct WorkPoint {
    double error = 0;    ///< largest, as a share of a variable's range
    double seconds = 0;  ///< median of the repeats
    long steps = 0;
};

/// Time at an error, from a straight line fitted through log(time) over log(error) of the points within a factor of
/// 20 around it: step counts scatter too much between neighbouring tolerances to compare single points. NaN where
/// there are fewer than five points.
[[nodiscard]] double secondsAt(double error, const std::vector<WorkPoint>& points);
/// The same for steps.
[[nodiscard]] double stepsAt(double error, const std::vector<WorkPoint>& points);

}  // namespace bramah::bench
