// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/analysis/linear_system.h"

#include <complex>
#include <optional>
#include <vector>

namespace bramah::solver {

/// The zeros [1/s] from one input to one output, slowest first. Empty for a system with delays, which may have
/// infinitely many.
[[nodiscard]] std::vector<std::complex<double>> zerosOf(const LinearSystem& system, std::size_t input,
                                                        std::size_t output);

/// The output at \a count times 0, interval, 2*interval, ... after a unit step of the input. Delays are approximated by
/// a finite number of states each.
[[nodiscard]] std::vector<double> stepResponse(const LinearSystem& system, std::size_t input, std::size_t output,
                                               double interval, std::size_t count);

/// Phases of \a response [rad] without jumps between neighbours, the first between -pi and pi.
[[nodiscard]] std::vector<double> phasesOf(const std::vector<std::complex<double>>& response);

/// The stability margins of an open loop with this response, whose output is fed back with a minus sign. Where the
/// curve passes -180 degrees or a gain of 1 several times, the ones nearest to oscillation. A loop that is stable as it
/// is loses its stability at a gain above 1 and a lag above 0; a factor below 1 or a negative lag says, of a system
/// that is stable by itself and crosses once, that the closed loop is unstable.
struct Margins {
    std::optional<double> gain;            ///< the factor nearest to 1 with which the closed loop oscillates
    std::optional<double> gainFrequency;   ///< where the phase is -180 degrees, in the unit of the given frequencies
    std::optional<double> phase;           ///< the smallest lag [rad] with which the closed loop oscillates
    std::optional<double> phaseFrequency;  ///< where the gain is 1
};

/// The margins of \a response at rising \a frequencies, with straight lines in logarithmic scales between the points.
[[nodiscard]] Margins marginsOf(const std::vector<double>& frequencies,
                                const std::vector<std::complex<double>>& response);

/// Where the gain from \a input to \a output is first 3 dB below that of slow changes [rad/s], up to \a largest. Slow
/// means from \a smallest on down; nothing if the gain still changes there, as that of a system that integrates or
/// differentiates, or does not fall so far.
[[nodiscard]] std::optional<double> bandwidthOf(const LinearSystem& system, std::size_t input, std::size_t output,
                                                double smallest, double largest);

}  // namespace bramah::solver
