// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <complex>
#include <optional>
#include <vector>

namespace bramah::solver {

/// Where the response of an open loop to sines of one amplitude crosses the negative real axis.
struct AxisCrossing {
    double frequency = 0;  ///< in the unit of the frequencies given
    double gain = 0;       ///< 1: at -1
};

/// The crossings of \a response at rising \a frequencies, straight lines in logarithmic frequency between the points.
[[nodiscard]] std::vector<AxisCrossing> axisCrossingsOf(const std::vector<double>& frequencies,
                                                        const std::vector<std::complex<double>>& response);

/// A swing that a loop keeps up by itself, found by its describing function: N(A) G = -1.
struct LimitCycle {
    double amplitude = 0, frequency = 0;
    bool isStable = false;  ///< larger swings die away down to it, smaller ones grow up to it
};

/// The crossings of one amplitude; empty: none were found.
struct CrossingsOfAmplitude {
    double amplitude = 0;
    std::vector<AxisCrossing> crossings;
};

/// The limit cycles of a loop that is closed with a minus sign around what gave \a answers, in order of amplitude:
/// where the gain at the negative real axis passes 1 from one amplitude to the next, interpolated by straight lines in
/// logarithmic scales.
[[nodiscard]] std::vector<LimitCycle> limitCyclesOf(const std::vector<CrossingsOfAmplitude>& answers);

/// -1/N: the negative inverse of the describing function of what is not linear in a loop, from the answer at one
/// amplitude and that of the linear system, both over their inputs. Where it meets the linear system's curve the answer
/// is at -1.
[[nodiscard]] inline std::complex<double> negativeInverse(std::complex<double> linear, std::complex<double> answer)
{
    return -linear / answer;
}

}  // namespace bramah::solver
