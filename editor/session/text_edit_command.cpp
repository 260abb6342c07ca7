// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/text_edit_command.h"

#include "editor/session/document_session.h"
#include "model/document/document.h"

#include <utility>

namespace bramah::editor {

/// While it lives the session says that undo or redo is at work.
class TextEditCommand::UndoMark
{
public:
    UndoMark(DocumentSession& session, bool isOn) : session_(session), before_(session.isUndoing_)
    {
        session_.isUndoing_ = isOn;
    }
    ~UndoMark() { session_.isUndoing_ = before_; }
    UndoMark(const UndoMark&) = delete;
    UndoMark& operator=(const UndoMark&) = delete;

private:
    DocumentSession& session_;
    bool before_;
};

TextEditCommand::TextEditCommand(DocumentSession& session, const QString& name, model::TextEdits edits,
                                 std::optional<Selection> selectAfter, int mergeKey)
    : QUndoCommand(name),
      session_(session),
      place_(session.place()),
      edits_(std::move(edits)),
      selectionBefore_(session.selection()),
      selectionAfter_(std::move(selectAfter)),
      mergeKey_(mergeKey)
{
}

void TextEditCommand::showPlace()
{
    if (session_.document().textState() == model::Document::TextState::Sound)
        session_.show(place_);
}

void TextEditCommand::redo()
{
    const bool isAgain = std::exchange(isDoneBefore_, true);
    const UndoMark mark(session_, isAgain);
    inverse_ = session_.document().apply(edits_);
    if (isAgain)
        showPlace();
    if (selectionAfter_)
        session_.select(*selectionAfter_);
}

void TextEditCommand::undo()
{
    const UndoMark mark(session_, true);
    session_.document().apply(inverse_);
    showPlace();
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

void TextEditCommand::takeInAfter(const model::TextEdits& edits, const model::TextEdits& inverse)
{
    edits_ = edits_.then(edits);
    inverse_ = inverse.then(inverse_);
}

void TextEditCommand::takeInBefore(const model::TextEdits& inverse)
{
    edits_ = inverse.then(edits_);
}

}  // namespace bramah::editor
