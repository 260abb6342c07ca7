// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"

namespace bramah::model {

/// The faults that a reader of the drawing sees before any equation is looked at: open ports, a hydraulic circuit
/// without a tank or other pressure reference, missing classes, lines that end nowhere.
[[nodiscard]] Diagnostics checkDiagram(const Diagram& diagram);

/// Adds to \a drawn, the problems that checkDiagram() found, those that the equations showed, without mere consequences
/// of the first: an input without a signal is one fault, not two, and so are two walls at one mass.
void appendCompiled(Diagnostics& drawn, const Diagnostics& compiled);
/// The same, in the words of the sheet that \a diagram is, as far as they are about objects on it.
void appendCompiled(Diagnostics& drawn, const Diagnostics& compiled, const Diagram& diagram);

/// Adds to \a told, all else that is known of one class, which classes have not as many equations as unknowns. Of the
/// class as a whole an error that names the variable says more.
void appendCounts(Diagnostics& told, const Diagnostics& unbalanced);

}  // namespace bramah::model
