// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace bramah::solver {

/// The spectrum of a signal: the amplitude of each frequency from 0 in equal steps.
struct Spectrum {
    double step = 0;                 ///< [Hz]
    std::vector<double> amplitudes;  ///< of sines, in the unit of the signal; the first is the magnitude of the mean
};

/// The spectrum of \a values at equal intervals [s], through a window of Hann: a sine between two of the frequencies
/// shows at both with up to 15 % less. Empty of less than four values.
[[nodiscard]] Spectrum spectrumOf(const std::vector<double>& values, double interval);

}  // namespace bramah::solver
