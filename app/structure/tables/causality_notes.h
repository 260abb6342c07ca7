// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_notes.h"
#include "editor/session/shown_place.h"
#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"
#include "model/instance/instance.h"
#include "solver/tape/compiled_system.h"

namespace bramah::app {

/// The variables that ports on the sheet of \a diagram give and take, and the forms of its components, by a compiled
/// system of the class at the top of \a place, which the diagram shows. A bond graph's store that has no state of its
/// own is marked, as `C*`.
[[nodiscard]] editor::SheetNotes causalityNotes(const model::Diagram& diagram, const editor::ShownPlace& place,
                                                const solver::CompiledSystem& system);
/// The ports of capsules on the sheet: of components that pass some on to parts, or speak a protocol, and of the class
/// shown itself, \a shown.
[[nodiscard]] std::vector<editor::PortUseNote> portUseNotes(const model::Diagram& diagram,
                                                            const model::Instance& shown);
/// Marks at the places where \a diagnostics report elements in conflict, as two sources of effort at one 0-junction.
[[nodiscard]] editor::SheetNotes conflictNotes(const model::Diagram& diagram, const model::Diagnostics& diagnostics);

}  // namespace bramah::app
