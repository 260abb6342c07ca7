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

/// The properties of an action. `shortcuts` may be empty; the first one is shown.
struct ActionDefinition {
    QString id;        ///< never changes; `file.open`, where the part before the dot is the menu
    QString text;      ///< for menus, with `&`
    QString iconName;  ///< name in the IconSet; empty for none
    QList<QKeySequence> shortcuts;
    QString hint;  ///< one sentence for the status bar
};

/// Every action of the window by its id; menus, toolbar and command palette consist of them. GUI thread.
class ActionRegistry : public QObject
{
    Q_OBJECT
public:
    explicit ActionRegistry(const editor::IconSet& icons, QObject* parent = nullptr);

    /// Adds an action that calls \a triggered.
    QAction* add(const ActionDefinition& definition, std::function<void()> triggered);
    /// Adds an action that is on or off and calls \a toggled with its new state.
    QAction* addToggle(const ActionDefinition& definition, bool isOn, std::function<void(bool)> toggled);
    /// Adds an action that the registry does not own; gives it \a iconName if it has no icon.
    void adopt(const QString& id, QAction* action, const QString& iconName = {});

    /// The action with this id, which must exist.
    [[nodiscard]] QAction* action(const QString& id) const;
    /// In the order of registration.
    [[nodiscard]] const std::vector<QAction*>& actions() const { return actions_; }
    [[nodiscard]] const editor::IconSet& icons() const { return icons_; }

    /// The menu's text without `&` and dots, for lists and tool tips.
    [[nodiscard]] static QString plainText(const QAction& action);

private:
    QAction* make(const ActionDefinition& definition);
    static void describe(QAction& action);
    /// Its tool tip says its text and keys as they are.
    void keepDescribed(QAction& action);

    const editor::IconSet& icons_;
    std::vector<QAction*> actions_;
};

}  // namespace bramah::app
