// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_parts.h"
#include "editor/session/shown_place.h"
#include "model/diagram/diagram.h"
#include "solver/tape/compiled_system.h"

namespace bramah::app {

/// The parts into which delays cut \a system, on the sheet \a diagram at \a place; the title tells if there is only one
/// part. Symbols whose values depend on time and parameters alone are in no part.
[[nodiscard]] editor::SheetParts coloredParts(const model::Diagram& diagram, const editor::ShownPlace& place,
                                              const solver::CompiledSystem& system);

}  // namespace bramah::app
