// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"
#include "model/edit/text_edits.h"
#include "model/planning/diagram_change.h"

#include <functional>
#include <optional>
#include <vector>

namespace bramah::model {

/// One way to mend a problem of a drawing, as a button offers it.
struct Mend {
    QString text;  ///< the action, in the interface's language: "Put a tank at T"
    DiagramChanges changes;
    ComponentId added;     ///< the component that it puts on the sheet; may be empty
    TextEdits edits = {};  ///< of the document's text, where it is no change of the drawing
};

/// Gives the symbol of a class at the sheet's origin; nothing if there is no such class.
using SymbolSource = std::function<std::optional<DiagramComponent>(const QString& className)>;

/// The ways to mend \a problem in \a diagram, the usual one first; empty if only the user knows the intention. New
/// symbols are put beside the place, clear of others, and joined to it.
[[nodiscard]] std::vector<Mend> mendsOf(const Diagram& diagram, const Diagnostic& problem,
                                        const SymbolSource& symbolOf);

}  // namespace bramah::model
