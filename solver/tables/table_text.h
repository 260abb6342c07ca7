// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tables/surface.h"
#include "solver/tables/time_curve.h"

#include <string>
#include <vector>

namespace bramah::solver {

/// Texts of Modelica functions that compute tables, for other tools: pieces of polynomials, found by halving. Functions
/// cause no events. \a name: of the function, as Modelica has it.
[[nodiscard]] std::string functionText(const Curve& curve, const std::string& name);

/// Of a table of two dimensions.
[[nodiscard]] std::string functionText(const Surface& surface, const std::string& name);

/// What a table over time has beside its curve.
struct TimeTable {
    std::vector<double> instants;  ///< inner events, then the end, in the table's own time
    TimeTableSetting setting;
    bool isPeriodic = false;
};
/// Of the value at a time `t` if the next event is at `next`, see TimeTableClock::value().
[[nodiscard]] std::string functionText(const Curve& curve, const TimeTable& table, const std::string& name);
/// Of the next event after a time, see TimeTableClock::nextEvent().
[[nodiscard]] std::string nextEventText(const std::vector<double>& x, const TimeTable& table, const std::string& name);

}  // namespace bramah::solver
