// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <cstddef>
#include <span>
#include <vector>

namespace bramah::app {

/// The time [s] at which the values of a run are those of \a row. Of two rows at an event the second one has the time
/// itself, the first one, the left limit, the last time before it.
[[nodiscard]] double timeOfRow(const solver::ResultStore& results, std::size_t row);

/// The time [s] of the row that is \a count rows after \a time, or before it if negative; at most that of the last or
/// the first row. Rows with the same time and no limits between them count as one. There must be rows.
[[nodiscard]] double afterRows(const solver::ResultStore& results, double time, int count);
/// The time [s] of the row nearest to \a time. There must be rows.
[[nodiscard]] double nearestRow(const solver::ResultStore& results, double time);

/// The time of the event that is \a count events after \a time, or before it if negative; \a none if there are not so
/// many. \a events: their times [s], ascending.
[[nodiscard]] double afterEvents(std::span<const double> events, double time, int count, double none);

/// The times of the events of a run, which may still be running. Reads each row once.
class EventTimes
{
public:
    /// Takes in the rows of \a results that have come; \a run: its number, by which another run is noticed.
    void read(int run, const solver::ResultStore& results);
    /// Ascending, each once [s].
    [[nodiscard]] const std::vector<double>& times() const { return times_; }

private:
    int run_ = 0;
    std::size_t rows_ = 0;  ///< that were read
    std::vector<double> times_;
};

}  // namespace bramah::app
