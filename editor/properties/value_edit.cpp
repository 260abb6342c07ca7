// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/value_edit.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>

namespace bramah::editor {
namespace {

constexpr int kFrameMargin = 2;  // px between QLineEdit's frame and text
constexpr int kSignWidth = 16;   // px of the sign for a formula

}  // namespace

void ValueEdit::setContent(const QString& text, const QString& result)
{
    content_ = text;
    result_ = result;
    showPart(hasFocus() || result.isEmpty() ? text : result);
}

QString ValueEdit::content() const
{
    return isModified() || result_.isEmpty() ? text() : content_;
}

void ValueEdit::offerNames(NameCompleter::Source source)
{
    names_ = std::move(source);
    connect(this, &QLineEdit::textEdited, this, [this] { offer(false); });
}

void ValueEdit::offer(bool isAsked)
{
    // Most fields are only read, so the list is made when one is typed into.
    if (!completer_) {
        completer_ = new NameCompleter(*this, names_);
        connect(completer_, qOverload<const QString&>(&QCompleter::activated), this, [this](const QString& name) {
            const int begun = static_cast<int>(completer_->completionPrefix().size());
            setSelection(cursorPosition() - begun, begun);
            insert(name);
        });
    }
    completer_->offer(text().left(cursorPosition()), cursorRect(), isAsked);
}

bool ValueEdit::event(QEvent* event)
{
    // A line of text claims these keys even where it has nothing to take back.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->matches(QKeySequence::Undo) && !isUndoAvailable()) ||
            (key->matches(QKeySequence::Redo) && !isRedoAvailable())) {
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void ValueEdit::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool isAsked = names_ && key == Qt::Key_Space && event->modifiers() == Qt::ControlModifier;
    if (isAsked && !isReadOnly()) {
        offer(true);
        return;
    }
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isOffering() && isEnter && completer_->isWritten())
        completer_->close();
    if (isOffering() && (isEnter || key == Qt::Key_Tab || key == Qt::Key_Backtab || key == Qt::Key_Escape)) {
        event->ignore();  // the list handles it
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void ValueEdit::showPart(const QString& part)
{
    const bool hasSign = isFormula() && part == result_;
    setTextMargins(0, 0, hasSign ? kSignWidth : 0, 0);
    setText(part);
    setModified(false);
    setCursorPosition(0);
}

void ValueEdit::focusInEvent(QFocusEvent* event)
{
    if (isFormula() && !isModified()) {
        showPart(content_);
        if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
            event->reason() == Qt::ShortcutFocusReason)
            selectAll();
    }
    QLineEdit::focusInEvent(event);
}

void ValueEdit::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (isFormula() && !isModified())
        showPart(result_);
}

QRect ValueEdit::textRect() const
{
    QStyleOptionFrame option;
    initStyleOption(&option);
    return style()
        ->subElementRect(QStyle::SE_LineEditContents, &option, this)
        .marginsRemoved(textMargins())
        .adjusted(kFrameMargin, 0, -kFrameMargin, 0);
}

bool ValueEdit::isCut() const
{
    return fontMetrics().horizontalAdvance(text()) > textRect().width();
}

void ValueEdit::paintEvent(QPaintEvent* event)
{
    if (hasFocus() || !isCut()) {
        QLineEdit::paintEvent(event);
        drawSign();
        return;
    }
    QStyleOptionFrame option;
    initStyleOption(&option);
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
    const QRect room = textRect();
    painter.setPen(option.palette.color(isEnabled() ? QPalette::Normal : QPalette::Disabled, QPalette::Text));
    painter.drawText(room, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine),
                     fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
    drawSign();
}

void ValueEdit::drawSign()
{
    if (!isFormula() || hasFocus())
        return;
    QPainter painter(this);
    QFont italic = font();
    italic.setItalic(true);
    painter.setFont(italic);
    QColor color = palette().color(QPalette::Text);
    color.setAlphaF(0.55F);
    painter.setPen(color);
    painter.drawText(rect().adjusted(0, 0, -kFrameMargin - 6, 0), static_cast<int>(Qt::AlignVCenter | Qt::AlignRight),
                     QStringLiteral("\u0192"));
}

}  // namespace bramah::editor
