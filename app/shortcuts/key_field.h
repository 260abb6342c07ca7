// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QLineEdit>
#include <QList>

#include <vector>

class QShortcut;

namespace bramah::app {

/// A field that shows the keys pressed in it, and takes every key but Tab, which leads on, and Escape, which empties
/// it; in an empty one Escape goes on to the dialog.
class KeyField : public QLineEdit
{
    Q_OBJECT
public:
    explicit KeyField(QWidget* parent = nullptr);

    /// Keys that are in use, which are told as they are written there: on a keyboard where Shift+1 types `!`,
    /// Ctrl+Shift+1 is not Ctrl+!.
    void setKnown(const QList<QKeySequence>& known);
    /// The keys pressed last; empty if there are none.
    [[nodiscard]] QKeySequence keys() const { return keys_; }
    void setKeys(const QKeySequence& keys);

Q_SIGNALS:
    /// The user has pressed keys, or emptied the field.
    void keysPressed(const QKeySequence& keys);

protected:
    bool event(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void take(const QKeySequence& keys);

    QKeySequence keys_;
    std::vector<QShortcut*> known_;
};

}  // namespace bramah::app
