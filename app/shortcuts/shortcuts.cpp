// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shortcuts/shortcuts.h"

#include <QAction>
#include <QSettings>

#include <algorithm>
#include <optional>

namespace bramah::app {

namespace {

/// The setting with the keys of an action.
QString settingOf(const QAction& action)
{
    return QStringLiteral("shortcuts/") + action.objectName();
}

/// The keys in a setting, where an empty text is none; nothing if the text is not one of keys.
std::optional<QList<QKeySequence>> keysIn(const QString& text)
{
    if (text.isEmpty())
        return QList<QKeySequence>();
    const QList<QKeySequence> keys = QKeySequence::listFromString(text, QKeySequence::PortableText);
    const auto isBad = [](const QKeySequence& one) { return one.isEmpty() || one[0].key() == Qt::Key_unknown; };
    if (keys.isEmpty() || std::ranges::any_of(keys, isBad))
        return std::nullopt;
    return keys;
}

bool haveCommon(const QList<QKeySequence>& some, const QList<QKeySequence>& others)
{
    return std::ranges::any_of(some, [&](const QKeySequence& one) { return others.contains(one); });
}

QList<QKeySequence> without(QList<QKeySequence> keys, const QList<QKeySequence>& taken)
{
    keys.removeIf([&](const QKeySequence& one) { return taken.contains(one); });
    return keys;
}

}  // namespace

Shortcuts::Shortcuts(std::vector<QAction*> actions, QObject* parent) : QObject(parent), actions_(std::move(actions))
{
    for (const QAction* action : actions_)
        defaults_.insert(action, action->shortcuts());
    read();
    apply();
}

void Shortcuts::read()
{
    const QSettings settings;
    for (const QAction* action : actions_) {
        const QString name = settingOf(*action);
        if (!settings.contains(name))
            continue;
        if (const auto keys = keysIn(settings.value(name).toString()); keys && *keys != defaults(*action))
            chosen_.insert(action, *keys);
    }
}

QList<QKeySequence> Shortcuts::defaults(const QAction& action) const
{
    return defaults_.value(&action);
}

bool Shortcuts::isChanged(const QAction& action) const
{
    return action.shortcuts() != defaults(action);
}

QAction* Shortcuts::ownerOf(const QList<QKeySequence>& keys, const QAction& besides) const
{
    const auto owner = std::ranges::find_if(
        actions_, [&](const QAction* one) { return one != &besides && haveCommon(one->shortcuts(), keys); });
    return owner == actions_.end() ? nullptr : *owner;
}

void Shortcuts::assign(QAction& action, const QList<QKeySequence>& keys)
{
    const auto choose = [this](const QAction& one, const QList<QKeySequence>& wanted) {
        if (wanted == defaults(one))
            chosen_.remove(&one);
        else
            chosen_.insert(&one, wanted);
        keep(one);
    };
    for (const QAction* other : actions_)
        if (other != &action && chosen_.contains(other) && haveCommon(chosen_.value(other), keys))
            choose(*other, without(chosen_.value(other), keys));
    choose(action, keys);
    apply();
    Q_EMIT changed();
}

void Shortcuts::resetAll()
{
    chosen_.clear();
    for (const QAction* action : actions_)
        keep(*action);
    apply();
    Q_EMIT changed();
}

void Shortcuts::keep(const QAction& action) const
{
    QSettings settings;
    if (chosen_.contains(&action))
        settings.setValue(settingOf(action),
                          QKeySequence::listToString(chosen_.value(&action), QKeySequence::PortableText));
    else
        settings.remove(settingOf(action));
}

void Shortcuts::apply()
{
    // A key of two commands would do nothing at all, so the first one that asks for it has it.
    QList<QKeySequence> taken;
    for (QAction* action : actions_)
        if (chosen_.contains(action)) {
            const QList<QKeySequence> keys = without(chosen_.value(action), taken);
            action->setShortcuts(keys);
            taken += keys;
        }
    for (QAction* action : actions_)
        if (!chosen_.contains(action))
            action->setShortcuts(without(defaults(*action), taken));
}

}  // namespace bramah::app
