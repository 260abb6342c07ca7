// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fit/fit_residuals.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bramah::solver {
namespace {

/// Noise is never less than this share of a signal's range: a model that follows perfectly would have none.
constexpr double kLeastNoise = 1e-6;
/// The median of the amounts of a normal distribution, over its deviation.
constexpr double kMedianOfNormal = 0.6745;
/// Differences: this share of a value, but within these shares of its range.
constexpr double kStepOfValue = 1e-3, kLeastStep = 1e-5, kMostStep = 1e-3;

double rangeOf(const std::vector<double>& values)
{
    if (values.empty())
        return 1;
    const auto [least, most] = std::ranges::minmax(values);
    return most > least ? most - least : std::max(std::abs(most), 1.0);
}

/// The spread of \a amounts by their median.
double robustDeviation(std::vector<double> amounts)
{
    const auto middle = amounts.begin() + static_cast<std::ptrdiff_t>(amounts.size() / 2);
    std::ranges::nth_element(amounts, middle);
    return *middle / kMedianOfNormal;
}

}  // namespace

FitUnknowns::FitUnknowns(const FitQuestion& question, const std::vector<std::size_t>& shifted)
{
    for (const FreeParameter& parameter : question.parameters)
        add(parameter.start, parameter.lower, parameter.upper, parameter.isLogarithmic);
    for (const std::size_t experiment : shifted) {
        const ValueRange shift = *question.experiments[experiment].shift;
        add(std::clamp(0.0, shift.lower, shift.upper), shift.lower, shift.upper, false);
    }
}

void FitUnknowns::add(double start, double lower, double upper, bool isLogarithmic)
{
    scales_.push_back(isLogarithmic ? Scale{0, 1, true} : Scale{lower, upper - lower, false});
    const std::size_t k = scales_.size() - 1;
    LeastSquaresVariable variable{numberOf(k, start), numberOf(k, lower), numberOf(k, upper)};
    variable.step = isLogarithmic ? kStepOfValue
                                  : std::clamp(kStepOfValue * std::abs(start) / (upper - lower), kLeastStep, kMostStep);
    variables_.push_back(variable);
}

double FitUnknowns::valueOf(std::size_t unknown, double number) const
{
    const Scale& scale = scales_[unknown];
    return scale.isLogarithmic ? std::exp(number) : scale.origin + scale.width * number;
}

double FitUnknowns::numberOf(std::size_t unknown, double value) const
{
    const Scale& scale = scales_[unknown];
    return scale.isLogarithmic ? std::log(value) : (value - scale.origin) / scale.width;
}

std::vector<double> FitUnknowns::valuesOf(const std::vector<double>& numbers) const
{
    std::vector<double> values;
    for (std::size_t k = 0; k < numbers.size(); ++k)
        values.push_back(valueOf(k, numbers[k]));
    return values;
}

std::vector<double> FitUnknowns::ranges() const
{
    std::vector<double> ranges;
    for (const LeastSquaresVariable& variable : variables_)
        ranges.push_back(variable.upper - variable.lower);
    return ranges;
}

FitResiduals::FitResiduals(const FitQuestion& question, ExperimentRuns& runs, const FitUnknowns& unknowns, double share)
    : question_(question), runs_(runs), unknowns_(unknowns)
{
    for (const FitSamples& samples : runs.samples()) {
        const double range = rangeOf(samples.values);
        noise_.push_back(range * share);
        leastNoise_.push_back(range * kLeastNoise);
        leftOut_.emplace_back(samples.times.size(), false);
    }
}

bool FitResiduals::isFitted(std::size_t signal) const
{
    return !question_.experiments[runs_.samples()[signal].experiment].isValidation;
}

std::vector<double> FitResiduals::residualsOf(const std::vector<std::vector<double>>& simulated) const
{
    std::vector<double> residuals;
    for (std::size_t signal = 0; signal < simulated.size(); ++signal) {
        if (!isFitted(signal))
            continue;
        const FitSamples& samples = runs_.samples()[signal];
        const double weight = question_.experiments[samples.experiment].signals[samples.signal].weight / noise_[signal];
        for (std::size_t k = 0; k < samples.values.size(); ++k)
            if (!leftOut_[signal][k])
                residuals.push_back(weight * (simulated[signal][k] - samples.values[k]));
    }
    return residuals;
}

std::vector<LeastSquaresProblem::Residuals> FitResiduals::at(const std::vector<std::vector<double>>& numbers)
{
    std::vector<std::vector<double>> points;
    for (const std::vector<double>& one : numbers)
        points.push_back(unknowns_.valuesOf(one));
    std::vector<LeastSquaresProblem::Residuals> all;
    for (const SimulatedSamples& simulated : runs_.simulate(points)) {
        all.push_back(simulated ? LeastSquaresProblem::Residuals(residualsOf(*simulated)) : std::nullopt);
        if (!simulated)
            failure_ = simulated.error();
    }
    return all;
}

std::optional<std::vector<std::vector<double>>> FitResiduals::differences(const std::vector<double>& numbers)
{
    SimulatedSamples simulated = std::move(runs_.simulate({unknowns_.valuesOf(numbers)}).front());
    if (!simulated)
        return std::nullopt;
    for (std::size_t signal = 0; signal < simulated->size(); ++signal)
        for (std::size_t k = 0; k < (*simulated)[signal].size(); ++k)
            (*simulated)[signal][k] -= runs_.samples()[signal].values[k];
    return std::move(*simulated);
}

void FitResiduals::takeNoise(const std::vector<double>& numbers, bool isRobust)
{
    const auto left = differences(numbers);
    if (!left)
        return;
    for (std::size_t signal = 0; signal < left->size(); ++signal) {
        std::vector<double> amounts;
        for (std::size_t k = 0; k < (*left)[signal].size(); ++k)
            if (!leftOut_[signal][k])
                amounts.push_back(std::abs((*left)[signal][k]));
        if (amounts.empty())
            continue;
        const double squares = std::inner_product(amounts.begin(), amounts.end(), amounts.begin(), 0.0);
        const double noise =
            isRobust ? robustDeviation(amounts) : std::sqrt(squares / static_cast<double>(amounts.size()));
        noise_[signal] = std::max(noise, leastNoise_[signal]);
    }
}

void FitResiduals::leaveOut(const std::vector<double>& numbers, double limit)
{
    const auto left = differences(numbers);
    if (!left)
        return;
    for (std::size_t signal = 0; signal < left->size(); ++signal)
        for (std::size_t k = 0; k < (*left)[signal].size(); ++k)
            leftOut_[signal][k] = std::abs((*left)[signal][k]) > limit * noise_[signal];
}

std::vector<ResidualStretch> FitResiduals::stretches() const
{
    std::vector<ResidualStretch> stretches;
    std::size_t first = 0;
    for (std::size_t signal = 0; signal < leftOut_.size(); ++signal) {
        if (!isFitted(signal))
            continue;
        const auto count = static_cast<std::size_t>(std::ranges::count(leftOut_[signal], false));
        stretches.push_back({first, count});
        first += count;
    }
    return stretches;
}

std::size_t FitResiduals::count() const
{
    const std::vector<ResidualStretch> all = stretches();
    return all.empty() ? 0 : all.back().first + all.back().count;
}

}  // namespace bramah::solver
