// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QPointer>

#include <vector>

class QDockWidget;
class QMainWindow;

namespace bramah::app {

/// Gives the whole window to one panel and to those that share its row of tabs, in place of the sheet and of all other
/// panels; afterwards all comes back as it was. GUI thread.
class MaximizedPanel : public QObject
{
    Q_OBJECT
public:
    /// \a docks: all panels of \a window. \a layoutVersion: for its saveState().
    MaximizedPanel(QMainWindow& window, std::vector<QDockWidget*> docks, int layoutVersion);

    [[nodiscard]] bool isOn() const { return !before_.isEmpty(); }
    /// Is \a dock among those that have the window?
    [[nodiscard]] bool has(const QDockWidget& dock) const;
    /// The layout without a maximised panel, for saveState().
    [[nodiscard]] QByteArray layout() const;

    /// Gives the window to \a dock, which is docked and shown.
    void give(QDockWidget& dock);
    /// Brings all back; does nothing if no panel has the window.
    void leave();

Q_SIGNALS:
    void changed(bool isOn);

private:
    /// A window whose last panel has been closed shows its sheet again.
    void leaveIfEmpty();

    QMainWindow& window_;
    std::vector<QDockWidget*> docks_;
    int layoutVersion_;
    QByteArray before_;                ///< the layout to come back to; empty while off
    std::vector<QDockWidget*> given_;  ///< those that have the window
    QPointer<QWidget> focused_;        ///< had the focus before
};

}  // namespace bramah::app
