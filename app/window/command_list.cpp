// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/command_list.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>
#include <ranges>

namespace bramah::app {

namespace {

ManualCommand commandOf(const QAction& action, const QString& menu)
{
    const QString text = ActionRegistry::plainText(action);
    QStringList keys;
    for (const QKeySequence& one : action.shortcuts())
        keys.append(one.toString(QKeySequence::NativeText));
    return {action.objectName(), menu.isEmpty() ? text : QStringLiteral("%1 > %2").arg(menu, text),
            keys.join(QStringLiteral(", ")), action.statusTip()};
}

void addMenu(const QList<QAction*>& entries, const QString& menu, const std::vector<QAction*>& known,
             std::vector<ManualCommand>& commands)
{
    for (const QAction* entry : entries) {
        if (const QMenu* inner = entry->menu()) {
            const QString title = ActionRegistry::plainText(*entry);
            addMenu(inner->actions(), menu.isEmpty() ? title : QStringLiteral("%1 > %2").arg(menu, title), known,
                    commands);
        } else if (std::ranges::find(known, entry) != known.end() &&
                   std::ranges::find(commands, entry->objectName(), &ManualCommand::id) == commands.end()) {
            commands.push_back(commandOf(*entry, menu));
        }
    }
}

}  // namespace

std::vector<ManualCommand> commandList(const ActionRegistry& actions, const QMenuBar& menus)
{
    std::vector<ManualCommand> commands;
    addMenu(menus.actions(), {}, actions.actions(), commands);
    for (const QAction* action : actions.actions())
        if (std::ranges::find(commands, action->objectName(), &ManualCommand::id) == commands.end())
            commands.push_back(commandOf(*action, {}));
    return commands;
}

}  // namespace bramah::app
