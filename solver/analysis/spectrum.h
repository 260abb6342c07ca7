// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace bramah::solver {

/// The spectrum of a signal: the amplitude of each frequency from 0 in equal steps.
struct Spectrum {
    double step = 0;                 ///< [Hz]
    std::vector<double> amplitudes;  ///< of sines, in the unit of the signal; the first one is the mean without sign
};

/// The spectrum of \a values at equal intervals [s] through a Hann window: a sine between two frequencies shows at
/// both, up to 15 % too small. Empty for less than four values.
[[nodiscard]] Spectrum spectrumOf(const std::vector<double>& values, double interval);

}  // namespace bramah::solver
