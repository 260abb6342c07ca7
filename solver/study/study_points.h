// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace bramah::solver {

/// How the values of several parameters are combined.
enum class Sampling {
    Grid,            ///< all combinations; the first parameter changes slowest
    List,            ///< the first values of all parameters, then the second ones, ...
    LatinHypercube,  ///< as many points as values; each of as many equal parts of each range is hit once
};

/// The values a study gives to one parameter [SI].
struct ParameterRange {
    std::vector<double> values;
    double from = 0, to = 0;  ///< of a Latin hypercube
};

/// \a count values from \a from to \a to, both included.
[[nodiscard]] std::vector<double> evenlySpaced(double from, double to, int count);

/// The number of points from studyPoints(); 0 if the ranges do not fit (List and LatinHypercube need the same number of
/// values for each parameter).
[[nodiscard]] std::size_t pointCount(const std::vector<ParameterRange>& ranges, Sampling sampling);

/// The points of a study: one value for each parameter. The same \a seed gives the same Latin hypercube everywhere.
[[nodiscard]] std::vector<std::vector<double>> studyPoints(const std::vector<ParameterRange>& ranges, Sampling sampling,
                                                           std::uint64_t seed);

}  // namespace bramah::solver
