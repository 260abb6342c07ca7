// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shortcuts/shortcut_list.h"

#include "app/shortcuts/action_text.h"
#include "app/shortcuts/fixed_keys.h"
#include "app/shortcuts/shortcuts.h"
#include "app/translate.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QSet>

#include <functional>

namespace bramah::app {

std::vector<ShortcutLine> shortcutLines(const QMenuBar& menus, const Shortcuts& shortcuts)
{
    QSet<QAction*> open(shortcuts.actions().begin(), shortcuts.actions().end());
    std::vector<ShortcutLine> lines;
    const auto add = [&](QAction& action, const QString& group, const QString& submenu) {
        if (!open.remove(&action))
            return;
        // The text of undo names the edit; that of its button, which it has of its own, does not.
        const bool hasButtonText = action.iconText() != QAction(action.text()).iconText();
        const QString name = plainActionText(hasButtonText ? action.iconText() : action.text());
        lines.push_back({group, submenu.isEmpty() ? name : tr("%1: %2").arg(submenu, name), action.statusTip(),
                         action.shortcuts(), &action});
    };
    const std::function<void(const QMenu&, const QString&, const QString&)> walk =
        [&](const QMenu& menu, const QString& group, const QString& submenu) {
            for (QAction* entry : menu.actions())
                if (entry->menu())
                    walk(*entry->menu(), group, plainActionText(entry->text()));
                else
                    add(*entry, group, submenu);
        };
    for (const QAction* top : menus.actions())
        if (top->menu())
            walk(*top->menu(), plainActionText(top->text()), {});
    for (QAction* action : shortcuts.actions())
        add(*action, tr("Other commands"), {});
    for (const FixedKeys& fixed : fixedKeys())
        lines.push_back({fixed.group, plainActionText(fixed.text), {}, fixed.keys, nullptr, fixed.isReserved});
    return lines;
}

QString textOf(const QList<QKeySequence>& keys)
{
    return QKeySequence::listToString(keys, QKeySequence::NativeText)
        .replace(QStringLiteral("; "), QStringLiteral("   "));
}

}  // namespace bramah::app
