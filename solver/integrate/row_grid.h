// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/integration_settings.h"

#include <cstdint>

namespace bramah::solver {

/// The times start + k*interval at which a run writes rows, and which of them is next.
class RowGrid
{
public:
    explicit RowGrid(const IntegrationSettings& settings);

    [[nodiscard]] bool isDone() const { return next_ > last_; }
    /// The next time of the grid; the stop time if there is none.
    [[nodiscard]] double nextTime(std::int64_t further = 0) const { return time(next_ + further); }
    /// Says whether \a t is the next time, within a small share of the interval.
    [[nodiscard]] bool isNext(double t) const;
    /// Says whether the time \a further times behind the next one is before \a t, by more than that share.
    [[nodiscard]] bool isBefore(double t, std::int64_t further = 0) const;
    void advance() { ++next_; }
    /// The last \a count times are next again.
    void goBack(std::int64_t count) { next_ -= count; }

    /// Says whether \a t is the stop time, within rounding.
    [[nodiscard]] bool isStopTime(double t) const;
    /// The grid is done and has no time at the stop time.
    [[nodiscard]] bool endsBeforeStopTime() const;

private:
    [[nodiscard]] double time(std::int64_t k) const;

    double start_, stop_, interval_;
    std::int64_t next_ = 1;  // the row at the start is always written
    std::int64_t last_;
};

}  // namespace bramah::solver
