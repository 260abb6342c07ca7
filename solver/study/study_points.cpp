// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/study/study_points.h"

#include "solver/portable_random.h"
#include "solver/study/sobol_sequence.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace bramah::solver {
namespace {

using Point = std::vector<double>;
using Points = std::vector<Point>;

double leastOf(const ParameterRange& range)
{
    return range.spread ? range.spread->least() : std::ranges::min(range.values);
}

double mostOf(const ParameterRange& range)
{
    return range.spread ? range.spread->most() : std::ranges::max(range.values);
}

double middleOf(const ParameterRange& range)
{
    return range.spread ? range.spread->median() : range.values[range.values.size() / 2];
}

Points gridPoints(const std::vector<ParameterRange>& ranges)
{
    Points points(pointCount(ranges, {Sampling::Grid}), Point(ranges.size()));
    for (std::size_t p = 0; p < points.size(); ++p) {
        std::size_t rest = p;
        for (std::size_t k = ranges.size(); k-- > 0; rest /= ranges[k].values.size())
            points[p][k] = ranges[k].values[rest % ranges[k].values.size()];
    }
    return points;
}

Points listPoints(const std::vector<ParameterRange>& ranges)
{
    Points points(ranges.front().values.size(), Point(ranges.size()));
    for (std::size_t p = 0; p < points.size(); ++p)
        for (std::size_t k = 0; k < ranges.size(); ++k)
            points[p][k] = ranges[k].values[p];
    return points;
}

Points cornerPoints(const std::vector<ParameterRange>& ranges)
{
    std::vector<ParameterRange> ends(ranges.size());
    for (std::size_t k = 0; k < ranges.size(); ++k)
        ends[k].values = {leastOf(ranges[k]), mostOf(ranges[k])};
    return gridPoints(ends);
}

Points onesByOne(const std::vector<ParameterRange>& ranges)
{
    Point middle;
    for (const ParameterRange& range : ranges)
        middle.push_back(middleOf(range));
    Points points{middle};
    for (std::size_t k = 0; k < ranges.size(); ++k)
        for (const double value : {leastOf(ranges[k]), mostOf(ranges[k])}) {
            points.push_back(middle);
            points.back()[k] = value;
        }
    return points;
}

/// Shares of the spreads, 0 to 1, instead of values.
Points hypercubeShares(std::size_t count, std::size_t dimensions, PortableRandom& random)
{
    Points shares(count, Point(dimensions));
    std::vector<std::size_t> parts(count);
    for (std::size_t k = 0; k < dimensions; ++k) {
        std::iota(parts.begin(), parts.end(), std::size_t{0});
        random.shuffle(parts);
        for (std::size_t p = 0; p < count; ++p)
            shares[p][k] = (static_cast<double>(parts[p]) + random.unit()) / static_cast<double>(count);
    }
    return shares;
}

Points randomShares(std::size_t count, std::size_t dimensions, PortableRandom& random)
{
    Points shares(count, Point(dimensions));
    for (Point& point : shares)
        std::ranges::generate(point, [&] { return random.unit(); });
    return shares;
}

Points sequenceShares(std::size_t count, std::size_t dimensions, PortableRandom& random)
{
    std::vector<std::uint32_t> shifts(dimensions);
    std::ranges::generate(shifts, [&] { return static_cast<std::uint32_t>(random.unit() * 0x1p32); });
    return sobolSequence(count, shifts);
}

/// Morris: on a grid of four levels each way begins at a random point, and goes on by two thirds of a spread in one
/// parameter after the other, in random order. M. D. Morris, Factorial sampling plans for preliminary computational
/// experiments, Technometrics 33 (1991).
Points morrisShares(std::size_t ways, std::size_t dimensions, PortableRandom& random)
{
    constexpr double kStep = 2.0 / 3;
    Points shares;
    std::vector<std::size_t> order(dimensions);
    for (std::size_t way = 0; way < ways; ++way) {
        Point at(dimensions);
        for (double& share : at)
            share = static_cast<double>(random.below(4)) / 3;
        shares.push_back(at);
        std::iota(order.begin(), order.end(), std::size_t{0});
        random.shuffle(order);
        for (const std::size_t k : order) {
            at[k] += at[k] < 0.5 ? kStep : -kStep;
            shares.push_back(at);
        }
    }
    return shares;
}

/// The samples A, B, and A with one column of B each, behind one another (A. Saltelli and others, Variance based
/// sensitivity analysis of model output, Computer Physics Communications 181 (2010)); A and B are Latin hypercubes.
Points sobolShares(std::size_t count, std::size_t dimensions, PortableRandom& random)
{
    const Points a = hypercubeShares(count, dimensions, random), b = hypercubeShares(count, dimensions, random);
    Points shares = a;
    shares.insert(shares.end(), b.begin(), b.end());
    for (std::size_t k = 0; k < dimensions; ++k)
        for (std::size_t p = 0; p < count; ++p) {
            shares.push_back(a[p]);
            shares.back()[k] = b[p][k];
        }
    return shares;
}

Points valuesOf(const std::vector<ParameterRange>& ranges, Points shares)
{
    for (Point& point : shares)
        for (std::size_t k = 0; k < ranges.size(); ++k)
            point[k] = ranges[k].spread->quantile(point[k]);
    return shares;
}

/// \a base to the power of \a exponent, or the greatest number.
std::size_t powerOf(std::size_t base, std::size_t exponent)
{
    std::size_t power = 1;
    for (std::size_t k = 0; k < exponent; ++k) {
        if (power > std::numeric_limits<std::size_t>::max() / base)
            return std::numeric_limits<std::size_t>::max();
        power *= base;
    }
    return power;
}

}  // namespace

