// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/action_registry.h"

#include "app/shortcuts/action_text.h"

#include <QAction>

#include <algorithm>

namespace bramah::app {

ActionRegistry::ActionRegistry(const editor::IconSet& icons, QObject* parent) : QObject(parent), icons_(icons) {}

QString ActionRegistry::plainText(const QAction& action)
{
    return plainActionText(action.text());
}

void ActionRegistry::describe(QAction& action)
{
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    const QString text = plainText(action);
    action.setToolTip(keys.isEmpty() ? text : tr("%1 (%2)", "tool tip: action and its keys").arg(text, keys));
}

void ActionRegistry::keepDescribed(QAction& action)
{
    describe(action);
    // The texts of undo and redo name the edit, and the user may change the keys.
    connect(&action, &QAction::changed, this, [&action, last = std::pair(action.text(), action.shortcuts())]() mutable {
        if (const auto now = std::pair(action.text(), action.shortcuts()); now != last) {
            last = now;
            describe(action);
        }
    });
}

QAction* ActionRegistry::make(const ActionDefinition& definition)
{
    auto* action = new QAction(definition.text, this);
    action->setObjectName(definition.id);
    if (!definition.iconName.isEmpty())
        action->setIcon(icons_.icon(definition.iconName));
    action->setShortcuts(definition.shortcuts);
    action->setStatusTip(definition.hint);
    keepDescribed(*action);
    actions_.push_back(action);
    return action;
}

QAction* ActionRegistry::add(const ActionDefinition& definition, std::function<void()> triggered)
{
    QAction* action = make(definition);
    connect(action, &QAction::triggered, this, [call = std::move(triggered)] { call(); });
    return action;
}

QAction* ActionRegistry::addToggle(const ActionDefinition& definition, bool isOn, std::function<void(bool)> toggled)
{
    QAction* action = make(definition);
    action->setCheckable(true);
    action->setChecked(isOn);
    connect(action, &QAction::toggled, this, [call = std::move(toggled)](bool on) { call(on); });
    return action;
}

void ActionRegistry::adopt(const QString& id, QAction* action, const QString& iconName)
{
    action->setObjectName(id);
    if (!iconName.isEmpty())
        action->setIcon(icons_.icon(iconName));
    keepDescribed(*action);
    actions_.push_back(action);
}

QAction* ActionRegistry::action(const QString& id) const
{
    const auto found =
        std::find_if(actions_.begin(), actions_.end(), [&](const QAction* one) { return one->objectName() == id; });
    Q_ASSERT_X(found != actions_.end(), "ActionRegistry::action", qPrintable(id));
    return found == actions_.end() ? nullptr : *found;
}

}  // namespace bramah::app
