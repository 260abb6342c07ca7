// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "solver/overview/structure_table.h"

namespace bramah::model {
class Instance;
}

namespace bramah::solver {

/// Subsystems of the user count as one element, or are replaced by their parts.
enum class Subsystems : std::uint8_t { Folded, Unfolded };

/// The connection matrix Z of Xing, Jiao and Wu: a row for each volume node, a column for each hydraulic element; an
/// entry is the number of the element's port at the node, in order of declaration from 1, or 0. Tanks, pressure sources
/// and sensors are boundaries, no elements. Beside each node there are its volume (of a cylinder's chamber at half
/// stroke), its number of branches and its pressure at the start. Below are elements that pass no oil, with the
/// elements they are connected to. \a values: the instance of the shown class; null: no numbers, and no subsystem is
/// unfolded.
[[nodiscard]] StructureTable connectionMatrix(const model::Diagram& diagram, const model::Instance* values,
                                              Subsystems subsystems = Subsystems::Folded);

/// Is there a subsystem that could be unfolded?
[[nodiscard]] bool hasSubsystems(const model::Diagram& diagram, const model::Instance* values);

}  // namespace bramah::solver
