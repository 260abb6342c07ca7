// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/text_mirror.h"
#include "editor/session/document_session.h"
#include "editor/theme/active_theme.h"
#include "editor/theme/paste_guard.h"

#include <QPlainTextEdit>
#include <QTimer>

#include <optional>

namespace bramah::app {

/// A document's text, or a part of it, with line numbers, colours and marked errors. One that Qt would lay out for
/// seconds is not shown, which the view says. Typed text becomes an undo entry
/// of the session shortly after the last key. Borrows session and theme. GUI thread.
class TextView : public editor::PasteGuard<QPlainTextEdit>
{
    Q_OBJECT
public:
    TextView(editor::DocumentSession& session, const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// Moves the cursor to a byte offset of the document; its line is in the middle of the view.
    void showOffset(std::int32_t offset);
    /// Hands the typed text over to the session now.
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

    /// The text of which a part is shown; by default the document's.
    [[nodiscard]] virtual const model::SourceText& source() const;
    /// The part of \a bytes, the text of source(), to show; nothing if it cannot be found: then the view is empty.
    [[nodiscard]] virtual std::optional<model::Span> partOf(const QByteArray& bytes);
    /// The document's text with \a part, the typed text, in place of the shown part.
    [[nodiscard]] virtual QByteArray withPart(const QByteArray& bytes, const QByteArray& part);
    /// Shows the document's text if the view is visible, as the layout of a long text takes time.
    void takeText();
    [[nodiscard]] editor::DocumentSession& session() const { return session_; }
    [[nodiscard]] const editor::ActiveTheme& theme() const { return theme_; }
    /// The range of the part in the document's text.
    [[nodiscard]] model::Span shownSpan() const { return part_; }
    /// The number of the part's first line in the document, from 0.
    [[nodiscard]] int firstLine() const { return firstLine_; }

private:
    void updateReadOnly();
    /// Says in the empty view that its text is too long to be shown, or that again no more.
    void tellTooLong(bool isTooLong);
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
    bool hasPart_ = true;
    bool isTooLong_ = false;
    QString usualPlaceholder_;  ///< while the view says that its text is too long
    model::Span part_{0, 0};
    int firstLine_ = 0;
    int mergeKey_;
};

}  // namespace bramah::app
