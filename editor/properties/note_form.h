// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/notes/note_commands.h"

#include <QPointer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QPlainTextEdit;

namespace bramah::editor {

/// Text, letters, lines and the size of tables of the selected notes; each change is one undo entry of the session.
/// GUI thread.
class NoteForm : public QWidget
{
    Q_OBJECT
public:
    explicit NoteForm(QWidget* parent = nullptr);

    /// Shows the selected notes of \a session, which is borrowed; null: nothing.
    void show(DocumentSession* session);
    /// Takes the text that is being written.
    void commit();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addTextRows();
    void addLineRows();
    void addTableRow();
    /// Gives the selected notes the style with \a value as its \a member.
    template <typename T>
    void set(std::optional<T> NoteStyle::*member, T value);
    void change(TableChange change);

    QPointer<DocumentSession> session_;
    model::NoteId shown_;  ///< the note whose text is in the field
    bool isFollowing_ = false;
    QFormLayout* rows_;
    QPlainTextEdit* text_;
    QComboBox* letters_;
    QCheckBox* bold_;
    QComboBox* alignment_;
    QComboBox* pattern_;
    QComboBox* thickness_;
    QComboBox* end_;
    QWidget* table_;
};

}  // namespace bramah::editor
