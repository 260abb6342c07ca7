// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/floating_card.h"

#include <QEvent>
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
    if (parent)
        parent->installEventFilter(this);
    hide();
}

void FloatingCard::fitTexts()
{
    resize(width(), heightForWidth(width()));
    takePlace(pos());
}

void FloatingCard::takePlace(QPoint wanted)
{
    if (!parentWidget())
        return;
    const QPoint corner(parentWidget()->width() - width(), parentWidget()->height() - height());
    if (!isMoved_)
        wanted = corner - QPoint(kToEdge, kToEdge);
    move(qBound(0, wanted.x(), qMax(0, corner.x())), qBound(0, wanted.y(), qMax(0, corner.y())));
}

bool FloatingCard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        takePlace(pos());
    return QFrame::eventFilter(watched, event);
}

void FloatingCard::mousePressEvent(QMouseEvent* event)
{
    grip_ = event->position().toPoint();
}

void FloatingCard::mouseMoveEvent(QMouseEvent* event)
{
    if (!(event->buttons() & Qt::LeftButton) || !parentWidget())
        return;
    isMoved_ = true;
    takePlace(mapToParent(event->position().toPoint()) - grip_);
}

}  // namespace bramah::app
