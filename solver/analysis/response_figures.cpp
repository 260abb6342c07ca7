// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/response_figures.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace bramah::solver {

namespace {

constexpr double kBeyondModes = 100;
constexpr double kPointsPerDecade = 100, kMostPoints = 1500;
constexpr double kBroadDamping = 0.3;  // the grid shows such peaks
constexpr int kPeakSteps = 8;
constexpr int kFineSteps = 200;
constexpr double kMostUnsteady = 0.01;  // the change of a gain over the last decade, at most

std::vector<double> logarithmic(double from, double to, int steps)
{
    std::vector<double> frequencies;
    for (int k = 0; k <= steps; ++k)
        frequencies.push_back(from * std::pow(to / from, static_cast<double>(k) / steps));
    return frequencies;
}

std::size_t greatest(const std::vector<std::complex<double>>& response)
{
    const auto gain = [](std::complex<double> value) { return std::abs(value); };
    return static_cast<std::size_t>(std::ranges::max_element(response, {}, gain) - response.begin());
}

}  // namespace

ResponseFigures::ResponseFigures(const LinearSystem& system, std::size_t input, std::size_t output)
    : system_(system), input_(input), output_(output)
{
    const std::vector<Mode> modes = modesOf(system);
    findRange(modes);
    if (fastest_ > 0)
        makeGrid(modes);
    response_ = at(frequencies_);
}

void ResponseFigures::findRange(const std::vector<Mode>& modes)
{
    constexpr double kAtZero = 1e-9;  // of the fastest: a mode that is zero but for rounding
    for (const Mode& mode : modes)
        fastest_ = std::max(fastest_, mode.frequency);
    slowest_ = fastest_;
    for (const Mode& mode : modes)
        if (mode.frequency > kAtZero * fastest_)
            slowest_ = std::min(slowest_, mode.frequency);
    slowest_ /= kBeyondModes;
    fastest_ *= kBeyondModes;
}

void ResponseFigures::makeGrid(const std::vector<Mode>& modes)
{
    const double points = std::min(kMostPoints, kPointsPerDecade * std::log10(fastest_ / slowest_));
    frequencies_ = logarithmic(slowest_, fastest_, static_cast<int>(std::ceil(points)));
    for (const Mode& mode : modes) {
        if (mode.eigenvalue.imag() <= 0 || std::abs(mode.damping) > kBroadDamping)
            continue;
        // In steps of equal angle on the circle that the response describes there.
        for (int k = 1; k < kPeakSteps; ++k) {
            const double angle = std::numbers::pi * (static_cast<double>(k) / kPeakSteps - 0.5);
            const double frequency = mode.eigenvalue.imag() * (1 + std::abs(mode.damping) * std::tan(angle));
            if (frequency > slowest_ && frequency < fastest_)
                frequencies_.push_back(frequency);
        }
    }
    std::ranges::sort(frequencies_);
    frequencies_.erase(std::ranges::unique(frequencies_).begin(), frequencies_.end());
}

ResponseFigures::Response ResponseFigures::at(const std::vector<double>& frequencies) const
{
    return frequencyResponse(system_, input_, output_, frequencies);
}

std::vector<double> ResponseFigures::around(std::size_t k) const
{
    return logarithmic(frequencies_[k > 0 ? k - 1 : 0], frequencies_[std::min(k + 1, frequencies_.size() - 1)],
                       kFineSteps);
}

std::vector<double> ResponseFigures::around(double frequency) const
{
    const auto above = std::ranges::lower_bound(frequencies_, frequency);
    return around(static_cast<std::size_t>(std::min(above, frequencies_.end() - 1) - frequencies_.begin()));
}

std::optional<double> ResponseFigures::bandwidth() const
{
    return fastest_ > 0 ? bandwidthOf(system_, input_, output_, slowest_, fastest_) : std::nullopt;
}

std::optional<Resonance> ResponseFigures::resonance() const
{
    if (!(fastest_ > 0))
        return std::nullopt;
    const Response slow = at({slowest_ * 1e-4, slowest_ * 1e-3});
    const double atRest = std::abs(slow.front());
    if (!(atRest > 0) || !(std::abs(std::abs(slow.back()) / atRest - 1) < kMostUnsteady))
        return std::nullopt;
    const std::size_t k = greatest(response_);
    if (k == 0 || k + 1 == response_.size())
        return Resonance();
    const std::vector<double> fine = around(k);
    const Response finely = at(fine);
    const std::size_t peak = greatest(finely);
    if (std::abs(finely[peak]) <= atRest)
        return Resonance();
    if (peak == 0 || peak + 1 == fine.size())
        return Resonance{std::abs(finely[peak]) / atRest, fine[peak]};
    // The top of the parabola through the logarithms of three gains, over that of the frequency.
    const double before = std::log(std::abs(finely[peak - 1])), top = std::log(std::abs(finely[peak])),
                 after = std::log(std::abs(finely[peak + 1]));
    const double bend = before - 2 * top + after;
    const double step = bend < 0 ? 0.5 * (before - after) / bend : 0;
    return Resonance{std::exp(top - 0.25 * (before - after) * step) / atRest,
                     fine[peak] * std::pow(fine[peak + 1] / fine[peak], step)};
}

Margins ResponseFigures::margins() const
{
    Margins margins = marginsOf(frequencies_, response_);
    if (margins.gainFrequency) {
        const std::vector<double> fine = around(*margins.gainFrequency);
        if (const Margins finely = marginsOf(fine, at(fine)); finely.gain) {
            margins.gain = finely.gain;
            margins.gainFrequency = finely.gainFrequency;
        }
    }
    if (margins.phaseFrequency) {
        const std::vector<double> fine = around(*margins.phaseFrequency);
        if (const Margins finely = marginsOf(fine, at(fine)); finely.phase) {
            margins.phase = finely.phase;
            margins.phaseFrequency = finely.phaseFrequency;
        }
    }
    return margins;
}

}  // namespace bramah::solver
