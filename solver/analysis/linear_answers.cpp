// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/linear_answers.h"

#include "solver/analysis/matrix_exponential.h"
#include "solver/linear_algebra/decompositions.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace bramah::solver {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;

constexpr int kWaveOrder = 20;     ///< states for each delay
constexpr double kInfinite = 1e4;  ///< a zero further out than this times the fastest pole counts as infinite
constexpr double kLeastGain = 1e-300;
constexpr double kThreeDecibels = 0.7079457843841379;

MatrixXd scaledStates(const LinearSystem& system)
{
    const auto size = static_cast<Index>(system.states.size());
    MatrixXd a(size, size);
    for (Index r = 0; r < size; ++r)
        for (Index c = 0; c < size; ++c)
            a(r, c) = system.a(static_cast<std::size_t>(r), static_cast<std::size_t>(c)) *
                      system.states[static_cast<std::size_t>(c)].size / system.states[static_cast<std::size_t>(r)].size;
    return a;
}

/// The place between two points at which a curve passes \a level, from 0 at the first to 1.
std::optional<double> passing(double from, double to, double level)
{
    if ((from - level) * (to - level) > 0 || from == to)
        return std::nullopt;
    return (level - from) / (to - from);
}

double between(double from, double to, double share)
{
    return std::exp(std::log(from) + share * (std::log(to) - std::log(from)));
}

/// By how much \a phase lies above the nearest odd multiple of pi.
double lagTo180(double phase)
{
    return std::remainder(phase - std::numbers::pi, 2 * std::numbers::pi);
}

}  // namespace

std::vector<std::complex<double>> zerosOf(const LinearSystem& system, std::size_t input, std::size_t output)
{
    std::vector<std::complex<double>> zeros;
    const auto size = static_cast<Index>(system.states.size());
    if (size == 0 || !system.delays.empty())
        return zeros;
    MatrixXd left = MatrixXd::Zero(size + 1, size + 1), right = MatrixXd::Zero(size + 1, size + 1);
    left.topLeftCorner(size, size) = scaledStates(system);
    for (Index k = 0; k < size; ++k) {
        const double scale = system.states[static_cast<std::size_t>(k)].size;
        left(k, size) = system.b(static_cast<std::size_t>(k), input) / scale;
        left(size, k) = system.c(output, static_cast<std::size_t>(k)) * scale;
    }
    left(size, size) = system.d(output, input);
    // Scales the last column and row so that both parts of the pencil have similar magnitudes.
    const double fastest = left.topLeftCorner(size, size).cwiseAbs().maxCoeff();
    for (int part = 0; part < 2; ++part) {
        auto block = part == 0 ? MatrixXd(left.col(size)) : MatrixXd(left.row(size).transpose());
        const double largest = block.cwiseAbs().maxCoeff();
        if (!(largest > 0))
            return zeros;
        const double factor = std::max(fastest, 1.0) / largest;
        if (part == 0)
            left.col(size) *= factor;
        else
            left.row(size) *= factor;
    }
    right.topLeftCorner(size, size).setIdentity();
    double fastestPole = 1;
    if (const auto poles = eigenvectorsOf(scaledStates(system)))
        fastestPole = std::max(fastestPole, poles->values.cwiseAbs().maxCoeff());
    for (const auto& [alpha, beta] : generalizedEigenvalues(left, right))
        if (std::fabs(beta) * kInfinite * fastestPole > std::abs(alpha))
            zeros.push_back(alpha / beta);
    std::ranges::stable_sort(zeros, {}, [](std::complex<double> zero) { return std::abs(zero); });
    return zeros;
}

std::vector<double> stepResponse(const LinearSystem& withDelays, std::size_t input, std::size_t output, double interval,
                                 std::size_t count)
{
    const LinearSystem system = withoutDelays(withDelays, kWaveOrder);
    const auto size = static_cast<Index>(system.states.size());
    MatrixXd rate = MatrixXd::Zero(size + 1, size + 1);
    rate.topLeftCorner(size, size) = scaledStates(system);
    Eigen::RowVectorXd answer(size + 1);
    for (Index k = 0; k < size; ++k) {
        const double scale = system.states[static_cast<std::size_t>(k)].size;
        rate(k, size) = system.b(static_cast<std::size_t>(k), input) / scale;
        answer[k] = system.c(output, static_cast<std::size_t>(k)) * scale;
    }
    answer[size] = system.d(output, input);
    const MatrixXd onward = matrixExponential(rate * interval);
    Eigen::VectorXd state = Eigen::VectorXd::Unit(size + 1, size);
    std::vector<double> values;
    for (std::size_t k = 0; k < count; ++k) {
        values.push_back(answer * state);
        state = onward * state;
    }
    return values;
}

