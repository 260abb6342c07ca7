// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <vector>

class QAction;
class QMenuBar;

namespace bramah::app {

class Shortcuts;

/// A command, or what a fixed key does, as it is listed.
struct ShortcutLine {
    QString group;  ///< the menu, or the part of the window
    QString name;   ///< with the submenu before it: "Note: Text"
    QString hint;   ///< one sentence; may be empty
    QList<QKeySequence> keys;
    QAction* action = nullptr;  ///< null: a fixed key
    bool isReserved = false;    ///< a fixed key that no command can have
};

/// All commands of \a shortcuts in the order of \a menus, those in no menu behind them, then the fixed keys.
[[nodiscard]] std::vector<ShortcutLine> shortcutLines(const QMenuBar& menus, const Shortcuts& shortcuts);

/// The keys as people read them: "F, W".
[[nodiscard]] QString textOf(const QList<QKeySequence>& keys);

}  // namespace bramah::app
