// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace bramah::solver {

/// How one parameter moves a response, from a study Sampling::OneByOne.
struct TornadoBar {
    std::size_t parameter = 0;
    double atLeast = 0, atMost = 0;  ///< the response with this parameter at its ends, all others in the middle

    [[nodiscard]] double width() const;  ///< NaN if a run failed
};

/// The bars of a response, the widest first, those with a failed run last. \a values: of the response at the points of
/// studyPoints(), NaN where a run failed.
[[nodiscard]] std::vector<TornadoBar> tornadoOf(std::span<const double> values);

/// Effects of one parameter on a response: of steps through two thirds of its spread, over the step as a share of the
/// spread, from a study Sampling::Morris.
struct MorrisEffect {
    double meanOfAmounts = 0;  ///< mu*: how much the parameter matters
    double mean = 0;           ///< mu: in which direction
    double deviation = 0;      ///< sigma: large beside mu* where its effect depends on the others, or is not straight
    std::size_t ways = 0;      ///< number of ways whose both runs succeeded
};

/// The effects of the parameters of \a points, one an entry; \a values as in tornadoOf().
[[nodiscard]] std::vector<MorrisEffect> morrisEffects(const std::vector<std::vector<double>>& points,
                                                      std::span<const double> values);

/// Shares of the variance of a response that one parameter explains, from a study Sampling::Sobol.
struct SobolIndex {
    double first = 0, total = 0;            ///< alone, and with all its interactions
    double firstError = 0, totalError = 0;  ///< standard errors, from samples drawn again out of the points
};

/// The indices of \a parameterCount parameters; \a values as in tornadoOf(). Points with a failed run are left out with
/// those that belong to them. Estimators of Saltelli (2010) and Jansen (1999), as tabled by A. Saltelli and others,
/// Variance based sensitivity analysis of model output, Computer Physics Communications 181 (2010). NaN without a
/// variance.
[[nodiscard]] std::vector<SobolIndex> sobolIndices(std::size_t parameterCount, std::span<const double> values,
                                                   std::uint64_t seed = 0);

/// The course of one response over all runs of a study that succeeded.
struct Spread {
    std::size_t count = 0;
    double least = 0, most = 0, mean = 0, deviation = 0;  ///< NaN without values; deviation with count - 1
    double lowest5 = 0, median = 0, highest5 = 0;         ///< 5 %, 50 % and 95 % of the values are below
};
/// Of the finite ones among \a values.
[[nodiscard]] Spread spreadOf(std::span<const double> values);

}  // namespace bramah::solver
