// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/text_edit_command.h"

#include "editor/session/edited_file.h"
#include "model/document/document.h"

#include <utility>

namespace bramah::editor {

TextEditCommand::TextEditCommand(EditedFile& file, const QString& name, model::TextEdits edits,
                                 std::optional<Selection> selectAfter, int mergeKey)
    : QUndoCommand(name),
      file_(file),
      before_(file.places_.editPlace()),
      edits_(std::move(edits)),
      selectionAfter_(std::move(selectAfter)),
      mergeKey_(mergeKey)
{
}

void TextEditCommand::showPlace()
{
    if (file_.document().textState() == model::Document::TextState::Sound)
        file_.places_.goTo(before_.shown);
}

void TextEditCommand::redo()
{
    const bool isAgain = std::exchange(isDoneBefore_, true);
    inverse_ = file_.document().apply(edits_);
    if (isAgain)
        showPlace();
    if (selectionAfter_)
        file_.places_.select(*selectionAfter_);
}

void TextEditCommand::undo()
{
    file_.document().apply(inverse_);
    showPlace();
    file_.places_.select(before_.selection);
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
