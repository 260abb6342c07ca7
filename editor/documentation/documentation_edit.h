// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/class_view.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QLabel;
class QTextEdit;
class QToolBar;

namespace bramah::editor {

class DocumentSession;
class DocumentationView;

/// Edits the documentation of a class as formatted text, with the readers' view beside it. Stored as simple HTML in the
/// class's `Documentation(info=...)`. Borrows the session. GUI thread.
class DocumentationEdit : public QWidget, public ClassView
{
    Q_OBJECT
public:
    /// \a session must outlive the view; show() fills it.
    explicit DocumentationEdit(DocumentSession& session, QWidget* parent = nullptr);

    [[nodiscard]] QWidget& widget() override { return *this; }
    void show(const QString& className) override;
    void commit() override;

    /// The field for writing.
    [[nodiscard]] QTextEdit& text() { return *text_; }
    /// The readers' view beside it.
    [[nodiscard]] DocumentationView& preview() { return *preview_; }

protected:
    /// Undo and redo are those of the session.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTools();
    void toggleHeading(bool isOn);
    void toggleList(bool isOn, bool isNumbered);
    void followCursor();
    void showPreview();
    /// Shows info_ for editing in the colours of the theme.
    void takeInfo();
    /// The `info` in the text; empty if the class has none.
    [[nodiscard]] QString writtenInfo() const;

    DocumentSession& session_;
    QToolBar* tools_;
    QTextEdit* text_;
    DocumentationView* preview_;
    QLabel* note_;
    QAction* bold_ = nullptr;
    QAction* italic_ = nullptr;
    QAction* heading_ = nullptr;
    QAction* bullets_ = nullptr;
    QAction* numbers_ = nullptr;
    QString className_;
    QString info_;  ///< shown now, or last written
    QTimer delay_;
    bool hasTyped_ = false;
    int mergeKey_;
};

}  // namespace bramah::editor
