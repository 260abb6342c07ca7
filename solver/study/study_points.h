// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace bramah::solver {

/// The ways in which the values of several parameters are put together.
enum class Sampling {
    Grid,            ///< every value with every other; the first parameter changes slowest
    List,            ///< the first values of all, then the second of all, ...
    LatinHypercube,  ///< as many points as values, each parameter's range hit once in each of as many equal parts
};

/// The values a study gives to one parameter [SI].
struct ParameterRange {
    std::vector<double> values;
    double from = 0, to = 0;  ///< of a Latin hypercube
};

/// \a count values from \a from to \a to, both included.
[[nodiscard]] std::vector<double> evenlySpaced(double from, double to, int count);

/// The number of points that `studyPoints` would give; 0 if the ranges do not go together (List and LatinHypercube need
/// as many values of each parameter).
[[nodiscard]] std::size_t pointCount(const std::vector<ParameterRange>& ranges, Sampling sampling);

/// The points of a study, a value for each parameter. The same \a seed gives the same Latin hypercube everywhere.
[[nodiscard]] std::vector<std::vector<double>> studyPoints(const std::vector<ParameterRange>& ranges, Sampling sampling,
                                                           std::uint64_t seed);

}  // namespace bramah::solver
