// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/text_mirror.h"
#include "editor/session/document_session.h"
#include "editor/theme/active_theme.h"

#include <QPlainTextEdit>
#include <QTimer>

namespace bramah::app {

/// A document's text with line numbers, colours and its errors marked. What is typed goes into the session's undo
/// stack, shortly after the last key. Borrows session and theme. GUI thread.
class TextView : public QPlainTextEdit
{
    Q_OBJECT
public:
    TextView(editor::DocumentSession& session, const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// The cursor to a byte offset of the document, with the line in the middle of the view.
    void showOffset(std::int32_t offset);
    /// Hands what has been typed to the session now.
    void commit();
    /// Width of the column of line numbers [px].
    [[nodiscard]] int numberWidth() const;
    void paintNumbers(QPaintEvent& event);

protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// The document's text, once somebody sees it: laying out a long one takes a while.
    void takeText();
    void markProblems();
    void applyTheme();
    [[nodiscard]] QString problemAt(int position) const;

    editor::DocumentSession& session_;
    const editor::ActiveTheme& theme_;
    QWidget* numbers_;
    TextMirror mirror_;
    QTimer commitTimer_;
    bool isTaking_ = false;
    bool hasTyped_ = false;
    int mergeKey_ = 1;
};

}  // namespace bramah::app