std::span<const SamplingKind> samplingKinds()
{
    static constexpr std::array kKinds{
        SamplingKind{"grid", Sampling::Grid},
        SamplingKind{"list", Sampling::List},
        SamplingKind{"corners", Sampling::Corners},
        SamplingKind{"tornado", Sampling::OneByOne},
        SamplingKind{"lhs", Sampling::LatinHypercube, 100},
        SamplingKind{"random", Sampling::Random, 100},
        SamplingKind{"morris", Sampling::Morris, 20},
        SamplingKind{"sobol", Sampling::Sobol, 256},
        SamplingKind{"sobol-sequence", Sampling::Sequence, 128, kMostSequenceDimensions}};
    return kKinds;
}

const SamplingKind* samplingNamed(std::string_view name)
{
    const auto kinds = samplingKinds();
    const auto found = std::ranges::find_if(kinds, [&](const SamplingKind& kind) { return name == kind.name; });
    return found == kinds.end() ? nullptr : &*found;
}

const SamplingKind& kindOf(Sampling sampling)
{
    return *std::ranges::find(samplingKinds(), sampling, &SamplingKind::sampling);
}

std::string_view nameOf(Sampling sampling)
{
    return kindOf(sampling).name;
}

std::vector<double> evenlySpaced(double from, double to, int count)
{
    std::vector<double> values;
    for (int k = 0; k < count; ++k)
        values.push_back(k == 0 ? from
                         : k == count - 1
                             ? to
                             : from + (to - from) * static_cast<double>(k) / static_cast<double>(count - 1));
    return values;
}

std::vector<double> evenlySpacedLogarithms(double from, double to, int count)
{
    std::vector<double> values = evenlySpaced(0, 1, count);
    for (double& value : values)
        value = value == 0 ? from : value == 1 ? to : from * std::pow(to / from, value);
    return values;
}

std::size_t pointCount(const std::vector<ParameterRange>& ranges, const StudyDesign& design)
{
    if (ranges.empty() || ranges.size() > kindOf(design.sampling).mostParameters)
        return 0;
    const auto isGiven = [](const ParameterRange& range) { return range.spread || !range.values.empty(); };
    const auto isSpread = [](const ParameterRange& range) { return range.spread.has_value(); };
    const std::size_t dimensions = ranges.size();
    switch (design.sampling) {
    case Sampling::Grid: {
        std::size_t count = 1;
        for (const ParameterRange& range : ranges) {
            if (range.values.empty())
                return 0;
            if (count > std::numeric_limits<std::size_t>::max() / range.values.size())
                return std::numeric_limits<std::size_t>::max();
            count *= range.values.size();
        }
        return count;
    }
    case Sampling::List: {
        const std::size_t count = ranges.front().values.size();
        const bool isEqual = std::ranges::all_of(ranges, [&](const auto& r) { return r.values.size() == count; });
        return isEqual ? count : 0;
    }
    case Sampling::Corners: return std::ranges::all_of(ranges, isGiven) ? powerOf(2, dimensions) : 0;
    case Sampling::OneByOne: return std::ranges::all_of(ranges, isGiven) ? 2 * dimensions + 1 : 0;
    case Sampling::LatinHypercube:
    case Sampling::Sequence:
    case Sampling::Random: return std::ranges::all_of(ranges, isSpread) ? design.runs : 0;
    case Sampling::Morris: return std::ranges::all_of(ranges, isSpread) ? design.runs * (dimensions + 1) : 0;
    case Sampling::Sobol: return std::ranges::all_of(ranges, isSpread) ? design.runs * (dimensions + 2) : 0;
    }
    return 0;
}

Points studyPoints(const std::vector<ParameterRange>& ranges, const StudyDesign& design)
{
    if (pointCount(ranges, design) == 0)
        return {};
    PortableRandom random(design.seed);
    const std::size_t dimensions = ranges.size();
    switch (design.sampling) {
    case Sampling::Grid: return gridPoints(ranges);
    case Sampling::List: return listPoints(ranges);
    case Sampling::Corners: return cornerPoints(ranges);
    case Sampling::OneByOne: return onesByOne(ranges);
    case Sampling::LatinHypercube: return valuesOf(ranges, hypercubeShares(design.runs, dimensions, random));
    case Sampling::Random: return valuesOf(ranges, randomShares(design.runs, dimensions, random));
    case Sampling::Sequence: return valuesOf(ranges, sequenceShares(design.runs, dimensions, random));
    case Sampling::Morris: return valuesOf(ranges, morrisShares(design.runs, dimensions, random));
    case Sampling::Sobol: return valuesOf(ranges, sobolShares(design.runs, dimensions, random));
    }
    return {};
}

}  // namespace bramah::solver
