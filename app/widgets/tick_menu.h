// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace bramah::app {

/// A menu that stays open while its entries are ticked with the mouse or the space bar. Enter ticks and closes it.
class TickMenu : public QMenu
{
    Q_OBJECT
public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// False if the entry cannot be ticked.
    bool tick(QAction* action);
};

}  // namespace bramah::app
