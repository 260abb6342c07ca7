// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/composition_view.h"

#include "app/structure/tables/composition_picture.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <cmath>

namespace bramah::app {

CompositionView::CompositionView(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Composition"));
    setMinimumHeight(60);
    setToolTip(tr("A double click shows the place in full size, another one all of it; drag moves, the wheel scales"));
}

void CompositionView::show(Composition composition)
{
    if (composition.size != composition_.size)
        chosen_.reset();
    composition_ = std::move(composition);
    update();
}

void CompositionView::highlight(const QStringList& paths)
{
    highlighted_ = paths;
    update();
}

QTransform CompositionView::toWidget() const
{
    if (chosen_)
        return *chosen_;
    const QSizeF size = composition_.size.expandedTo(QSizeF(1, 1));
    const double scale = std::min({1.0, width() / size.width(), height() / size.height()});
    return QTransform::fromTranslate((width() - scale * size.width()) / 2, (height() - scale * size.height()) / 2)
        .scale(scale, scale);
}

void CompositionView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setTransform(toWidget());
    if (!composition_.boxes.empty())
        paintComposition(painter, composition_, font(), palette(), highlighted_);
}

void CompositionView::wheelEvent(QWheelEvent* event)
{
    const double factor = std::pow(1.2, event->angleDelta().y() / 120.0);
    const QPointF at = event->position();
    chosen_ = toWidget() * QTransform::fromTranslate(-at.x(), -at.y()) * QTransform::fromScale(factor, factor) *
              QTransform::fromTranslate(at.x(), at.y());
    update();
    event->accept();
}

void CompositionView::mousePressEvent(QMouseEvent* event)
{
    pressedAt_ = last_ = event->position();
}

void CompositionView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF shift = event->position() - last_;
    last_ = event->position();
    if (!event->buttons() || (event->position() - pressedAt_).manhattanLength() < QApplication::startDragDistance())
        return;
    chosen_ = toWidget() * QTransform::fromTranslate(shift.x(), shift.y());
    update();
}

void CompositionView::mouseReleaseEvent(QMouseEvent* event)
{
    if ((event->position() - pressedAt_).manhattanLength() >= QApplication::startDragDistance())
        return;
    const Composition::Box* box = boxAt(composition_, toWidget().inverted().map(event->position()));
    Q_EMIT componentChosen(box ? box->path : QString());
}

void CompositionView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (chosen_ || toWidget().m11() >= 1) {
        chosen_.reset();
    } else {
        const QPointF at = toWidget().inverted().map(event->position());
        chosen_ = QTransform::fromTranslate(width() / 2.0, height() / 2.0).translate(-at.x(), -at.y());
    }
    update();
}

}  // namespace bramah::app
