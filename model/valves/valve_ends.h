// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/valves/valve_symbol.h"

namespace bramah::model {

class ValvePen;

/// Height of an actuator's middle above the middle of the boxes: the lower half if something stands above it.
[[nodiscard]] double heightOfActuator(const ValveTable& table, bool isLeft);
/// Actuators, springs and detents (symbols.md, 2 and 3.5).
void drawEnds(ValvePen& pen, const ValveTable& table, const ValveGeometry& geometry);
/// Draws lines from the fixed places of signals and pilot ports to actuators that slide.
void drawControlLines(ValvePen& pen, const ValveTable& table, const ValveGeometry& geometry);

}  // namespace bramah::model
