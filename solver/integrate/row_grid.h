// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrate/integration_settings.h"

#include <cstdint>

namespace bramah::solver {

/// The times start + k*interval at which a run writes rows, and the next of them.
class RowGrid
{
public:
    /// Begins at the start time. Without a stop time the grid does not end.
    explicit RowGrid(const IntegrationSettings& settings);

    /// Is no time of the grid left?
    [[nodiscard]] bool isDone() const { return next_ > last_; }
    /// The time number \a further behind the next one on the grid; the stop time if there is none.
    [[nodiscard]] double nextTime(std::int64_t further = 0) const { return time(next_ + further); }
    /// Is \a t the next time, within a small share of the interval?
    [[nodiscard]] bool isNext(double t) const;
    /// Is the time number \a further behind the next one before \a t, by more than that share?
    [[nodiscard]] bool isBefore(double t, std::int64_t further = 0) const;
    /// Goes on to the next time.
    void advance() { ++next_; }
    /// Goes back by \a count times.
    void goBack(std::int64_t count) { next_ -= count; }

    /// Is \a t the stop time, within rounding?
    [[nodiscard]] bool isStopTime(double t) const;
    /// Is the grid exhausted without a time at the stop time?
    [[nodiscard]] bool endsBeforeStopTime() const;

private:
    [[nodiscard]] double time(std::int64_t k) const;

    double start_, stop_, interval_;
    std::int64_t next_ = 1;  // the row at the start is always written
    std::int64_t last_;
};

}  // namespace bramah::solver
