// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/run_steps.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::app {

using solver::ResultStore;

namespace {

/// The first row whose time, as timeOfRow() has it, is after \a time; rowCount() if there is none.
std::size_t rowAfter(const ResultStore& results, double time)
{
    std::size_t row = results.rowAt(time);
    while (row < results.rowCount() && timeOfRow(results, row) <= time)
        ++row;
    return row;
}

}  // namespace

double timeOfRow(const ResultStore& results, std::size_t row)
{
    const double time = results.time(row);
    const bool isLeftLimit =
        row > 0 && row + 1 < results.rowCount() && results.time(row - 1) < time && results.time(row + 1) == time;
    return isLeftLimit ? std::nextafter(time, -std::numeric_limits<double>::infinity()) : time;
}

double afterRows(const ResultStore& results, double time, int count)
{
    for (; count > 0; --count) {
        const std::size_t row = rowAfter(results, time);
        if (row == results.rowCount())
            return results.lastTime();
        time = timeOfRow(results, row);
    }
    for (; count < 0; ++count) {
        std::size_t row = std::min(results.rowAt(time) + 1, results.rowCount());
        while (row > 0 && timeOfRow(results, row - 1) >= time)
            --row;
        if (row == 0)
            return results.firstTime();
        time = timeOfRow(results, row - 1);
    }
    return time;
}

double nearestRow(const ResultStore& results, double time)
{
    const std::size_t row = std::min(results.rowAt(time), results.rowCount() - 1);
    const double after = results.time(row), before = results.time(row > 0 ? row - 1 : 0);
    return time - before < after - time ? before : after;
}

double afterEvents(std::span<const double> events, double time, int count, double none)
{
    const auto next = count > 0 ? std::ranges::upper_bound(events, time) : std::ranges::lower_bound(events, time);
    const std::ptrdiff_t index = next - events.begin() + (count > 0 ? count - 1 : count);
    return index >= 0 && index < std::ssize(events) ? events[static_cast<std::size_t>(index)] : none;
}

void EventTimes::read(int run, const ResultStore& results)
{
    if (run != run_ || results.rowCount() < rows_) {
        run_ = run;
        rows_ = 0;
        times_.clear();
    }
    for (; rows_ < results.rowCount(); ++rows_) {
        if (!(results.flags(rows_) & (solver::kBeforeEventRow | solver::kAfterEventRow)))
            continue;
        const double time = results.time(rows_);
        if (times_.empty() || times_.back() < time)
            times_.push_back(time);
    }
}

}  // namespace bramah::app
