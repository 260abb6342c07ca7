// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/text_view.h"

#include "app/views/modelica_highlighter.h"
#include "editor/session/problem_place.h"
#include "editor/theme/plain_text.h"
#include "model/diagnostics/sentence.h"
#include "model/document/document.h"

#include <QElapsedTimer>
#include <QFontDatabase>
#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>

#include <utility>

namespace bramah::app {

using editor::ColorRole;

namespace {

/// After the last key [ms]: shorter if the session takes the text quickly, so that typing never waits.
constexpr int kLeastDelay = 100, kMostDelay = 400;
constexpr int kCostFactor = 4;
constexpr int kIndent = 2;                              // blanks
constexpr qsizetype kLongestText = qsizetype{4} << 20;  // bytes that Qt lays out in a moment
constexpr qsizetype kLongestLine = 500'000;             // bytes

bool isLaidOutSoon(const QByteArray& text)
{
    if (text.size() > kLongestText)
        return false;
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype end = text.indexOf('\n', begin);
        if ((end < 0 ? text.size() : end) - begin > kLongestLine)
            return false;
        begin = end < 0 ? text.size() : end + 1;
    }
    return true;
}

/// Typing in one view is one undo entry; two views have separate ones.
int nextMergeKey()
{
    static int last = 0;
    return ++last;
}

/// Indents the line of the cursor or the selected lines, or the reverse. False if no line changes.
bool indent(QPlainTextEdit& text, bool isBack)
{
    QTextCursor cursor = text.textCursor();
    if (!isBack && !cursor.hasSelection()) {
        text.insertPlainText(QString(kIndent - cursor.positionInBlock() % kIndent, QLatin1Char(' ')));
        return true;
    }
    const int begin = cursor.selectionStart(), end = cursor.selectionEnd();
    bool isDone = false;
    cursor.beginEditBlock();
    for (QTextBlock line = text.document()->findBlock(begin);
         line.isValid() && (line.position() < end || line.contains(begin)); line = line.next()) {
        cursor.setPosition(line.position());
        if (!isBack) {
            cursor.insertText(QString(kIndent, QLatin1Char(' ')));
            isDone = true;
        }
        for (int k = 0; isBack && k < kIndent && line.text().startsWith(QLatin1Char(' ')); ++k) {
            cursor.deleteChar();
            isDone = true;
        }
    }
    cursor.endEditBlock();
    return isDone;
}

class LineNumbers : public QWidget
{
public:
    explicit LineNumbers(TextView& view) : QWidget(&view), view_(view) {}
    QSize sizeHint() const override { return {view_.numberWidth(), 0}; }

protected:
    void paintEvent(QPaintEvent* event) override { view_.paintNumbers(*event); }

private:
    TextView& view_;
};

}  // namespace

TextView::TextView(editor::DocumentSession& session, const editor::ActiveTheme& theme, QWidget* parent)
    : PasteGuard(parent), session_(session), theme_(theme), numbers_(new LineNumbers(*this)), mergeKey_(nextMergeKey())
{
    setAccessibleName(tr("Text of the model"));
    setUndoRedoEnabled(false);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setFrameShape(QFrame::NoFrame);
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(qMax(10.0, QWidget::font().pointSizeF()));
    setFont(font);
    setTabStopDistance(kIndent * fontMetrics().horizontalAdvance(QLatin1Char(' ')));
    new ModelicaHighlighter(document(), theme);
    commitTimer_.setSingleShot(true);
    commitTimer_.setInterval(kLeastDelay);
    connect(&commitTimer_, &QTimer::timeout, this, &TextView::commit);
    connect(this, &QPlainTextEdit::blockCountChanged, this, [this] { setViewportMargins(numberWidth(), 0, 0, 0); });
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
        if (dy != 0)
            numbers_->scroll(0, dy);
        else
            numbers_->update(0, rect.y(), numbers_->width(), rect.height());
    });
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (isTaking_)
            return;
        hasTyped_ = true;
        commitTimer_.start();
    });
    connect(&session_.file(), &editor::EditedFile::textChanged, this, &TextView::takeText);
    connect(&session_.sheet(), &editor::Sheet::problemsChanged, this, &TextView::markProblems);
    connect(&session_, &editor::DocumentSession::editabilityChanged, this, &TextView::updateReadOnly);
    connect(&theme_, &editor::ActiveTheme::changed, this, &TextView::applyTheme);
    setViewportMargins(numberWidth(), 0, 0, 0);
    applyTheme();
}

