// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/planning/diagram_change.h"

namespace bramah::model {

/// Gives each component without a designation one by ISO 1219-2, as `2V1`: number of the circuit, letter of its kind
/// (DiagramComponent::letter), and a number that counts from left to right, then from bottom to top. Each actuator has
/// a circuit of its own, numbered from left to right from 1; a valve or sensor belongs to the actuator that is fewest
/// lines away, without passing a pump or tank. Components equally near to two actuators or near none, and pumps,
/// motors, accumulators and filters, have circuit 0, the supply. Existing designations stay; an actuator keeps its
/// circuit.
[[nodiscard]] DiagramChanges planDesignations(const Diagram& diagram);

}  // namespace bramah::model
