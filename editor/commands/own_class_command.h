// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/selection.h"
#include "model/planning/diagram_change.h"

#include <QString>

#include <optional>

namespace bramah::model {
class ClassNode;
}  // namespace bramah::model

namespace bramah::editor {

class DocumentSession;

/// Is the class a base that gets an extending class, with a sheet of its own, wherever it is placed? It says
/// `__Bramah(extendToPlace=true)`, as a macro-step does.
[[nodiscard]] bool isExtendedToPlace(const model::ClassNode& node);

/// DocumentSession::apply() for changes that may add components of such bases: for each a class is written into the
/// shown class, and the component is one of that class. One undo entry.
bool applyWithOwnClasses(DocumentSession& session, const QString& name, const model::DiagramChanges& changes,
                         std::optional<Selection> selectAfter);

}  // namespace bramah::editor
