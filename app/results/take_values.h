// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document_session.h"
#include "model/planning/diagram_change.h"

#include <QString>

#include <utility>
#include <vector>

namespace bramah::app {

/// Values of parameters of the class that a session runs, by path [SI].
using ParameterValues = std::vector<std::pair<QString, double>>;

/// Writes \a values, and makes \a changes, as one undo entry with the name \a text, on the sheet of the class that the
/// session runs, which is shown for it. False if it cannot be changed.
bool takeValues(editor::DocumentSession& session, const QString& text, const ParameterValues& values,
                model::DiagramChanges changes = {});

/// \a value with six digits: what a search has found is not known better.
[[nodiscard]] double foundValue(double value);

}  // namespace bramah::app
