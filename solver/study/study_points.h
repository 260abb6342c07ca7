// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/study/distribution.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace bramah::solver {

/// How the values of several parameters are combined.
enum class Sampling {
    Grid,            ///< all combinations of values; the first parameter changes slowest
    List,            ///< the first values of all parameters, then the second ones, ...
    LatinHypercube,  ///< each of as many equal shares of each spread as there are runs is hit once
    Random,          ///< Monte Carlo
    Sequence,        ///< Sobol's sequence: more even than both, see sobolSequence()
    Corners,         ///< all combinations of the least and the greatest value
    OneByOne,        ///< the middle of all, then each parameter at its least and at its greatest value alone
    Morris,          ///< ways through the spreads that change one parameter at a time; `runs` is their number
    Sobol,  ///< two independent samples of `runs` points and, for each parameter, the first with that of the second
};

/// A way of sampling by its name, and how many runs it makes if nobody says, in the sense of StudyDesign::runs; 0: as
/// many as its values say.
struct SamplingKind {
    const char* name;
    Sampling sampling;
    std::size_t runs = 0;
    std::size_t mostParameters = std::numeric_limits<std::size_t>::max();
};
/// All ways of sampling, each once.
[[nodiscard]] std::span<const SamplingKind> samplingKinds();
/// The kind with a name of `--sampling`: `grid`, `list`, `corners`, `tornado`, `lhs`, `random`, `morris`, `sobol`,
/// `sobol-sequence`; null for others.
[[nodiscard]] const SamplingKind* samplingNamed(std::string_view name);
///@{
/// The kind of a way of sampling, and its name.
[[nodiscard]] const SamplingKind& kindOf(Sampling sampling);
[[nodiscard]] std::string_view nameOf(Sampling sampling);
///@}

/// The values a study gives to one parameter [SI]: a list, or a spread of which it takes samples.
struct ParameterRange {
    std::vector<double> values;
    std::optional<Distribution> spread;
};

/// What is drawn of the ranges.
struct StudyDesign {
    Sampling sampling = Sampling::Grid;
    std::size_t runs = 0;    ///< of a Latin hypercube, Random or Sequence; of Morris and Sobol see there; else not used
    std::uint64_t seed = 0;  ///< the same seed gives the same points everywhere
};

/// \a count values from \a from to \a to, both included.
[[nodiscard]] std::vector<double> evenlySpaced(double from, double to, int count);
/// The same evenly on a logarithmic scale; both ends are positive.
[[nodiscard]] std::vector<double> evenlySpacedLogarithms(double from, double to, int count);

/// The number of points from studyPoints(); 0 if the ranges do not fit (List needs the same number of values for each
/// parameter; all but Grid, List, Corners and OneByOne need a spread of each; SamplingKind::mostParameters).
[[nodiscard]] std::size_t pointCount(const std::vector<ParameterRange>& ranges, const StudyDesign& design);

/// The points of a study: one value for each parameter.
[[nodiscard]] std::vector<std::vector<double>> studyPoints(const std::vector<ParameterRange>& ranges,
                                                           const StudyDesign& design);

}  // namespace bramah::solver
