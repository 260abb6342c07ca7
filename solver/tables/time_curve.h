// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/archive/byte_reader.h"
#include "solver/archive/fields.h"
#include "solver/tables/curve.h"

#include <cstdint>

namespace bramah::solver {

/// At which points of a table over time a run has events; numbered as `Modelica.Blocks.Types.TimeEvents`.
enum class TimeEvents : std::uint8_t { Always = 1, AtDiscontinuities, NoTimeEvents };

/// When a table over time applies. All times are in the unit of the table's first column.
struct TimeTableSetting {
    double startTime = 0;  ///< before it the value is 0
    double shiftTime = 0;  ///< time at which the table's own time is 0
    TimeEvents events = TimeEvents::Always;
};
template <typename Archive, FieldsOf<TimeTableSetting> Self>
void fields(Archive& archive, Self& setting)
{
    archive(setting.startTime, setting.shiftTime, setting.events);
}

/// The times at which a table over time bends or jumps, and the segment between two of them. The segment depends only
/// on the next event, so that a value is the limit from the left until the event has been handled, and from the right
/// afterwards.
class TimeTableClock
{
public:
    /// \a x as for the Curve to which it belongs.
    TimeTableClock(std::vector<double> x, Smoothness smoothness, Extrapolation extrapolation,
                   const TimeTableSetting& setting);

    /// The first event after \a t; the largest double if there is none.
    [[nodiscard]] double nextEvent(double t) const;
    /// The \a order-th derivative of \a curve at \a t, if \a next is the next event.
    [[nodiscard]] double value(const Curve& curve, double t, double next, std::uint32_t order) const;
    /// The points of the table's first column, in the table's own time.
    [[nodiscard]] const std::vector<double>& x() const { return x_; }
    /// Events between the ends of the table, then its end, in the table's own time; empty for a table of one point.
    [[nodiscard]] const std::vector<double>& instants() const { return instants_; }
    /// The setting as it was given.
    [[nodiscard]] const TimeTableSetting& setting() const { return setting_; }
    /// Does it begin again at its end? False for a table of one time.
    [[nodiscard]] bool isPeriodic() const;
    ///@{
    /// The first and the last point, in the table's own time.
    [[nodiscard]] double minimumTime() const { return x_.front(); }
    [[nodiscard]] double maximumTime() const { return x_.back(); }
    ///@}

private:
    friend class ByteReader;
    TimeTableClock() = default;
    template <typename Archive, FieldsOf<TimeTableClock> Self>
    friend void fields(Archive& archive, Self& clock)
    {
        archive(clock.x_, clock.instants_, clock.extrapolation_, clock.setting_);
    }

    [[nodiscard]] bool isPassed(double instant, double t) const;

    std::vector<double> x_;
    std::vector<double> instants_;  ///< in the table's own time: inner events, then the end
    Extrapolation extrapolation_{};
    TimeTableSetting setting_;
};

}  // namespace bramah::solver
