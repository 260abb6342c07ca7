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

/// A way to mend a problem of a drawing, offered as a button.
struct Mend {
    QString text;  ///< the action, in the interface's language: "Put a tank at T"
    DiagramChanges changes;
    ComponentId added;     ///< the component that it puts on the sheet; may be empty
    TextEdits edits = {};  ///< edits of the document's text, if the mend does not change the drawing
};

/// Returns the symbol of a class at the origin of the sheet; nothing if there is no such class.
using SymbolSource = std::function<std::optional<DiagramComponent>(const QString& className)>;

/// The ways to mend \a problem in \a diagram, the usual one first; empty if only the user can decide. New symbols are
/// placed next to the problem, clear of others, and joined to it.
[[nodiscard]] std::vector<Mend> mendsOf(const Diagram& diagram, const Diagnostic& problem,
                                        const SymbolSource& symbolOf);

}  // namespace bramah::model
