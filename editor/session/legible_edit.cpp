// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/legible_edit.h"

#include "editor/session/document_session.h"
#include "model/document/document.h"
#include "model/planning/diagram_edits.h"
#include "model/planning/label_plan.h"

#include <QUndoStack>

namespace bramah::editor {

bool applyLegibly(DocumentSession& session, const QString& name, const model::DiagramChanges& changes)
{
    const bool hasEffect =
        session.isEditable() && !changes.empty() &&
        !model::textEditsOf(session.file().document().sharedTree(), session.sheet().className(), changes).isEmpty();
    if (!hasEffect)
        return false;
    QUndoStack& undo = session.file().undoStack();
    undo.beginMacro(name);
    const bool isDone = session.apply(name, changes);
    if (isDone && session.isDrawingEditable())
        session.apply(name, model::planLegibleLabels(session.sheet().diagram()));
    undo.endMacro();
    return isDone;
}

}  // namespace bramah::editor
