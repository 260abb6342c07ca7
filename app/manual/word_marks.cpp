// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/word_marks.h"

#include <QAbstractTextDocumentLayout>
#include <QScrollBar>
#include <QTextDocument>
#include <QTextEdit>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr std::size_t kMostMarks = 2000;
constexpr int kRoomAbove = 60;  // px over a mark that was scrolled to

}  // namespace

WordMarks::WordMarks(QTextEdit& text, const editor::ActiveTheme& theme) : QObject(&text), text_(text), theme_(theme)
{
    connect(text_.document(), &QTextDocument::contentsChanged, this, &WordMarks::find);
    connect(&theme, &editor::ActiveTheme::changed, this, &WordMarks::paint);
}

void WordMarks::setWords(const QStringList& words)
{
    words_ = words;
    current_ = -1;
    find();
}

void WordMarks::find()
{
    places_.clear();
    for (const QString& word : words_)
        for (QTextCursor at = text_.document()->find(word); !at.isNull() && places_.size() < kMostMarks;
             at = text_.document()->find(word, at))
            places_.push_back(at);
    std::ranges::sort(places_, {}, &QTextCursor::selectionStart);
    current_ = std::min(current_, static_cast<int>(places_.size()) - 1);
    paint();
}

void WordMarks::paint()
{
    using editor::ColorRole;
    QList<QTextEdit::ExtraSelection> marks;
    for (std::size_t k = 0; k < places_.size(); ++k) {
        const bool isCurrent = static_cast<int>(k) == current_;
        QTextEdit::ExtraSelection mark;
        mark.cursor = places_[k];
        mark.format.setBackground(theme_.color(isCurrent ? ColorRole::Accent : ColorRole::AccentSoft));
        mark.format.setForeground(theme_.color(isCurrent ? ColorRole::AccentInk : ColorRole::Text));
        marks.append(mark);
    }
    text_.setExtraSelections(marks);
}

void WordMarks::goToFirst()
{
    const auto below =
        std::ranges::find_if(places_, [&](const QTextCursor& place) { return text_.cursorRect(place).bottom() >= 0; });
    if (below != places_.end())
        goTo(static_cast<int>(below - places_.begin()));
    else if (!places_.empty())
        goTo(0);
}

void WordMarks::step(int by)
{
    const int count = static_cast<int>(places_.size());
    if (count > 0)
        goTo(current_ < 0 ? (by > 0 ? 0 : count - 1) : (current_ + by + count) % count);
}

void WordMarks::goTo(int place)
{
    current_ = place;
    paint();
    QTextCursor at = places_[static_cast<std::size_t>(place)];
    // A long page is laid out as far as it was seen.
    static_cast<void>(text_.document()->documentLayout()->documentSize());
    const QRect where = text_.cursorRect(at);
    if (where.top() < 0 || where.bottom() > text_.viewport()->height())
        text_.verticalScrollBar()->setValue(text_.verticalScrollBar()->value() + where.top() - kRoomAbove);
    at.clearSelection();
    text_.setTextCursor(at);
    text_.ensureCursorVisible();
}

}  // namespace bramah::app
