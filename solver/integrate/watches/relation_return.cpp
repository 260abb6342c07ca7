// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrate/watches/relation_return.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace bramah::solver {
namespace {

constexpr double kSlopePart = 1e-4;  // share of a step over which a slope is first estimated
// Rounding hides small changes: a slope is accepted if it is the same over a part this much longer.
constexpr double kLongerPart = 16;
constexpr double kSlopeTolerance = 1e-3;
constexpr int kMostParts = 12;
constexpr int kMostSteps = 8;  // steps, each kLongerPart times as long, over which the change of a slope is estimated
constexpr double kClearChange = 0.05;
constexpr double kShortestReturn = 1e-11;  // relative to the time, or to the length of the run if that is more
constexpr double kPush = 4 * std::numeric_limits<double>::epsilon();

}  // namespace

ReturnPrediction::ReturnPrediction(Equations& equations, double runLength)
    : equations_(equations),
      runLength_(runLength),
      values_(equations.layout().relations.size()),
      laterValues_(values_.size()),
      trialValues_(values_.size()),
      states_(equations.layout().states.size()),
      laterStates_(states_.size()),
      laterDerivatives_(states_.size())
{
}

double ReturnPrediction::slope(const SolutionPoint& point, std::size_t relation, double value, double part)
{
    double before = 0;
    for (int trial = 0; trial < kMostParts; ++trial, part *= kLongerPart) {
        for (std::size_t i = 0; i < states_.size(); ++i)
            states_[i] = point.states[i] + part * point.derivatives[i];
        if (!equations_.relations(point.time + part, states_, trialValues_).ok())
            return 0;
        const double now = (trialValues_[relation] - value) / part;
        if (now != 0 && std::abs(now - before) <= kSlopeTolerance * std::abs(now))
            return now;
        before = now;
    }
    return 0;
}

double ReturnPrediction::rounding(const SolutionPoint& point, std::size_t relation, double value)
{
    double result = 0;
    for (std::uint32_t pattern : {0x9e3779b9u, 0x6a09e667u}) {  // two patterns in which states go up and down
        for (std::size_t i = 0; i < states_.size(); ++i)
            states_[i] = point.states[i] * (1 + ((pattern >> i % 32 & 1u) != 0 ? kPush : -kPush));
        if (equations_.relations(point.time, states_, trialValues_).ok())
            result = std::max(result, std::abs(trialValues_[relation] - value));
    }
    return result;
}

double ReturnPrediction::bend(const SolutionPoint& from, std::size_t relation, double slope, double step)
{
    double result = 0;
    for (int trial = 0; trial < kMostSteps && step < runLength_; ++trial, step *= kLongerPart) {
        for (std::size_t i = 0; i < laterStates_.size(); ++i)
            laterStates_[i] = from.states[i] + step * from.derivatives[i];
        const SolutionPoint later{from.time + step, laterStates_, laterDerivatives_};
        if (!equations_.derivatives(later.time, laterStates_, laterDerivatives_).ok() ||
            !equations_.relations(later.time, laterStates_, laterValues_).ok())
            break;
        const double change = this->slope(later, relation, laterValues_[relation], -step * kSlopePart) - slope;
        result = change / step;
        if (std::abs(change) > kClearChange * std::abs(slope))
            break;
    }
    return result;
}

std::optional<RelationReturn> ReturnPrediction::earliest(const SolutionPoint& from, double step,
                                                         std::span<const std::int32_t> fired,
                                                         std::span<const double> valuesBefore)
{
    std::optional<RelationReturn> result;
    if (fired.empty() || !equations_.relations(from.time, from.states, values_).ok())
        return result;
    for (const std::int32_t relation : fired) {
        const auto k = static_cast<std::size_t>(relation);
        const double value = values_[k], uncertainty = rounding(from, k, value);
        if (std::abs(value - valuesBefore[k]) > std::abs(value) / 2 + uncertainty)
            continue;
        const double slopeBack = slope(from, k, value, step * kSlopePart);
        if (slopeBack == 0 || value * slopeBack > 0)
            continue;
        const double change = bend(from, k, slopeBack, step);
        const double wayBack = -2 * slopeBack / change;
        if (!(wayBack > 0) || !std::isfinite(wayBack))
            continue;
        const bool isThrough = std::abs(value) + uncertainty < slopeBack * slopeBack / (2 * std::abs(change));
        const bool isTooShort = wayBack < kShortestReturn * std::max(std::abs(from.time), runLength_);
        if (!result || wayBack < result->wayBack)
            result = {wayBack, relation, !isThrough || isTooShort};
    }
    return result;
}

bool ReturnPrediction::isContradicted(const SolutionPoint& point, std::int32_t relation, double valueBefore,
                                      double lastStep)
{
    const auto k = static_cast<std::size_t>(relation);
    return equations_.relations(point.time, point.states, values_).ok() &&
           slope(point, k, values_[k], -lastStep * kSlopePart) * valueBefore > 0;
}

}  // namespace bramah::solver
