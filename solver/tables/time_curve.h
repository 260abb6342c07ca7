// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tables/curve.h"

#include <cstdint>

namespace bramah::solver {

/// At which points of a table over time a run stops; numbered as `Modelica.Blocks.Types.TimeEvents`.
enum class TimeEvents : std::uint8_t { Always = 1, AtDiscontinuities, NoTimeEvents };

/// When a table over time is in force. All times in the unit of the table's first column.
struct TimeTableSetting {
    double startTime = 0;  ///< before it the value is 0
    double shiftTime = 0;  ///< the table's time 0 is at this time
    TimeEvents events = TimeEvents::Always;
};

/// The instants at which a table over time bends or jumps, and the segment in force between two of them. The segment in
/// force follows from the next instant alone, so that a value is the limit from the left until the event has been
/// handled and that from the right afterwards.
class TimeTableClock
{
public:
    /// \a x as of the Curve it belongs to.
    TimeTableClock(std::vector<double> x, Smoothness smoothness, Extrapolation extrapolation,
                   const TimeTableSetting& setting);

    /// The first instant after \a t; the largest double if there is none.
    [[nodiscard]] double nextEvent(double t) const;
    /// The \a order-th derivative of \a curve at \a t while \a next is the next instant.
    [[nodiscard]] double value(const Curve& curve, double t, double next, std::uint32_t order) const;
    [[nodiscard]] double minimumTime() const { return x_.front(); }
    [[nodiscard]] double maximumTime() const { return x_.back(); }

private:
    [[nodiscard]] bool isPeriodic() const;
    [[nodiscard]] bool isPassed(double instant, double t) const;

    std::vector<double> x_;
    std::vector<double> instants_;  ///< in the table's own time: inner events, then the end
    Extrapolation extrapolation_;
    TimeTableSetting setting_;
};

}  // namespace bramah::solver
