// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"

#include <functional>
#include <optional>

namespace bramah::model {

/// The names between back quotes in an argument of a message.
[[nodiscard]] QStringList quotedIn(const QString& text);

/// The description of a variable, given its path from the model, as `Torque at the shaft`; empty if it has none.
using MeaningOf = std::function<QString(const QString& path)>;

/// Puts a compiler's message about equations and unknowns into the words of the sheet: it names the components and
/// ports that they come from, and is placed at one of these ports. Nothing if \a fault is about something else, or
/// about components that are not on \a diagram. A variable inside of a component is named by its description.
[[nodiscard]] std::optional<Diagnostic> inSheetWords(const Diagram& diagram, const Diagnostic& fault,
                                                     const MeaningOf& meaningOf = {});

}  // namespace bramah::model
