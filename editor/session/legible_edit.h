// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/planning/diagram_change.h"

#include <QString>

namespace bramah::editor {

class DocumentSession;

/// DocumentSession::apply() of \a changes that give symbols other texts, as codes and data; those that could not be
/// read where they are go to free places in the same undo step, unless the drawing is locked.
bool applyLegibly(DocumentSession& session, const QString& name, const model::DiagramChanges& changes);

}  // namespace bramah::editor
