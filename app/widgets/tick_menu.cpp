// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/tick_menu.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace bramah::app {

bool TickMenu::tick(QAction* action)
{
    if (!action || !action->isCheckable() || !action->isEnabled())
        return false;
    action->trigger();
    return true;
}

void TickMenu::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !tick(actionAt(event->pos())))
        QMenu::mouseReleaseEvent(event);
}

void TickMenu::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space || !tick(activeAction()))
        QMenu::keyPressEvent(event);
}

}  // namespace bramah::app
