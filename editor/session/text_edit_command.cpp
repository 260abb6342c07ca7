// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/text_edit_command.h"

#include "editor/session/document_session.h"
#include "model/document/document.h"

namespace bramah::editor {

TextEditCommand::TextEditCommand(DocumentSession& session, const QString& name, model::TextEdits edits,
                                 std::optional<Selection> selectAfter, int mergeKey)
    : QUndoCommand(name),
      session_(session),
      edits_(std::move(edits)),
      selectionBefore_(session.selection()),
      selectionAfter_(std::move(selectAfter)),
      mergeKey_(mergeKey)
{
}

void TextEditCommand::redo()
{
    inverse_ = session_.document().apply(edits_);
    if (selectionAfter_)
        session_.select(*selectionAfter_);
}

void TextEditCommand::undo()
{
    session_.document().apply(inverse_);
    session_.select(selectionBefore_);
}

bool TextEditCommand::mergeWith(const QUndoCommand* other)
{
    const auto& next = static_cast<const TextEditCommand&>(*other);
    edits_ = edits_.then(next.edits_);
    inverse_ = next.inverse_.then(inverse_);
    selectionAfter_ = next.selectionAfter_;
    return true;
}

}  // namespace bramah::editor
