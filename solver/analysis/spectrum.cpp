// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/spectrum.h"

#include <fftw3.h>

#include <cmath>
#include <complex>
#include <mutex>
#include <numbers>

namespace bramah::solver {
namespace {

/// FFTW allows only one thread at a time to create or destroy plans.
std::mutex& planning()
{
    static std::mutex mutex;
    return mutex;
}

/// The discrete Fourier transform of \a values, from frequency 0 to half the sampling rate.
std::vector<std::complex<double>> transformed(std::vector<double>& values)
{
    std::vector<std::complex<double>> result(values.size() / 2 + 1);
    // std::complex has the layout of fftw_complex (C++ standard, [complex.numbers.general]).
    auto* out = reinterpret_cast<fftw_complex*>(result.data());
    fftw_plan plan = nullptr;
    {
        const std::scoped_lock lock(planning());
        plan = fftw_plan_dft_r2c_1d(static_cast<int>(values.size()), values.data(), out, FFTW_ESTIMATE);
    }
    if (!plan)
        return {};
    fftw_execute(plan);
    const std::scoped_lock lock(planning());
    fftw_destroy_plan(plan);
    return result;
}

}  // namespace

Spectrum spectrumOf(const std::vector<double>& values, double interval)
{
    Spectrum spectrum;
    constexpr std::size_t kFewest = 4;
    if (values.size() < kFewest || !(interval > 0))
        return spectrum;
    const auto count = static_cast<double>(values.size());
    double mean = 0;
    for (const double value : values)
        mean += value / count;
    std::vector<double> windowed;
    for (std::size_t k = 0; k < values.size(); ++k)
        windowed.push_back((values[k] - mean) *
                           (0.5 - 0.5 * std::cos(2 * std::numbers::pi * static_cast<double>(k) / count)));
    spectrum.step = 1 / (count * interval);
    // The window halves amplitudes, and half of a sine is at the negative frequency.
    for (const std::complex<double> part : transformed(windowed))
        spectrum.amplitudes.push_back(4 * std::abs(part) / count);
    if (!spectrum.amplitudes.empty())
        spectrum.amplitudes.front() = std::fabs(mean);
    return spectrum;
}

}  // namespace bramah::solver