void TextView::applyTheme()
{
    setStyleSheet(
        QStringLiteral("QPlainTextEdit { background: %1; color: %2; border: 0; border-radius: 0; padding: 0; }")
            .arg(theme_.color(ColorRole::Paper).name(), theme_.color(ColorRole::Ink).name()));
    markProblems();
}

void TextView::showEvent(QShowEvent* event)
{
    QPlainTextEdit::showEvent(event);
    takeText();
    markProblems();
}

void TextView::tellTooLong(bool isTooLong)
{
    if (isTooLong == std::exchange(isTooLong_, isTooLong))
        return;
    const QString usual = std::exchange(usualPlaceholder_, isTooLong ? placeholderText() : QString());
    setPlaceholderText(isTooLong
                           ? tr("This text is too long to be shown: it has more than %1 MB, or a line of more than "
                                "%2 characters.")
                                 .arg(kLongestText >> 20)
                                 .arg(kLongestLine)
                           : usual);
}

void TextView::takeText()
{
    if (!isVisible())
        return;
    const QByteArray all = source().bytes();
    const std::optional<model::Span> found = partOf(all);
    const model::Span part = found.value_or(model::Span{0, 0});
    const bool isTooLong = !isLaidOutSoon(all.mid(part.begin, part.end - part.begin));
    tellTooLong(isTooLong);
    const model::Span before = std::exchange(part_, isTooLong ? model::Span{0, 0} : part);
    hasPart_ = found.has_value() && !isTooLong;
    firstLine_ = static_cast<int>(all.left(part_.begin).count('\n'));
    const QByteArray bytes = all.mid(part_.begin, part_.end - part_.begin);
    updateReadOnly();
    if (bytes == mirror_.bytes() && !bytes.isEmpty() && part_.begin == before.begin)
        return;
    mirror_ = TextMirror(bytes);
    hasTyped_ = false;
    commitTimer_.stop();
    if (mirror_.shown() == toPlainText()) {
        markProblems();
        return;
    }
    isTaking_ = true;
    // If a text such as `equation` is inserted before it, the cursor stays at its letter.
    const QString old = toPlainText();
    const qsizetype gained = mirror_.shown().endsWith(old) ? mirror_.shown().size() - old.size() : 0;
    const int position = textCursor().position() + static_cast<int>(gained);
    const int scroll = verticalScrollBar()->value(), across = horizontalScrollBar()->value();
    setPlainText(mirror_.shown());
    QTextCursor cursor = textCursor();
    cursor.setPosition(qMin(position, static_cast<int>(mirror_.shown().size())));
    setTextCursor(cursor);
    verticalScrollBar()->setValue(scroll);
    horizontalScrollBar()->setValue(across);
    isTaking_ = false;
    markProblems();
}

void TextView::updateReadOnly()
{
    const bool isOfOther = source().fileName() != session_.file().document().text().fileName();
    setReadOnly(!hasPart_ || isOfOther || !session_.file().document().text().isUtf8() || session_.file().isGuarded());
}

const model::SourceText& TextView::source() const
{
    return session_.file().document().text();
}

std::optional<model::Span> TextView::partOf(const QByteArray& bytes)
{
    return model::Span{0, static_cast<std::int32_t>(bytes.size())};
}

QByteArray TextView::withPart(const QByteArray& bytes, const QByteArray& part)
{
    return bytes.left(part_.begin) + part + bytes.mid(part_.end);
}

void TextView::commit()
{
    commitTimer_.stop();
    if (!hasTyped_)
        return;
    hasTyped_ = false;
    // New colours of another theme also count as a change of the document, even before it has the text.
    const QString typed = toPlainText();
    if (typed == mirror_.shown())
        return;
    QElapsedTimer cost;
    cost.start();
    session_.file().replaceText(tr("Edit text"),
                                withPart(session_.file().document().text().bytes(), mirror_.edited(typed)), mergeKey_);
    commitTimer_.setInterval(qBound(kLeastDelay, kCostFactor * static_cast<int>(cost.elapsed()), kMostDelay));
}

