// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/structure_table.h"
#include "model/diagram/diagram.h"

namespace bramah::model {
class Instance;
}

namespace bramah::app {

/// The connection matrix Z of Xing, Jiao and Wu: a row for each volume node, a column for each hydraulic element; an
/// entry is the number of the element's port that the node is joined to, in order of declaration from 1, or `-`. Tanks
/// and pressure sources are boundaries, no elements, and so are sensors.
/// Beside each node its volume, its number of branches and its pressure at the start. \a values: the instance of the
/// class shown; null: without numbers.
[[nodiscard]] StructureTable connectionMatrix(const model::Diagram& diagram, const model::Instance* values);

}  // namespace bramah::app
