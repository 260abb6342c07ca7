// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>

#include <vector>

class QAction;

namespace bramah::app {

/// The keys of commands: those that the program gives them, and those that the user has chosen in their place, which
/// are kept in the settings under the names of the actions. Settings of names that this program does not know stay as
/// they are. Keys that the user has chosen are taken from the command that has them by default. GUI thread.
class Shortcuts : public QObject
{
    Q_OBJECT
public:
    /// \a actions: with their default keys, which get the kept ones now; they must live as long as this object.
    explicit Shortcuts(std::vector<QAction*> actions, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<QAction*>& actions() const { return actions_; }
    [[nodiscard]] QList<QKeySequence> defaults(const QAction& action) const;
    /// Has the action other keys than by default?
    [[nodiscard]] bool isChanged(const QAction& action) const;
    /// The other action that has one of \a keys; null if there is none.
    [[nodiscard]] QAction* ownerOf(const QList<QKeySequence>& keys, const QAction& besides) const;

    /// Gives \a action these keys, or none, in place of those it has; another action that has one of them loses it.
    void assign(QAction& action, const QList<QKeySequence>& keys);
    /// Gives all actions their default keys.
    void resetAll();

Q_SIGNALS:
    void changed();

private:
    void read();
    /// Keeps the choice for one action in the settings.
    void keep(const QAction& action) const;
    /// Gives all actions their keys.
    void apply();

    std::vector<QAction*> actions_;
    QHash<const QAction*, QList<QKeySequence>> defaults_;
    QHash<const QAction*, QList<QKeySequence>> chosen_;  ///< where they differ from the default
};

}  // namespace bramah::app
