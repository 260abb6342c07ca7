// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"

#include <optional>

namespace bramah::model {

/// What a compiler says of equations and unknowns in the words of the sheet: by the components and ports it comes from,
/// with a port of them as its place. Nothing where \a fault is about something else, or about what does not stand on
/// \a diagram.
[[nodiscard]] std::optional<Diagnostic> inSheetWords(const Diagram& diagram, const Diagnostic& fault);

}  // namespace bramah::model
