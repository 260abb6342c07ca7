// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/measures/curve_search.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

namespace {

constexpr double kProminence = 0.01;  ///< of the range of the curve

}  // namespace

std::optional<double> nextRow(const ResultStore& rows, double time, SearchDirection direction)
{
    const std::size_t at = rows.rowAt(time);
    if (direction == SearchDirection::Backward)
        return at == 0 ? std::nullopt : std::optional(rows.time(at - 1));
    for (std::size_t row = at; row < rows.rowCount(); ++row)
        if (rows.time(row) > time)
            return rows.time(row);
    return std::nullopt;
}

std::optional<double> nextEvent(const ResultStore& rows, double time, SearchDirection direction)
{
    const std::size_t at = rows.rowAt(time);
    if (direction == SearchDirection::Forward) {
        for (std::size_t row = at; row < rows.rowCount(); ++row)
            if ((rows.flags(row) & kAfterEventRow) != 0 && rows.time(row) > time)
                return rows.time(row);
    } else {
        for (std::size_t row = std::min(at, rows.rowCount()); row-- > 0;)
            if ((rows.flags(row) & kAfterEventRow) != 0 && rows.time(row) < time)
                return rows.time(row);
    }
    return std::nullopt;
}

/// Walks away from \a time. A peak is the largest value since the curve was lower by the prominence, once it is lower
/// by that again; at the ends of the run one side is enough of a fall.
std::optional<double> nextPeak(const ResultStore& rows, int column, double time, SearchDirection direction)
{
    const ValueRange range = rows.range(column);
    const double depth = kProminence * (range.upper - range.lower);
    if (!(depth > 0))
        return std::nullopt;
    const bool isForward = direction == SearchDirection::Forward;
    const std::size_t count = rows.rowCount();
    const std::size_t start = std::min(rows.rowAt(time), count - 1);
    double lowest = rows.valueAt(column, time), highest = lowest, peakTime = time;
    bool isRising = false;
    for (std::size_t k = 0; isForward ? start + k < count : k <= start; ++k) {
        const std::size_t row = isForward ? start + k : start - k;
        const double value = rows.value(column, row), at = rows.time(row);
        if (!std::isfinite(value) || (isForward ? at <= time : at >= time))
            continue;
        if (!isRising) {
            lowest = std::min(lowest, value);
            if (value >= lowest + depth) {
                isRising = true;
                highest = value;
                peakTime = at;
            }
        } else if (value > highest) {
            highest = value;
            peakTime = at;
        } else if (value <= highest - depth) {
            return peakTime;
        }
    }
    return std::nullopt;
}

}  // namespace bramah::solver
