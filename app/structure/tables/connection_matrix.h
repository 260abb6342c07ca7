// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/tables/structure_table.h"
#include "model/diagram/diagram.h"

namespace bramah::model {
class Instance;
}

namespace bramah::app {

/// Does a subsystem of the user's count as one element, or do its parts?
enum class Subsystems : std::uint8_t { Folded, Unfolded };

/// The connection matrix Z of Xing, Jiao and Wu: a row for each volume node, a column for each hydraulic element; an
/// entry is the number of the element's port that the node is joined to, in order of declaration from 1, or 0. Tanks
/// and pressure sources are boundaries, no elements, and so are sensors. Beside each node its volume, that of a
/// cylinder's chamber at half its stroke, its number of branches and its pressure at the start. Below stand the
/// elements that pass no oil, with the elements that they are joined to. \a values: the instance of the class shown;
/// null: without numbers, and nothing unfolds.
[[nodiscard]] StructureTable connectionMatrix(const model::Diagram& diagram, const model::Instance* values,
                                              Subsystems subsystems = Subsystems::Folded);

/// Is there a subsystem that could unfold?
[[nodiscard]] bool hasSubsystems(const model::Diagram& diagram, const model::Instance* values);

}  // namespace bramah::app
