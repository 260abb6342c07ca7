// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/active_theme.h"

#include <QObject>
#include <QStringList>
#include <QTextCursor>

#include <vector>

class QTextEdit;

namespace bramah::app {

/// Marks the words of a search in a text, and goes from one to the next. A text that is set anew keeps its marks.
/// Borrows text and theme. GUI thread.
class WordMarks : public QObject
{
    Q_OBJECT
public:
    WordMarks(QTextEdit& text, const editor::ActiveTheme& theme);

    /// Marks each of \a words, large letters and small ones alike; none for no words.
    void setWords(const QStringList& words);
    /// Brings the first mark at or below what is seen at the top into view.
    void goToFirst();
    /// Goes to the next mark, or the one before it, and round at the end.
    void step(int by);
    /// The marked places, in the order of the text.
    [[nodiscard]] const std::vector<QTextCursor>& places() const { return places_; }
    /// The place that was gone to last, of places(); -1 for none.
    [[nodiscard]] int current() const { return current_; }

private:
    void find();
    void paint();
    void goTo(int place);

    QTextEdit& text_;
    const editor::ActiveTheme& theme_;
    QStringList words_;
    std::vector<QTextCursor> places_;
    int current_ = -1;
};

}  // namespace bramah::app
