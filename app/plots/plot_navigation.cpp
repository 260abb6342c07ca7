// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_navigation.h"

#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QRubberBand>
#include <QWheelEvent>
#include "app/plots/drawing/custom_plot.h"

#include <cmath>
#include <utility>

namespace bramah::app {

namespace {

constexpr int kDragDistance = 5;  // px

QList<QCPAxis*> valueAxes(QCustomPlot& plot)
{
    return plot.axisRect()->axes(QCPAxis::atLeft | QCPAxis::atRight);
}

}  // namespace

PlotNavigation::PlotNavigation(QCustomPlot& plot)
    : QObject(&plot), plot_(plot), band_(new QRubberBand(QRubberBand::Rectangle, &plot))
{
    plot.setMouseTracking(true);
    plot.installEventFilter(this);
}

bool PlotNavigation::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Wheel: return wheel(*static_cast<QWheelEvent*>(event));
    case QEvent::MouseButtonPress: return press(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove: return move(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonRelease: return release(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonDblClick: Q_EMIT doubleClicked(static_cast<QMouseEvent*>(event)->pos()); return true;
    case QEvent::Leave: Q_EMIT left(); return false;
    case QEvent::ContextMenu:
        // That of the mouse comes with its button.
        if (static_cast<QContextMenuEvent*>(event)->reason() == QContextMenuEvent::Keyboard)
            Q_EMIT menuWanted(plot_.axisRect()->center());
        return true;
    default: return QObject::eventFilter(watched, event);
    }
}

bool PlotNavigation::wheel(QWheelEvent& event)
{
    const QPointF position = event.position();
    const double factor = std::pow(0.85, event.angleDelta().y() / 120.0);
    const QRect inner = plot_.axisRect()->rect();
    bool isValueZoom = event.modifiers().testFlag(Qt::ControlModifier);
    for (QCPAxis* axis : valueAxes(plot_)) {
        const bool isOverAxis = axis->axisType() == QCPAxis::atLeft
                                    ? position.x() < inner.left()
                                    : position.x() > inner.right() && axis->selectTest(position, false) >= 0;
        if (!isOverAxis && !isValueZoom)
            continue;
        axis->scaleRange(factor, axis->pixelToCoord(position.y()));
        isValueZoom = isValueZoom || isOverAxis;
    }
    if (isValueZoom) {
        Q_EMIT valueRangeChosen();
    } else {
        QCPRange range = plot_.xAxis->range();
        const double centre = plot_.xAxis->pixelToCoord(position.x());
        range = QCPRange(centre - (centre - range.lower) * factor, centre + (range.upper - centre) * factor);
        Q_EMIT timeRangeChosen(range);
    }
    event.accept();
    return true;
}

bool PlotNavigation::press(QMouseEvent& event)
{
    lastPosition_ = event.pos();
    if (event.button() == Qt::RightButton) {
        Q_EMIT menuWanted(event.pos());
        return true;
    }
    isPanning_ = event.button() == Qt::MiddleButton || event.modifiers().testFlag(Qt::ShiftModifier);
    if (!isPanning_ && !plot_.axisRect()->rect().contains(event.pos()))
        return false;
    pressedAt_ = event.pos();
    isGripping_ = !isPanning_ && grip_ && grip_(event.pos());
    if (isGripping_)
        Q_EMIT gripped(event.pos());
    if (isPanning_)
        plot_.setCursor(Qt::ClosedHandCursor);
    return true;
}

bool PlotNavigation::move(QMouseEvent& event)
{
    const QRect inner = plot_.axisRect()->rect();
    if (pressedAt_ && isGripping_) {
        Q_EMIT gripMoved({qBound(inner.left(), event.pos().x(), inner.right()),
                          qBound(inner.top(), event.pos().y(), inner.bottom())});
        return true;
    }
    if (pressedAt_ && isPanning_) {
        moveBy(event.pos() - lastPosition_);
        lastPosition_ = event.pos();
        return true;
    }
    if (pressedAt_ && (event.pos() - *pressedAt_).manhattanLength() > kDragDistance) {
        // A box far wider than high selects a time span only.
        QRect box = QRect(*pressedAt_, event.pos()).normalized();
        if (box.height() < 12)
            box = QRect(box.left(), inner.top(), box.width(), inner.height());
        band_->setGeometry(box & inner);
        band_->show();
        return true;
    }
    const auto shape = grip_ && inner.contains(event.pos()) ? grip_(event.pos()) : std::nullopt;
    plot_.setCursor(shape.value_or(Qt::ArrowCursor));
    if (inner.contains(event.pos()))
        Q_EMIT hovered(plot_.xAxis->pixelToCoord(event.pos().x()), event.pos());
    else
        Q_EMIT left();
    return true;
}

bool PlotNavigation::release(QMouseEvent& event)
{
    const bool wasBand = band_->isVisible();
    const QRect box = band_->geometry();
    band_->hide();
    plot_.unsetCursor();
    if (!pressedAt_)
        return false;
    const bool wasGripping = std::exchange(isGripping_, false);
    const bool wasPanning = std::exchange(isPanning_, false) || (wasGripping && event.pos() != *pressedAt_);
    pressedAt_.reset();
    if (wasGripping)
        Q_EMIT gripLeft();
    if (wasBand)
        zoomTo(box);
    else if (!wasPanning)
        Q_EMIT clicked(plot_.xAxis->pixelToCoord(event.pos().x()), event.pos());
    return true;
}

void PlotNavigation::moveBy(QPoint delta)
{
    const QRect inner = plot_.axisRect()->rect();
    const QCPRange time = plot_.xAxis->range();
    const double shift = -delta.x() * time.size() / qMax(1, inner.width());
    for (QCPAxis* axis : valueAxes(plot_))
        axis->moveRange(delta.y() * axis->range().size() / qMax(1, inner.height()));
    if (delta.y() != 0)
        Q_EMIT valueRangeChosen();
    Q_EMIT timeRangeChosen(QCPRange(time.lower + shift, time.upper + shift));
}

void PlotNavigation::zoomTo(const QRect& box)
{
    if (box.width() < 3)
        return;
    const QRect inner = plot_.axisRect()->rect();
    const QCPRange time(plot_.xAxis->pixelToCoord(box.left()), plot_.xAxis->pixelToCoord(box.right()));
    if (box.height() < inner.height()) {
        for (QCPAxis* axis : valueAxes(plot_))
            axis->setRange(axis->pixelToCoord(box.bottom()), axis->pixelToCoord(box.top()));
        Q_EMIT valueRangeChosen();
    }
    Q_EMIT timeRangeChosen(time);
}

}  // namespace bramah::app
