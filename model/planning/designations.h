// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/planning/diagram_change.h"

namespace bramah::model {

/// Gives each component of the circuit that has none a designation after ISO 1219-2, as `2V1`: the number of the
/// circuit, the letter of its kind (DiagramComponent::letter), and a number that counts from left to right, then from
/// bottom to top. Each actuator has a circuit of its own, counted from left to right from 1; a valve or sensor belongs
/// to the actuator that is fewest lines away, past neither pump nor tank. Components that are as near to two of them or
/// to none, pumps, motors, accumulators and filters have circuit 0, the supply. Designations that are there stay; an
/// actuator keeps its circuit.
[[nodiscard]] DiagramChanges planDesignations(const Diagram& diagram);

}  // namespace bramah::model