void TextView::showOffset(std::int32_t offset)
{
    QTextCursor cursor = textCursor();
    cursor.setPosition(qMin(mirror_.shownPosition(offset - part_.begin), static_cast<int>(mirror_.shown().size())));
    setTextCursor(cursor);
    centerCursor();
    setFocus();
}

void TextView::markProblems()
{
    if (!isVisible())
        return;
    QList<QTextEdit::ExtraSelection> marks;
    const bool isDocument = source().fileName() == session_.file().document().text().fileName();
    for (const model::Diagnostic& problem : session_.sheet().problems()) {
        const bool isOfText = problem.text && problem.text->fileName() == source().fileName();
        const std::optional<model::Span> place = isDocument ? editor::placeInText(session_, problem)
                                                 : isOfText ? std::optional(problem.span)
                                                            : std::nullopt;
        if (!place || place->begin < part_.begin || place->begin > part_.end)
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = textCursor();
        const int begin = mirror_.shownPosition(place->begin - part_.begin);
        const int end = qMax(begin + 1, mirror_.shownPosition(place->end - part_.begin));
        const int last = qMax(0, document()->characterCount() - 1);
        mark.cursor.setPosition(qMin(begin, last));
        mark.cursor.setPosition(qMin(end, last), QTextCursor::KeepAnchor);
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(
            theme_.color(problem.severity() == model::Severity::Error ? ColorRole::Error : ColorRole::Warning));
        mark.format.setToolTip(model::sentenceOf(problem));
        marks.append(mark);
    }
    setExtraSelections(marks);
    numbers_->update();
}

QString TextView::problemAt(int position) const
{
    for (const QTextEdit::ExtraSelection& mark : extraSelections())
        if (mark.cursor.selectionStart() <= position && position <= mark.cursor.selectionEnd())
            return mark.format.toolTip();
    return {};
}

bool TextView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString text = problemAt(cursorForPosition(viewport()->mapFrom(this, help->pos())).position());
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), editor::plainToolTip(text), this);
        return true;
    }
    return QPlainTextEdit::event(event);
}

int TextView::numberWidth() const
{
    const int digits = qMax(3, static_cast<int>(QString::number(qMax(1, firstLine_ + blockCount())).size()));
    return 24 + fontMetrics().horizontalAdvance(QLatin1Char('9')) * digits;
}

void TextView::paintNumbers(QPaintEvent& event)
{
    QPainter painter(numbers_);
    painter.fillRect(event.rect(), theme_.color(ColorRole::Panel));
    painter.setFont(font());
    const QList<QTextEdit::ExtraSelection> marks = extraSelections();
    QTextBlock block = firstVisibleBlock();
    double top = blockBoundingGeometry(block).translated(contentOffset()).top();
    while (block.isValid() && top <= event.rect().bottom()) {
        const double height = blockBoundingRect(block).height();
        const bool hasProblem = std::any_of(marks.begin(), marks.end(), [&](const auto& mark) {
            return mark.cursor.selectionStart() >= block.position() &&
                   mark.cursor.selectionStart() < block.position() + block.length();
        });
        painter.setPen(theme_.color(hasProblem ? ColorRole::Error : ColorRole::TextMuted));
        painter.drawText(QRectF(0, top, numbers_->width() - 12, height), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(firstLine_ + block.blockNumber() + 1));
        if (hasProblem)
            painter.fillRect(QRectF(0, top, 3, height), theme_.color(ColorRole::Error));
        top += height;
        block = block.next();
    }
}

void TextView::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    numbers_->setGeometry(0, 0, numberWidth(), height());
}

void TextView::focusOutEvent(QFocusEvent* event)
{
    commit();
    mergeKey_ = nextMergeKey();
    QPlainTextEdit::focusOutEvent(event);
}

void TextView::keyPressEvent(QKeyEvent* event)
{
    // Undo is the session's, not the widget's.
    if (event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo)) {
        commit();
        mergeKey_ = nextMergeKey();
        if (event->matches(QKeySequence::Undo))
            session_.file().undoStack().undo();
        else
            session_.file().undoStack().redo();
        return;
    }
    const bool isTab = event->key() == Qt::Key_Tab && event->modifiers() == Qt::NoModifier;
    if (isReadOnly() || !(isTab || event->key() == Qt::Key_Backtab) || !indent(*this, !isTab))
        QPlainTextEdit::keyPressEvent(event);
}

}  // namespace bramah::app
