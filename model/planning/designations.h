// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/planning/diagram_change.h"

namespace bramah::model {

/// Gives each component of the circuit that has none a designation after ISO 1219-2, as `1V1`: the number of the
/// circuit (0 for the supply, 1 for the rest), the letter of its kind (DiagramComponent::letter), and a number that
/// counts from left to right, then from bottom to top. Designations that are there stay.
[[nodiscard]] DiagramChanges planDesignations(const Diagram& diagram);

}  // namespace bramah::model
