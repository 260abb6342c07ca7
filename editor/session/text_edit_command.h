// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/edit_place.h"
#include "model/edit/text_edits.h"

#include <QUndoCommand>

#include <optional>

namespace bramah::model {
class Document;
}

namespace bramah::editor {

class EditedFile;

/// One edit of a file's text and its inverse, and where it was made: undo and redo show that again. Borrows the file.
class TextEditCommand : public QUndoCommand
{
public:
    /// \a selectAfter is selected when the edit is done or done again; undoing brings the selection before back.
    TextEditCommand(EditedFile& file, const QString& name, model::TextEdits edits,
                    std::optional<Selection> selectAfter = std::nullopt, int mergeKey = 0);

    void undo() override;
    void redo() override;
    /// Edits with the same key, as of typing in one place, become one entry.
    [[nodiscard]] int id() const override { return mergeKey_ == 0 ? -1 : mergeKey_; }
    bool mergeWith(const QUndoCommand* other) override;

    /// The text this leads to has been changed by \a edits, whose inverse is \a inverse; the text before it stays.
    void takeInAfter(const model::TextEdits& edits, const model::TextEdits& inverse);
    /// The text this starts from has been changed by edits of which \a inverse is the inverse; its result stays.
    void takeInBefore(const model::TextEdits& inverse);

private:
    class UndoMark;
    void showPlace();

    EditedFile& file_;
    EditPlace before_;
    model::TextEdits edits_;
    model::TextEdits inverse_;
    std::optional<Selection> selectionAfter_;
    int mergeKey_;
    bool isDoneBefore_ = false;
};

}  // namespace bramah::editor
