// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

#include <QString>

namespace bramah::editor {

/// The quantities of \a instance that occur in the formulas (in bold) of its \a documentation: an HTML table of symbol,
/// meaning and SI unit, with a heading; empty if there are none. A symbol is the name of a parameter or variable, or
/// the text of `__Bramah(symbol=...)`, typeset as in equations: τ, not tau.
[[nodiscard]] QString symbolTable(const model::Instance& instance, const QString& documentation);

/// The documentation of the class of \a instance, in the user's language, with that table behind it.
[[nodiscard]] QString explainedDocumentation(const model::Instance& instance);

}  // namespace bramah::editor
