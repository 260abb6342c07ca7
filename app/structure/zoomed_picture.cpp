// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/zoomed_picture.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace bramah::app {

namespace {

constexpr double kStep = 1.2;  // of a notch of the wheel, or a key
constexpr double kLeastScale = 0.02, kMostScale = 12;
constexpr double kArrowStep = 60;  // px

}  // namespace

ZoomedPicture::ZoomedPicture(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setToolTip(tr("A double click shows the place in full size, another one all of it; drag moves, the wheel scales"));
}

QTransform ZoomedPicture::toWidget() const
{
    if (chosen_)
        return *chosen_;
    const QSizeF size = pictureSize().expandedTo(QSizeF(1, 1));
    const double scale = std::min({1.0, width() / size.width(), height() / size.height()});
    return QTransform::fromTranslate((width() - scale * size.width()) / 2, (height() - scale * size.height()) / 2)
        .scale(scale, scale);
}

void ZoomedPicture::fit()
{
    chosen_.reset();
    update();
}

void ZoomedPicture::zoom(double factor, QPointF at)
{
    const QTransform old = toWidget();
    const double bounded = std::clamp(old.m11() * factor, kLeastScale, kMostScale) / old.m11();
    chosen_ = old * QTransform::fromTranslate(-at.x(), -at.y()) * QTransform::fromScale(bounded, bounded) *
              QTransform::fromTranslate(at.x(), at.y());
    update();
}

void ZoomedPicture::move(QPointF shift)
{
    chosen_ = toWidget() * QTransform::fromTranslate(shift.x(), shift.y());
    update();
}

void ZoomedPicture::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setTransform(toWidget(), true);
    paintPicture(painter);
}

void ZoomedPicture::wheelEvent(QWheelEvent* event)
{
    zoom(std::pow(kStep, event->angleDelta().y() / 120.0), event->position());
    event->accept();
}

void ZoomedPicture::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Plus: zoom(kStep, rect().center()); break;
    case Qt::Key_Minus: zoom(1 / kStep, rect().center()); break;
    case Qt::Key_0: fit(); break;
    case Qt::Key_Left: move({kArrowStep, 0}); break;
    case Qt::Key_Right: move({-kArrowStep, 0}); break;
    case Qt::Key_Up: move({0, kArrowStep}); break;
    case Qt::Key_Down: move({0, -kArrowStep}); break;
    default: QWidget::keyPressEvent(event);
    }
}

void ZoomedPicture::mousePressEvent(QMouseEvent* event)
{
    pressedAt_ = last_ = event->position();
    isDoubleClick_ = false;
}

void ZoomedPicture::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF shift = event->position() - last_;
    if (!event->buttons() || (event->position() - pressedAt_).manhattanLength() < QApplication::startDragDistance())
        return;
    last_ = event->position();
    move(shift);
}

void ZoomedPicture::mouseReleaseEvent(QMouseEvent* event)
{
    if (std::exchange(isDoubleClick_, false) ||
        (event->position() - pressedAt_).manhattanLength() >= QApplication::startDragDistance())
        return;
    clicked(toWidget().inverted().map(event->position()));
}

void ZoomedPicture::mouseDoubleClickEvent(QMouseEvent* event)
{
    isDoubleClick_ = true;
    if (chosen_ || toWidget().m11() >= 1) {
        fit();
        return;
    }
    const QPointF at = toWidget().inverted().map(event->position());
    chosen_ = QTransform::fromTranslate(width() / 2.0, height() / 2.0).translate(-at.x(), -at.y());
    update();
}

}  // namespace bramah::app
