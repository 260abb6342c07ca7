// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QToolButton>

namespace bramah::editor {
class DocumentSession;
}

namespace bramah::app {

class ClassManager;

/// Shows the number of places that use the shown class; its menu lists them and what can be done with the class.
/// Borrows the session and the manager. GUI thread.
class ClassUseButton : public QToolButton
{
    Q_OBJECT
public:
    ClassUseButton(editor::DocumentSession& session, ClassManager& manager, QWidget* parent = nullptr);

    /// Counts at once; otherwise counting follows edits with a delay.
    void count();

Q_SIGNALS:
    /// The user wants to see a class that uses this one; \a component may be empty.
    void useChosen(const QString& className, const QString& component);

private:
    void fill();

    editor::DocumentSession& session_;
    ClassManager& manager_;
    QTimer timer_;
};

}  // namespace bramah::app
