// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shortcuts/key_field.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QShortcut>

namespace bramah::app {

namespace {

/// Does the key belong to the field or the dialog, and is not taken?
bool isLeft(const QKeyEvent& event, bool isEmpty)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    if (modifiers != Qt::NoModifier)
        return false;
    return event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab || (event.key() == Qt::Key_Escape && isEmpty);
}

bool isModifier(int key)
{
    return key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr || key == Qt::Key_unknown || key == 0;
}

/// The keys of an event as they are written: Shift only where it does not make another sign of the key.
QKeySequence keysOf(const QKeyEvent& event)
{
    Qt::KeyboardModifiers modifiers =
        event.modifiers() & (Qt::ControlModifier | Qt::ShiftModifier | Qt::AltModifier | Qt::MetaModifier);
    const QString text = event.text();
    const bool isSign = !text.isEmpty() && text.at(0).isPrint() && !text.at(0).isLetterOrNumber() && text != u" ";
    if (isSign)
        modifiers &= ~Qt::ShiftModifier;
    return QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(event.key())));
}

}  // namespace

KeyField::KeyField(QWidget* parent) : QLineEdit(parent)
{
    setReadOnly(true);  // keys are no text to edit
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_InputMethodEnabled, false);
}

void KeyField::setKnown(const QList<QKeySequence>& known)
{
    qDeleteAll(known_);
    known_.clear();
    for (const QKeySequence& keys : known) {
        const Qt::Key key = keys[0].key();
        if (key == Qt::Key_Tab || key == Qt::Key_Backtab || key == Qt::Key_Escape)
            continue;  // these belong to the dialog
        auto* shortcut = new QShortcut(keys, this, nullptr, nullptr, Qt::WidgetShortcut);
        for (const auto signal : {&QShortcut::activated, &QShortcut::activatedAmbiguously})
            connect(shortcut, signal, this, [this, keys] { take(keys); });
        known_.push_back(shortcut);
    }
}

void KeyField::setKeys(const QKeySequence& keys)
{
    keys_ = keys;
    setText(keys.toString(QKeySequence::NativeText));
}

void KeyField::take(const QKeySequence& keys)
{
    setKeys(keys);
    Q_EMIT keysPressed(keys_);
}

bool KeyField::event(QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QLineEdit::event(event);
    auto& key = *static_cast<QKeyEvent*>(event);
    if (isLeft(key, keys_.isEmpty()) || isModifier(key.key()))
        return event->type() == QEvent::KeyPress && key.key() == Qt::Key_Escape ? (event->ignore(), false)
                                                                                : QWidget::event(event);
    const bool isEmptied = key.key() == Qt::Key_Escape && key.modifiers() == Qt::NoModifier;
    if (event->type() == QEvent::ShortcutOverride) {
        // A known key comes as its shortcut, all others as keys.
        event->setAccepted(isEmptied);
        return isEmptied;
    }
    take(isEmptied ? QKeySequence() : keysOf(key));
    event->accept();
    return true;
}

void KeyField::contextMenuEvent(QContextMenuEvent* event)
{
    event->accept();
}

}  // namespace bramah::app
