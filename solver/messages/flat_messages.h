// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "solver/flat_model/flat_model.h"

#include <QString>
#include <QStringList>

namespace bramah::solver {

/// A message about an equation or variable of \a flat, placed at its \a origin.
[[nodiscard]] model::Diagnostic diagnosticAt(const FlatModel& flat, model::DiagnosticKind kind, QStringList arguments,
                                             const Origin& origin);

/// The type in words, as "a Boolean".
[[nodiscard]] QString valueTypeText(ValueType type);

}  // namespace bramah::solver
