// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_parts.h"
#include "editor/session/shown_place.h"
#include "model/diagram/diagram.h"
#include "solver/tape/compiled_system.h"

namespace bramah::app {

/// The parts into which delays cut \a system, on the sheet \a diagram shown at \a place; a title that says so where
/// there is one part only. Symbols whose values follow from time and parameters alone are in none.
[[nodiscard]] editor::SheetParts coloredParts(const model::Diagram& diagram, const editor::ShownPlace& place,
                                              const solver::CompiledSystem& system);

}  // namespace bramah::app
