// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/selection.h"
#include "model/planning/diagram_change.h"

#include <QString>

#include <optional>

namespace bramah::editor {

class DocumentSession;

/// DocumentSession::apply() for changes that may add components of bases such as a macro-step
/// (model::isExtendedToPlace()): for each a class is written into the shown class, and the component is one of that
/// class. One undo entry; false, and nothing is changed, if that is impossible.
bool applyWithOwnClasses(DocumentSession& session, const QString& name, const model::DiagramChanges& changes,
                         std::optional<Selection> selectAfter);

}  // namespace bramah::editor
