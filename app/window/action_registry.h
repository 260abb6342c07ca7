// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/icon_set.h"

#include <QKeySequence>
#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QAction;

namespace bramah::app {

/// The parts of an action. `shortcuts` may be empty; the first one is shown.
struct ActionDefinition {
    QString id;        ///< stable, as `file.open`; the part before the dot is the menu
    QString text;      ///< for menus, with `&`
    QString iconName;  ///< of IconSet; empty for none
    QList<QKeySequence> shortcuts;
    QString hint;  ///< one sentence for the status bar
};

/// Every action of the window by its id: menus, toolbar and the command palette are made from it. GUI thread.
class ActionRegistry : public QObject
{
    Q_OBJECT
public:
    explicit ActionRegistry(const editor::IconSet& icons, QObject* parent = nullptr);

    /// Makes an action that calls \a triggered.
    QAction* add(const ActionDefinition& definition, std::function<void()> triggered);
    /// Makes an action that is on or off and calls \a toggled with its new state.
    QAction* addToggle(const ActionDefinition& definition, bool isOn, std::function<void(bool)> toggled);
    /// Takes an action made elsewhere into the registry, which does not own it; gives it \a iconName if it has no icon.
    void adopt(const QString& id, QAction* action, const QString& iconName = {});

    /// The action with this id, which must exist.
    [[nodiscard]] QAction* action(const QString& id) const;
    /// In the order they were added.
    [[nodiscard]] const std::vector<QAction*>& actions() const { return actions_; }
    [[nodiscard]] const editor::IconSet& icons() const { return icons_; }

    /// The menu's text without `&` and dots, for lists and tool tips.
    [[nodiscard]] static QString plainText(const QAction& action);

private:
    QAction* make(const ActionDefinition& definition);
    static void describe(QAction& action);

    const editor::IconSet& icons_;
    std::vector<QAction*> actions_;
};

}  // namespace bramah::app
