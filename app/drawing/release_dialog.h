// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/release/release.h"

#include <QDialog>

class QLineEdit;

namespace bramah::editor {
class DocumentSession;
}

namespace bramah::app {

class DialogFoot;

/// Releases a drawing: asks for revision, date and who approves, and tells what has changed since the release before.
/// Accepting it makes one undo entry. Borrows the session, whose sheet must have a page. GUI thread.
class ReleaseDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ReleaseDialog(editor::DocumentSession& session, QWidget* parent = nullptr);

    void accept() override;

private:
    void look();

    editor::DocumentSession& session_;
    QLineEdit* revision_;
    QLineEdit* date_;
    QLineEdit* by_;
    DialogFoot* foot_;
};

}  // namespace bramah::app
