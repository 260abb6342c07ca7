// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"
#include "model/diagram/sheet_words.h"

namespace bramah::model {

/// The faults that a reader of the drawing sees before any equation is looked at: open ports, a hydraulic circuit
/// without a tank or other pressure reference, missing classes, lines that end nowhere, codes that are there twice.
[[nodiscard]] Diagnostics checkDiagram(const Diagram& diagram);

/// Adds the problems \a compiled, found in the equations, to \a drawn, found by checkDiagram(), and leaves out mere
/// consequences: an input without a signal is one fault, not two, and so are two walls at one mass and a macro-step in
/// which nothing is drawn.
void appendCompiled(Diagnostics& drawn, const Diagnostics& compiled);
/// The same, but messages about objects on \a diagram are put into the words of the sheet (sheet_words.h).
void appendCompiled(Diagnostics& drawn, const Diagnostics& compiled, const Diagram& diagram,
                    const MeaningOf& meaningOf = {});

/// Adds \a unbalanced, the classes whose numbers of equations and unknowns differ, to \a told. The message about the
/// shown class as a whole is left out if \a told has an error, which says more; so is that about an empty macro-step.
void appendCounts(Diagnostics& told, const Diagnostics& unbalanced);

}  // namespace bramah::model
