// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/edit_place.h"
#include "model/edit/text_edits.h"

#include <QObject>
#include <QStringList>
#include <QUndoStack>

#include <memory>
#include <optional>

namespace bramah::model {
class Document;
}

namespace bramah::editor {

class Workspace;

/// An open file: its text, the undo stack over it and its classes among those of the workspace. Every change of the
/// text is an entry of the stack, but for replaceTextBesideUndo(). GUI thread.
class EditedFile : public QObject
{
    Q_OBJECT
public:
    /// \a places says where an edit is made and shows it again at undo and redo. Its classes come to the workspace with
    /// publish().
    EditedFile(Workspace& workspace, std::unique_ptr<model::Document> document, EditPlaces& places);
    ~EditedFile() override;
    /// Gives the workspace the classes of the text; nothing as long as that has errors.
    void publish();

    [[nodiscard]] model::Document& document() { return *document_; }
    [[nodiscard]] const model::Document& document() const { return *document_; }
    [[nodiscard]] QUndoStack& undoStack() { return undoStack_; }
    /// Full names of the classes of the file that have a sheet (models, blocks, connectors), in the text's order.
    [[nodiscard]] QStringList classNames() const;
    /// The class to show at first: the first model that is not partial, else the first of classNames(); may be empty.
    [[nodiscard]] QString firstClass() const;

    /// The reason why nothing of the file can be edited by drawing (the text has errors, is not UTF-8, has no class
    /// with a sheet, the file is guarded); empty if it can.
    [[nodiscard]] QString readOnlyReason() const;
    [[nodiscard]] bool isEditable() const { return readOnlyReason().isEmpty(); }
    /// As long as \a reason is not empty nothing can be edited.
    void setGuard(const QString& reason);
    [[nodiscard]] bool isGuarded() const { return !guard_.isEmpty(); }

    /// Edits of the text, made from the document's tree as it is, of whatever class; one undo entry. False, and nothing
    /// done, if the file cannot be edited or there are none. \a selectAfter is selected when the entry is done or
    /// redone.
    bool applyEdits(const QString& name, model::TextEdits edits, std::optional<Selection> selectAfter = std::nullopt);
    /// The whole new text of the document, as a text editor has it: one undo entry, merged with the one before if it
    /// has the same \a mergeKey (not 0).
    bool replaceText(const QString& name, const QByteArray& text, int mergeKey = 0);
    /// The same beside the undo stack, for changes that are no edits of the user's. Its entries lead to the texts they
    /// led to, but for the one that is there now. False if nothing changes.
    bool replaceTextBesideUndo(const QByteArray& text);
    /// Is what textChanged() tells the work of undo or redo?
    [[nodiscard]] bool isUndoing() const { return isUndoing_; }

Q_SIGNALS:
    /// The text has changed, by an edit, undo or redo; the workspace has its classes by then.
    void textChanged();
    /// The guard has been set or lifted.
    void editabilityChanged();

private:
    friend class TextEditCommand;
    void documentChanged();

    Workspace& workspace_;
    std::unique_ptr<model::Document> document_;
    EditPlaces& places_;
    QUndoStack undoStack_;
    QString guard_;
    bool isUndoing_ = false;
};

}  // namespace bramah::editor
