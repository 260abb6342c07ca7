// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"

#include <optional>

namespace bramah::model {

/// The names between back quotes in an argument of a message.
[[nodiscard]] QStringList quotedIn(const QString& text);

/// Puts a compiler's message about equations and unknowns into the words of the sheet: it names the components and
/// ports that they come from, and is placed at one of these ports. Nothing if \a fault is about something else, or
/// about components that are not on \a diagram.
[[nodiscard]] std::optional<Diagnostic> inSheetWords(const Diagram& diagram, const Diagnostic& fault);

}  // namespace bramah::model
