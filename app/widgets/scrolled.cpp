// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/scrolled.h"

#include <QScrollArea>

namespace bramah::app {

QScrollArea* scrolled(QWidget& content)
{
    auto* room = new QScrollArea;
    room->setWidget(&content);
    room->setWidgetResizable(true);
    room->setFrameShape(QFrame::NoFrame);
    room->setFocusPolicy(Qt::NoFocus);
    return room;
}

}  // namespace bramah::app
