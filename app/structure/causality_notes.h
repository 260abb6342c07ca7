// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/sheet_notes.h"
#include "model/diagram/diagram.h"
#include "solver/tape/compiled_system.h"

namespace bramah::app {

/// What the ports on the sheet of \a diagram give and take, and the forms of its components, by a compiled system of
/// the class that the diagram shows.
[[nodiscard]] editor::SheetNotes causalityNotes(const model::Diagram& diagram, const solver::CompiledSystem& system);

}  // namespace bramah::app