std::vector<double> phasesOf(const std::vector<std::complex<double>>& response)
{
    std::vector<double> phases;
    for (const std::complex<double> value : response) {
        double phase = std::arg(value);
        if (!phases.empty())
            phase += 2 * std::numbers::pi * std::round((phases.back() - phase) / (2 * std::numbers::pi));
        phases.push_back(phase);
    }
    return phases;
}

Margins marginsOf(const std::vector<double>& frequencies, const std::vector<std::complex<double>>& response)
{
    Margins margins;
    const std::vector<double> phases = phasesOf(response);
    for (std::size_t k = 0; k + 1 < response.size(); ++k) {
        const double gain0 = std::abs(response[k]), gain1 = std::abs(response[k + 1]);
        if (!(gain0 > 0 && gain1 > 0))
            continue;
        const double level0 = std::log(gain0), level1 = std::log(gain1);
        if (const auto share = passing(level0, level1, 0)) {
            const double margin = lagTo180(phases[k] + *share * (phases[k + 1] - phases[k]));
            if (!margins.phase || std::abs(margin) < std::abs(*margins.phase)) {
                margins.phase = margin;
                margins.phaseFrequency = between(frequencies[k], frequencies[k + 1], *share);
            }
        }
        // The nearest odd multiple of pi.
        const double turn = std::numbers::pi * (2 * std::floor(phases[k] / (2 * std::numbers::pi)) + 1);
        if (const auto share = passing(phases[k], phases[k + 1], turn)) {
            const double factor = std::exp(-(level0 + *share * (level1 - level0)));
            if (!margins.gain || std::abs(std::log(factor)) < std::abs(std::log(*margins.gain))) {
                margins.gain = factor;
                margins.gainFrequency = between(frequencies[k], frequencies[k + 1], *share);
            }
        }
    }
    return margins;
}

namespace {

/// The place between two points of a response at which the logarithm of the gain passes \a level.
std::optional<double> passingOf(std::complex<double> from, std::complex<double> to, double level)
{
    return passing(std::log(std::abs(from)), std::log(std::max(std::abs(to), kLeastGain)), level);
}

/// Where the gain passes \a level, which it does between these neighbours of a grid, on a finer one.
std::optional<double> passingBetween(const LinearSystem& system, std::size_t input, std::size_t output, double from,
                                     double to, double level)
{
    constexpr int kSteps = 60;
    std::vector<double> frequencies;
    for (int k = 0; k <= kSteps; ++k)
        frequencies.push_back(between(from, to, static_cast<double>(k) / kSteps));
    const std::vector<std::complex<double>> response = frequencyResponse(system, input, output, frequencies);
    for (std::size_t k = 0; k + 1 < response.size(); ++k)
        if (const auto share = passingOf(response[k], response[k + 1], level))
            return between(frequencies[k], frequencies[k + 1], *share);
    return to;
}

}  // namespace

std::optional<double> bandwidthOf(const LinearSystem& system, std::size_t input, std::size_t output, double smallest,
                                  double largest)
{
    constexpr double kSlow = 1e-4, kSteady = 0.01;
    constexpr int kPointsPerDecade = 60;
    std::vector<double> frequencies;
    for (double frequency = kSlow * smallest; frequency <= largest; frequency *= std::pow(10.0, 1.0 / kPointsPerDecade))
        frequencies.push_back(frequency);
    const std::vector<std::complex<double>> response = frequencyResponse(system, input, output, frequencies);
    const double atRest = std::abs(response.front()), later = std::abs(response[kPointsPerDecade]);
    if (!(atRest > 0) || !(std::abs(later / atRest - 1) < kSteady))
        return std::nullopt;
    const double fallen = std::log(atRest * kThreeDecibels);
    for (std::size_t k = 0; k + 1 < response.size(); ++k) {
        if (passingOf(response[k], response[k + 1], fallen))
            return passingBetween(system, input, output, frequencies[k], frequencies[k + 1], fallen);
    }
    return std::nullopt;
}

}  // namespace bramah::solver
