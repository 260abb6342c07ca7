// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frequency/locus_readout.h"

#include "app/plots/drawing/plot_style.h"

#include <QMouseEvent>

#include <cmath>
#include <numbers>

namespace bramah::app {

namespace {

constexpr double kLocusReach = 24;  ///< px, from the mouse to the point that is read
constexpr double kRing = 5;         ///< px, its radius
constexpr double kDegreesInRadian = 180 / std::numbers::pi;

}  // namespace

LocusReadout::LocusReadout(QCustomPlot& plot) : QObject(&plot), plot_(plot)
{
    plot.setMouseTracking(true);
    plot.installEventFilter(this);
}

void LocusReadout::read(QCPAxisRect& rect, std::vector<LocusPoint> points, const editor::Theme& theme)
{
    rect_ = &rect;
    points_ = std::move(points);
    ring_ = new QCPItemTracer(&plot_);
    ring_->position->setAxes(rect.axis(QCPAxis::atBottom), rect.axis(QCPAxis::atLeft));
    ring_->position->setAxisRect(&rect);
    ring_->setStyle(QCPItemTracer::tsCircle);
    ring_->setSize(2 * kRing);
    flag_ = new QCPItemText(&plot_);
    flag_->position->setParentAnchor(ring_->position);
    for (QCPAbstractItem* item : {static_cast<QCPAbstractItem*>(ring_), static_cast<QCPAbstractItem*>(flag_)}) {
        item->setLayer(QStringLiteral("overlay"));
        item->setSelectable(false);
        item->setVisible(false);
    }
    flag_->setFont(PlotStyle::font(plot_));
    flag_->setColor(theme.color(editor::ColorRole::Text));
    flag_->setBrush(theme.color(editor::ColorRole::PlotBackground));
    flag_->setPadding({6, 2, 6, 2});
}

void LocusReadout::clear()
{
    if (rect_) {
        plot_.removeItem(flag_);
        plot_.removeItem(ring_);
    }
    rect_ = nullptr;
    points_.clear();
    text_.clear();
}

bool LocusReadout::eventFilter(QObject* watched, QEvent* event)
{
    if (rect_ && event->type() == QEvent::MouseMove)
        show(nearest(static_cast<QMouseEvent*>(event)->position()));
    else if (rect_ && event->type() == QEvent::Leave)
        show(nullptr);
    return QObject::eventFilter(watched, event);
}

QPointF LocusReadout::placeOf(const LocusPoint& point) const
{
    return {rect_->axis(QCPAxis::atBottom)->coordToPixel(point.value.real()),
            rect_->axis(QCPAxis::atLeft)->coordToPixel(point.value.imag())};
}

const LocusPoint* LocusReadout::nearest(QPointF mouse) const
{
    const LocusPoint* best = nullptr;
    double least = kLocusReach;
    for (const LocusPoint& point : points_) {
        const QPointF way = placeOf(point) - mouse;
        if (const double distance = std::hypot(way.x(), way.y()); distance < least) {
            least = distance;
            best = &point;
        }
    }
    return best;
}

void LocusReadout::show(const LocusPoint* point)
{
    QString text;
    if (point) {
        const QLocale locale = plot_.locale();
        text = tr("%1 Hz: %2 dB, %3°")
                   .arg(locale.toString(point->frequency, 'g', 4),
                        locale.toString(20 * std::log10(std::abs(point->value)), 'g', 4),
                        locale.toString(std::arg(point->value) * kDegreesInRadian, 'g', 4));
    }
    if (text == text_)
        return;
    text_ = text;
    ring_->setVisible(point);
    flag_->setVisible(point);
    if (point) {
        const QPointF place = placeOf(*point);
        const bool isLeft = place.x() > rect_->center().x(), isAbove = place.y() > rect_->center().y();
        ring_->position->setCoords(point->value.real(), point->value.imag());
        ring_->setPen(QPen(point->color, 2));
        flag_->position->setCoords(isLeft ? -2 * kRing : 2 * kRing, isAbove ? -2 * kRing : 2 * kRing);
        flag_->setPositionAlignment((isLeft ? Qt::AlignRight : Qt::AlignLeft) |
                                    (isAbove ? Qt::AlignBottom : Qt::AlignTop));
        flag_->setPen(QPen(point->color, 1));
        flag_->setText(text);
    }
    plot_.replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace bramah::app
