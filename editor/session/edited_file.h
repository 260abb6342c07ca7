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

/// An open file: its text, the undo stack, and its classes in the workspace. Every change of the text is
/// an entry of the stack. GUI thread.
class EditedFile : public QObject
{
    Q_OBJECT
public:
    /// \a places tells where an edit is made and shows that again at undo and redo. publish() adds the classes to the
    /// workspace.
    EditedFile(Workspace& workspace, std::unique_ptr<model::Document> document, EditPlaces& places);
    ~EditedFile() override;
    /// Adds the classes of the text to the workspace; does nothing while the text has errors.
    void publish();

    /// The text and its file. To be changed by this object only, so that undo knows of it.
    ///@{
    [[nodiscard]] model::Document& document() { return *document_; }
    [[nodiscard]] const model::Document& document() const { return *document_; }
    ///@}
    /// All changes of the text since the file was opened. Document::isModified() tells whether it is saved, not the
    /// stack.
    [[nodiscard]] QUndoStack& undoStack() { return undoStack_; }
    /// Full names of the classes of the file that have a sheet (models, blocks, connectors), in the text's order.
    [[nodiscard]] QStringList classNames() const;
    /// The class to show first: the first model that is not partial, else the first of classNames(); may be empty.
    [[nodiscard]] QString firstClass() const;

    /// The reason why nothing in the file can be edited by drawing (the text has errors, is not UTF-8, has no class
    /// with a sheet, or is guarded); empty if it can.
    [[nodiscard]] QString readOnlyReason() const;
    /// Can the file be edited by drawing? See readOnlyReason().
    [[nodiscard]] bool isEditable() const { return readOnlyReason().isEmpty(); }
    /// Prevents all edits while \a reason is not empty.
    void setGuard(const QString& reason);
    /// Is a reason of setGuard() set?
    [[nodiscard]] bool isGuarded() const { return !guard_.isEmpty(); }

    /// Applies edits of the text, made from the document's present tree, to any class; one undo entry. False, with
    /// nothing changed, if the file cannot be edited or \a edits is empty. \a selectAfter is selected when the entry is
    /// done or redone.
    bool applyEdits(const QString& name, model::TextEdits edits, std::optional<Selection> selectAfter = std::nullopt);
    /// Replaces the whole text, as a text editor does: one undo entry, merged with the previous one if that has the
    /// same \a mergeKey (not 0).
    bool replaceText(const QString& name, const QByteArray& text, int mergeKey = 0);

Q_SIGNALS:
    /// The text has changed by an edit, undo or redo; the workspace has its classes already.
    void textChanged();
    /// The guard was set or removed.
    void editabilityChanged();

private:
    friend class TextEditCommand;
    void documentChanged();

    Workspace& workspace_;
    std::unique_ptr<model::Document> document_;
    EditPlaces& places_;
    QUndoStack undoStack_;
    QString guard_;
    QString publishedName_;  ///< of the file, as the workspace knows it: from when its text was sound last
};

}  // namespace bramah::editor
