// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_parts.h"
#include "model/diagram/diagram.h"
#include "solver/faults/fault_search.h"

namespace bramah::app {

/// The symbols of \a diagram, the sheet of the circuit, whose faults explain the measurements: that of the first one,
/// and of those that cannot be told from it. Nothing, if there is no fault.
[[nodiscard]] editor::SheetParts faultsOnSheet(const model::Diagram& diagram, const solver::FaultAnswer& answer);

}  // namespace bramah::app
