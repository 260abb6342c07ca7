// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/study/study_points.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <random>

namespace bramah::solver {
namespace {

using Points = std::vector<std::vector<double>>;

/// Random numbers that the C++ standard fixes to the bit, unlike its distributions.
class PortableRandom
{
public:
    explicit PortableRandom(std::uint64_t seed) : engine_(seed) {}

    /// A multiple of 2^-53 in [0, 1).
    double unit() { return static_cast<double>(engine_() >> 11) * 0x1p-53; }
    /// A number in [0, count).
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(unit() * static_cast<double>(count)); }

private:
    std::mt19937_64 engine_;
};

Points gridPoints(const std::vector<ParameterRange>& ranges)
{
    Points points(pointCount(ranges, Sampling::Grid), std::vector<double>(ranges.size()));
    for (std::size_t p = 0; p < points.size(); ++p) {
        std::size_t rest = p;
        for (std::size_t k = ranges.size(); k-- > 0; rest /= ranges[k].values.size())
            points[p][k] = ranges[k].values[rest % ranges[k].values.size()];
    }
    return points;
}

Points listPoints(const std::vector<ParameterRange>& ranges)
{
    Points points(pointCount(ranges, Sampling::List), std::vector<double>(ranges.size()));
    for (std::size_t p = 0; p < points.size(); ++p)
        for (std::size_t k = 0; k < ranges.size(); ++k)
            points[p][k] = ranges[k].values[p];
    return points;
}

Points hypercubePoints(const std::vector<ParameterRange>& ranges, std::uint64_t seed)
{
    PortableRandom random(seed);
    Points points(pointCount(ranges, Sampling::LatinHypercube), std::vector<double>(ranges.size()));
    std::vector<std::size_t> parts(points.size());
    for (std::size_t k = 0; k < ranges.size(); ++k) {
        std::iota(parts.begin(), parts.end(), std::size_t{0});
        for (std::size_t i = parts.size(); i > 1; --i)
            std::swap(parts[i - 1], parts[random.below(i)]);
        const double width = (ranges[k].to - ranges[k].from) / static_cast<double>(points.size());
        for (std::size_t p = 0; p < points.size(); ++p)
            points[p][k] = ranges[k].from + (static_cast<double>(parts[p]) + random.unit()) * width;
    }
    return points;
}

}  // namespace

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

std::size_t pointCount(const std::vector<ParameterRange>& ranges, Sampling sampling)
{
    if (ranges.empty())
        return 0;
    if (sampling != Sampling::Grid) {
        const std::size_t count = ranges.front().values.size();
        const bool isEqual = std::ranges::all_of(ranges, [&](const auto& r) { return r.values.size() == count; });
        return isEqual ? count : 0;
    }
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

Points studyPoints(const std::vector<ParameterRange>& ranges, Sampling sampling, std::uint64_t seed)
{
    switch (sampling) {
    case Sampling::Grid: return gridPoints(ranges);
    case Sampling::List: return listPoints(ranges);
    case Sampling::LatinHypercube: return hypercubePoints(ranges, seed);
    }
    return {};
}

}  // namespace bramah::solver
