// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"

namespace bramah::model {

/// The faults that a reader of the drawing sees before any equation is looked at: open ports, a hydraulic circuit
/// without a tank or other pressure reference, missing classes, lines that end nowhere.
[[nodiscard]] Diagnostics checkDiagram(const Diagram& diagram);

/// Adds to \a drawn, what checkDiagram() found, what the equations showed, without what only follows from the first: an
/// input without a signal is one fault, not two.
void appendCompiled(Diagnostics& drawn, const Diagnostics& compiled);
/// The same, in the words of the sheet that \a diagram is, as far as it is about what stands there.
void appendCompiled(Diagnostics& drawn, const Diagnostics& compiled, const Diagram& diagram);

}  // namespace bramah::model
