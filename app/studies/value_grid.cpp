// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studies/value_grid.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bramah::app {

namespace {

constexpr double kEqualFactors = 1e-6;  ///< how far factors of equal steps may differ

/// The different values of one coordinate, rising.
std::vector<double> different(const std::vector<PlacedValue>& placed, double PlacedValue::*coordinate)
{
    std::vector<double> values;
    for (const PlacedValue& one : placed)
        values.push_back(one.*coordinate);
    std::ranges::sort(values);
    values.erase(std::ranges::unique(values).begin(), values.end());
    return values;
}

std::size_t indexOf(const std::vector<double>& values, double value)
{
    return static_cast<std::size_t>(std::ranges::lower_bound(values, value) - values.begin());
}

/// A place between two neighbours of a rising list.
struct Between {
    std::size_t first = 0;
    double share = 0;  ///< of the way from it to the next
};

Between between(const std::vector<double>& values, double value)
{
    const std::size_t next = std::clamp(indexOf(values, value), std::size_t{1}, values.size() - 1);
    const double from = values[next - 1], to = values[next];
    return {next - 1, std::clamp((value - from) / (to - from), 0.0, 1.0)};
}

/// \a share of the way from \a from to \a to; an end that has no part in it does not matter.
double mixed(double from, double to, double share)
{
    return share == 0 ? from : share == 1 ? to : from + share * (to - from);
}

double evenly(const std::vector<double>& values, std::size_t index, std::size_t count)
{
    const double share = static_cast<double>(index) / static_cast<double>(count - 1);
    return mixed(values.front(), values.back(), share);
}

/// A corner of a mesh.
struct Corner {
    QPointF place;
    double value = 0;
};

/// Where the side from \a a to \a b has the level.
QPointF crossing(const Corner& a, const Corner& b, double level)
{
    return a.place + (b.place - a.place) * ((level - a.value) / (b.value - a.value));
}

/// Adds the lines within a mesh, whose corners follow one another around it.
void addMesh(std::vector<QLineF>& lines, const std::array<Corner, 4>& corners, double level)
{
    std::array<QPointF, 4> crossings;
    std::size_t count = 0;
    double sum = 0;
    for (std::size_t k = 0; k < 4; ++k) {
        const Corner &a = corners[k], &b = corners[(k + 1) % 4];
        sum += a.value;
        if ((a.value < level) != (b.value < level))
            crossings[count++] = crossing(a, b, level);
    }
    if (count == 2)
        lines.emplace_back(crossings[0], crossings[1]);
    if (count != 4)
        return;
    // The corners 0 and 2 are on one side, 1 and 3 on the other; the middle joins two of them.
    const bool joinsFirst = (sum / 4 < level) == (corners[0].value < level);
    lines.emplace_back(crossings[0], crossings[joinsFirst ? 1 : 3]);
    lines.emplace_back(crossings[2], crossings[joinsFirst ? 3 : 1]);
}

}  // namespace

ValueGrid gridOf(const std::vector<PlacedValue>& placed)
{
    ValueGrid grid{different(placed, &PlacedValue::x), different(placed, &PlacedValue::y), {}};
    const std::size_t count = grid.x.size() * grid.y.size();
    if (grid.x.size() < 2 || grid.y.size() < 2 || count > placed.size())
        return {};
    grid.values.assign(count, 0);
    std::vector<std::size_t> shares(count, 0);
    for (const PlacedValue& one : placed) {
        const std::size_t place = indexOf(grid.y, one.y) * grid.x.size() + indexOf(grid.x, one.x);
        grid.values[place] += one.value;
        ++shares[place];
    }
    if (std::ranges::count(shares, std::size_t{0}) > 0)
        return {};
    for (std::size_t k = 0; k < count; ++k)
        grid.values[k] /= static_cast<double>(shares[k]);
    return grid;
}

bool areDecades(const std::vector<double>& values)
{
    if (values.size() < 3 || values.front() <= 0)
        return false;
    const double factor = values[1] / values[0];
    for (std::size_t k = 1; k < values.size(); ++k)
        if (std::abs(values[k] / values[k - 1] / factor - 1) > kEqualFactors)
            return false;
    return true;
}

ValueGrid resampled(const ValueGrid& grid, std::size_t columns, std::size_t rows)
{
    ValueGrid fine;
    for (std::size_t column = 0; column < columns; ++column)
        fine.x.push_back(evenly(grid.x, column, columns));
    for (std::size_t row = 0; row < rows; ++row)
        fine.y.push_back(evenly(grid.y, row, rows));
    fine.values.reserve(columns * rows);
    for (const double y : fine.y) {
        const Between up = between(grid.y, y);
        for (const double x : fine.x) {
            const Between along = between(grid.x, x);
            const auto inRow = [&](std::size_t row) {
                return mixed(grid.at(along.first, row), grid.at(along.first + 1, row), along.share);
            };
            fine.values.push_back(mixed(inRow(up.first), inRow(up.first + 1), up.share));
        }
    }
    return fine;
}

std::vector<QLineF> isoline(const ValueGrid& grid, double level)
{
    std::vector<QLineF> lines;
    for (std::size_t row = 0; row + 1 < grid.y.size(); ++row)
        for (std::size_t column = 0; column + 1 < grid.x.size(); ++column) {
            const auto corner = [&](std::size_t right, std::size_t up) {
                return Corner{QPointF(grid.x[column + right], grid.y[row + up]), grid.at(column + right, row + up)};
            };
            const std::array corners{corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)};
            if (std::ranges::all_of(corners, [](const Corner& one) { return std::isfinite(one.value); }))
                addMesh(lines, corners, level);
        }
    return lines;
}

std::vector<double> roundLevels(double least, double most, int count)
{
    if (!(most > least) || !std::isfinite(most - least))
        return {};
    const double wanted = (most - least) / count;
    const double decade = std::pow(10, std::floor(std::log10(wanted)));
    const double digits = wanted / decade;
    const double step = decade * (digits < 1.5 ? 1 : digits < 3.5 ? 2 : digits < 7.5 ? 5 : 10);
    std::vector<double> levels;
    for (double k = std::floor(least / step) + 1; k * step < most && k * step > least; ++k)
        levels.push_back(k * step);
    return levels;
}

}  // namespace bramah::app
