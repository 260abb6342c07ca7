// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_notes.h"
#include "editor/session/shown_place.h"
#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"
#include "model/instance/instance.h"
#include "solver/tape/compiled_system.h"

namespace bramah::app {

/// The variables that ports on the sheet of \a diagram give and take, and the forms of its components, in a compiled
/// system of the class at the top of \a place, where the diagram is. A store of a bond graph without its own state is
/// marked: `C*`.
[[nodiscard]] editor::SheetNotes causalityNotes(const model::Diagram& diagram, const editor::ShownPlace& place,
                                                const solver::CompiledSystem& system);
/// The ports of capsules on the sheet: of components that relay ports to parts or use a protocol, and of the shown
/// class \a shown itself.
[[nodiscard]] std::vector<editor::PortUseNote> portUseNotes(const model::Diagram& diagram,
                                                            const model::Instance& shown);
/// The causal strokes alone, of the bonds of \a notes.
[[nodiscard]] editor::SheetNotes strokesOf(const editor::SheetNotes& notes);
/// What the signs of \a notes mean, in words; of those that they have.
[[nodiscard]] editor::SheetLegend noteLegend(const editor::SheetNotes& notes);
/// Has the diagram bonds that meet?
[[nodiscard]] bool hasBondLines(const model::Diagram& diagram);
/// Marks where \a diagnostics report elements in conflict, such as two effort sources at one 0-junction.
[[nodiscard]] editor::SheetNotes conflictNotes(const model::Diagram& diagram, const model::Diagnostics& diagnostics);

}  // namespace bramah::app
