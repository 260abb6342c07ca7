// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/planning/diagram_change.h"

namespace bramah::model {

/// The letter of ISO 1219-2 for a class's kind of component: P pump, A actuator, M prime mover, S signal pick-up, V
/// valve, Z any other part of the hydraulic circuit; empty for what has no code, as a node or a block.
[[nodiscard]] QString designationLetter(const QString& className);

/// Gives each component of the circuit that has none a designation after ISO 1219-2, as `1V1`: the number of the
/// circuit (0 for the supply, 1 for the rest), the letter of its kind, and a number that counts from left to right,
/// then from bottom to top. Designations that are there stay.
[[nodiscard]] DiagramChanges planDesignations(const Diagram& diagram);

}  // namespace bramah::model
