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

/// An edit of a file's text with its inverse and its place, which undo and redo show again. Borrows the file.
class TextEditCommand : public QUndoCommand
{
public:
    /// \a selectAfter is selected when the edit is done or redone; undo restores the selection before.
    TextEditCommand(EditedFile& file, const QString& name, model::TextEdits edits,
                    std::optional<Selection> selectAfter = std::nullopt, int mergeKey = 0);

    void undo() override;
    void redo() override;
    /// Edits with the same key, as of typing at one place, become one entry.
    [[nodiscard]] int id() const override { return mergeKey_ == 0 ? -1 : mergeKey_; }
    bool mergeWith(const QUndoCommand* other) override;

private:
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
