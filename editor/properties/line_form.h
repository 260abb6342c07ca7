// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document_session.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QLineEdit;

namespace bramah::editor {

/// What stands at the one selected line: its number, its size, the code of its use. Hidden if another thing is
/// selected, or a line that carries no medium. Each change is one undo entry. GUI thread.
class LineForm : public QWidget
{
    Q_OBJECT
public:
    explicit LineForm(QWidget* parent = nullptr);

    /// Null hides it. The session is borrowed.
    void setSession(DocumentSession* session);

private:
    void refresh();
    void commit();

    QPointer<DocumentSession> session_;
    std::optional<model::ConnectionId> shown_;
    QLineEdit* number_;
    QLineEdit* size_;
    QLineEdit* application_;
    QLabel* error_;
};

}  // namespace bramah::editor
