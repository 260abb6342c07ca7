// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/study/sensitivity.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

namespace bramah::solver {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr double kMorrisStep = 2.0 / 3;  ///< share of the spread
constexpr int kResamples = 200;

/// The values of one base point of a Sobol study: of A, of B, and of A with a column of B each.
struct SobolRow {
    double a = 0, b = 0;
    std::vector<double> mixed;
};

std::vector<SobolRow> sobolRows(std::size_t parameterCount, std::span<const double> values)
{
    const std::size_t count = values.size() / (parameterCount + 2);
    std::vector<SobolRow> rows;
    for (std::size_t p = 0; p < count; ++p) {
        SobolRow row{values[p], values[count + p], {}};
        for (std::size_t k = 0; k < parameterCount; ++k)
            row.mixed.push_back(values[(2 + k) * count + p]);
        const bool isWhole = std::isfinite(row.a) && std::isfinite(row.b) &&
                             std::ranges::all_of(row.mixed, [](double value) { return std::isfinite(value); });
        if (isWhole)
            rows.push_back(std::move(row));
    }
    return rows;
}

/// First and total index of parameter \a k from the rows that \a chosen names.
std::pair<double, double> indicesOf(const std::vector<SobolRow>& rows, std::span<const std::size_t> chosen,
                                    std::size_t k)
{
    const auto count = static_cast<double>(chosen.size());
    double mean = 0;
    for (const std::size_t row : chosen)
        mean += (rows[row].a + rows[row].b) / (2 * count);
    double variance = 0, first = 0, total = 0;
    for (const std::size_t row : chosen) {
        const auto& [a, b, mixed] = rows[row];
        variance += ((a - mean) * (a - mean) + (b - mean) * (b - mean)) / (2 * count);
        // About the mean: rounding stays small where the response is large beside its variance.
        first += (b - mean) * (mixed[k] - a) / count;
        total += (a - mixed[k]) * (a - mixed[k]) / (2 * count);
    }
    return variance > 0 ? std::pair{first / variance, total / variance} : std::pair{kNone, kNone};
}

double deviationOf(const std::vector<double>& values)
{
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
    double sum = 0;
    for (const double value : values)
        sum += (value - mean) * (value - mean);
    return std::sqrt(sum / static_cast<double>(values.size() - 1));
}

/// The value below which the share \a u of \a sorted lies, straight between them.
double quantileOf(const std::vector<double>& sorted, double u)
{
    const double place = u * static_cast<double>(sorted.size() - 1);
    const auto before = static_cast<std::size_t>(place);
    const std::size_t after = std::min(before + 1, sorted.size() - 1);
    return sorted[before] + (place - static_cast<double>(before)) * (sorted[after] - sorted[before]);
}

}  // namespace

double TornadoBar::width() const
{
    return std::abs(atMost - atLeast);
}

std::vector<TornadoBar> tornadoOf(std::span<const double> values)
{
    std::vector<TornadoBar> bars;
    for (std::size_t k = 0; 2 * k + 2 < values.size(); ++k)
        bars.push_back({k, values[2 * k + 1], values[2 * k + 2]});
    std::ranges::stable_sort(bars, [](const TornadoBar& x, const TornadoBar& y) {
        if (!std::isfinite(x.width()) || !std::isfinite(y.width()))
            return std::isfinite(x.width()) && !std::isfinite(y.width());
        return x.width() > y.width();
    });
    return bars;
}

std::vector<MorrisEffect> morrisEffects(const std::vector<std::vector<double>>& points, std::span<const double> values)
{
    const std::size_t dimensions = points.empty() ? 0 : points.front().size();
    std::vector<std::vector<double>> effects(dimensions);
    const std::size_t length = dimensions + 1;
    for (std::size_t p = 0; p + 1 < points.size(); ++p) {
        if ((p + 1) % length == 0)
            continue;  // the next way begins there
        for (std::size_t k = 0; k < dimensions; ++k) {
            if (points[p][k] == points[p + 1][k])
                continue;
            const double sign = points[p + 1][k] > points[p][k] ? 1 : -1;
            const double effect = sign * (values[p + 1] - values[p]) / kMorrisStep;
            if (std::isfinite(effect))
                effects[k].push_back(effect);
        }
    }
    std::vector<MorrisEffect> result(dimensions);
    for (std::size_t k = 0; k < dimensions; ++k) {
        const std::vector<double>& all = effects[k];
        MorrisEffect& effect = result[k];
        effect.ways = all.size();
        if (all.empty()) {
            effect.meanOfAmounts = effect.mean = effect.deviation = kNone;
            continue;
        }
        for (const double one : all) {
            effect.mean += one / static_cast<double>(all.size());
            effect.meanOfAmounts += std::abs(one) / static_cast<double>(all.size());
        }
        effect.deviation = all.size() > 1 ? deviationOf(all) : kNone;
    }
    return result;
}

std::vector<SobolIndex> sobolIndices(std::size_t parameterCount, std::span<const double> values, std::uint64_t seed)
{
    const std::vector<SobolRow> rows = sobolRows(parameterCount, values);
    std::vector<SobolIndex> indices(parameterCount, {kNone, kNone, kNone, kNone});
    if (rows.size() < 2)
        return indices;
    std::vector<std::size_t> chosen(rows.size());
    std::iota(chosen.begin(), chosen.end(), std::size_t{0});
    for (std::size_t k = 0; k < parameterCount; ++k)
        std::tie(indices[k].first, indices[k].total) = indicesOf(rows, chosen, k);
    std::mt19937_64 random(seed);
    std::vector<std::vector<double>> firsts(parameterCount), totals(parameterCount);
    for (int sample = 0; sample < kResamples; ++sample) {
        for (std::size_t& row : chosen)
            row = static_cast<std::size_t>(random() % rows.size());
        for (std::size_t k = 0; k < parameterCount; ++k) {
            const auto [first, total] = indicesOf(rows, chosen, k);
            firsts[k].push_back(first);
            totals[k].push_back(total);
        }
    }
    for (std::size_t k = 0; k < parameterCount; ++k) {
        indices[k].firstError = deviationOf(firsts[k]);
        indices[k].totalError = deviationOf(totals[k]);
    }
    return indices;
}

Spread spreadOf(std::span<const double> values)
{
    std::vector<double> sorted;
    std::ranges::copy_if(values, std::back_inserter(sorted), [](double value) { return std::isfinite(value); });
    std::ranges::sort(sorted);
    if (sorted.empty())
        return {0, kNone, kNone, kNone, kNone, kNone, kNone, kNone};
    Spread spread;
    spread.count = sorted.size();
    spread.least = sorted.front();
    spread.most = sorted.back();
    for (const double value : sorted)
        spread.mean += value / static_cast<double>(sorted.size());
    spread.deviation = sorted.size() > 1 ? deviationOf(sorted) : kNone;
    spread.lowest5 = quantileOf(sorted, 0.05);
    spread.median = quantileOf(sorted, 0.5);
    spread.highest5 = quantileOf(sorted, 0.95);
    return spread;
}

}  // namespace bramah::solver
