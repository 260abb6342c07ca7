// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <complex>
#include <optional>
#include <vector>

namespace bramah::solver {

/// A point at which the response of an open loop to sines of one amplitude crosses the negative real axis.
struct AxisCrossing {
    double frequency = 0;  ///< in the unit of the given frequencies
    double gain = 0;       ///< magnitude: 1 is the point -1
};

/// The crossings of \a response at rising \a frequencies, with straight lines in logarithmic frequency between points.
[[nodiscard]] std::vector<AxisCrossing> axisCrossingsOf(const std::vector<double>& frequencies,
                                                        const std::vector<std::complex<double>>& response);

/// A sustained oscillation of a loop, found by its describing function: N(A) G = -1 (Gelb and Vander Velde, 1968).
struct LimitCycle {
    double amplitude = 0, frequency = 0;
    bool isStable = false;  ///< larger oscillations decay to it and smaller ones grow to it
};

/// The crossings at one amplitude; empty if none were found.
struct CrossingsOfAmplitude {
    double amplitude = 0;
    std::vector<AxisCrossing> crossings;
};

/// The limit cycles of a loop with negative feedback whose open loop gave \a answers, by rising amplitude: where the
/// gain at the negative real axis passes 1 between two amplitudes, interpolated by straight lines in logarithmic
/// scales.
[[nodiscard]] std::vector<LimitCycle> limitCyclesOf(const std::vector<CrossingsOfAmplitude>& answers);

/// -1/N, the negative inverse of the describing function of a loop's nonlinear part, from the answer at one amplitude
/// and that of the linear system, both divided by their inputs. Where it meets the curve of the linear system, the
/// answer is -1.
[[nodiscard]] inline std::complex<double> negativeInverse(std::complex<double> linear, std::complex<double> answer)
{
    return -linear / answer;
}

}  // namespace bramah::solver
