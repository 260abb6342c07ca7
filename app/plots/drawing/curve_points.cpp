// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/curve_points.h"

#include "app/plots/drawing/plot_style.h"

namespace bramah::app {

using editor::ColorRole;

CurvePoints::CurvePoints(QCPAxisRect& rect, std::function<std::vector<CurvePointReading>()> points)
    : QCPAbstractItem(rect.parentPlot()), rect_(rect), points_(std::move(points))
{
    setSelectable(false);
    setClipToAxisRect(false);
}

void CurvePoints::draw(QCPPainter* painter)
{
    const QRectF area = rect_.rect();
    painter->setFont(PlotStyle::font(*parentPlot()));
    painter->setAntialiasing(true);
    const QFontMetrics metrics(painter->font());
    const double height = metrics.height() + 4;
    double lowest = area.top();  // of flags that stand in the way of the next one
    for (const CurvePointReading& point : points()) {
        if (!area.adjusted(-1, -1, 1, 1).contains(point.at))
            continue;
        painter->setPen(QPen(theme_->color(ColorRole::PlotBackground), 1.5));
        painter->setBrush(point.color);
        painter->drawEllipse(point.at, 4.5, 4.5);
        if (point.isEarlierRun)
            continue;
        const double width = metrics.horizontalAdvance(point.text) + 12;
        const double left = point.at.x() + 10 + width <= area.right() ? point.at.x() + 10 : point.at.x() - 10 - width;
        const double top = std::max(lowest, qBound(area.top(), point.at.y() - height / 2, area.bottom() - height));
        lowest = top + height + 1;
        const QRectF flag(std::max(area.left(), left), top, width, height);
        painter->setPen(QPen(point.color, 1));
        painter->setBrush(theme_->color(ColorRole::PlotBackground));
        painter->drawRoundedRect(flag, 3, 3);
        painter->setPen(theme_->color(ColorRole::Text));
        painter->drawText(flag, Qt::AlignCenter, point.text);
    }
    if (!isShown())
        return;
    const double width = metrics.horizontalAdvance(timeText_) + 12;
    const QRectF flag(area.right() - width, area.top() + 2, width, height);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme_->color(ColorRole::ToolTip));
    painter->drawRoundedRect(flag, 3, 3);
    painter->setPen(Qt::white);
    painter->drawText(flag, Qt::AlignCenter, timeText_);
}

}  // namespace bramah::app
