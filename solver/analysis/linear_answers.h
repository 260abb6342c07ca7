// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/analysis/linear_system.h"

#include <complex>
#include <optional>
#include <vector>

namespace bramah::solver {

/// The zeros [1/s] from one input to one output, slowest first. None for a system with delays, which may have
/// infinitely many.
[[nodiscard]] std::vector<std::complex<double>> zerosOf(const LinearSystem& system, std::size_t input,
                                                        std::size_t output);

/// The output at \a count times 0, interval, 2*interval, ... after the input has risen by 1. Delays as a finite number
/// of states each.
[[nodiscard]] std::vector<double> stepResponse(const LinearSystem& system, std::size_t input, std::size_t output,
                                               double interval, std::size_t count);

/// Angles of \a response [rad] without jumps from one to the next, the first between -pi and pi.
[[nodiscard]] std::vector<double> phasesOf(const std::vector<std::complex<double>>& response);

/// The distances of an open loop with this response from swinging, once its output is led back with a minus sign.
struct Margins {
    std::optional<double> gain;            ///< factor that would make it swing, of the least one above 1
    std::optional<double> gainFrequency;   ///< at a phase of -180 degrees, unit of the frequencies given
    std::optional<double> phase;           ///< [rad] that would make it swing, the least
    std::optional<double> phaseFrequency;  ///< at a gain of 1
    std::optional<double> bandwidth;       ///< at a gain 3 dB below that at the first frequency
};

/// The margins of \a response at rising \a frequencies, between which straight lines on logarithmic scales are taken.
[[nodiscard]] Margins marginsOf(const std::vector<double>& frequencies,
                                const std::vector<std::complex<double>>& response);

}  // namespace bramah::solver
