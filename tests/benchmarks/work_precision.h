// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/benchmarks/benchmark.h"

#include <functional>
#include <vector>

namespace bramah::bench {

using Rows = std::vector<std::vector<double>>;

struct TimedSolution {
    Rows rows;           ///< one an output interval, from the start on
    double seconds = 0;  ///< of the wall clock, for integrating and storing
    long steps = 0;
};

/// What a solver needs at one tolerance.
struct WorkPoint {
    double error = 0;    ///< as a share of a variable's range
    double seconds = 0;  ///< least of the repeats: what else the machine does only adds to it
    long steps = 0;
};

/// Time at an error, from a straight line fitted through log(time) over log(error) of the points within a factor of
/// 20 around it: step counts scatter too much between neighbouring tolerances to compare single points. NaN where
/// there are fewer than five points.
[[nodiscard]] double secondsAt(double error, const std::vector<WorkPoint>& points);
/// The same for steps.
[[nodiscard]] double stepsAt(double error, const std::vector<WorkPoint>& points);

/// Largest and mean difference of \a columns of \a rows and \a exact, each as a share of its column's range; the worst
/// column counts.
struct Difference {
    double largest = 0;
    double mean = 0;
};
[[nodiscard]] Difference differenceOf(const Rows& rows, const Rows& exact, const std::vector<std::size_t>& columns);

/// The drawn circuit beside the same equations written by hand, over a range of tolerances.
struct Comparison {
    using Solve = std::function<TimedSolution(double tolerance)>;
    Solve byHand;
    Solve byBramah;
    std::function<double(const Rows& rows)> errorOf;
    std::size_t rowCount = 0;  ///< of a run that came to its end
    double error = 5e-4;       ///< at which the times are compared
    int tolerances = 41;
    double loosest = 3e-4;
    double tightest = 1e-7;
    double toleranceShare = 20;  ///< of which Bramah's steps may use a twentieth
    int repeats = kRepeats;
};
[[nodiscard]] Result compareAtError(const Comparison& comparison);

}  // namespace bramah::bench
