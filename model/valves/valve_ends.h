// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/valves/valve_symbol.h"

namespace bramah::model {

class ValvePen;

/// The middle of an actuator above the middle of the boxes: in the lower half if something stands over it.
[[nodiscard]] double heightOfActuator(const ValveTable& table, bool isLeft);
/// Actuators, springs and detents (symbols.md, 2 and 3.5).
void drawEnds(ValvePen& pen, const ValveTable& table, const ValveGeometry& geometry);
/// Lines from the places of signals and pilot ports, which stay, to actuators that slide.
void drawControlLines(ValvePen& pen, const ValveTable& table, const ValveGeometry& geometry);

}  // namespace bramah::model
