// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/floating_card.h"

#include <QMouseEvent>

namespace bramah::app {

namespace {

constexpr int kToEdge = 24;  // px

}  // namespace

FloatingCard::FloatingCard(int cardWidth, QWidget* parent) : QFrame(parent)
{
    setObjectName(QStringLiteral("card"));
    setFixedWidth(cardWidth);
    setCursor(Qt::SizeAllCursor);
    hide();
}

void FloatingCard::fitTexts()
{
    resize(width(), heightForWidth(width()));
    if (parentWidget() && !isMoved_)
        move(parentWidget()->width() - width() - kToEdge, parentWidget()->height() - height() - kToEdge);
}

void FloatingCard::mousePressEvent(QMouseEvent* event)
{
    grip_ = event->position().toPoint();
}

void FloatingCard::mouseMoveEvent(QMouseEvent* event)
{
    if (!(event->buttons() & Qt::LeftButton) || !parentWidget())
        return;
    const QPoint wanted = mapToParent(event->position().toPoint()) - grip_;
    move(qBound(0, wanted.x(), qMax(0, parentWidget()->width() - width())),
         qBound(0, wanted.y(), qMax(0, parentWidget()->height() - height())));
    isMoved_ = true;
}

}  // namespace bramah::app
