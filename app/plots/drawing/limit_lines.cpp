// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/limit_lines.h"

#include "app/plots/drawing/plot_style.h"

#include <cmath>

namespace bramah::app {

using editor::ColorRole;

LimitLines::LimitLines(QCPAxisRect& rect, std::function<std::vector<ShownLimit>()> limits)
    : QCPAbstractItem(rect.parentPlot()), rect_(rect), limits_(std::move(limits))
{
    setSelectable(false);
    setClipToAxisRect(true);
    setClipAxisRect(&rect);
}

void LimitLines::draw(QCPPainter* painter)
{
    constexpr double kTick = 4, kPace = 14;  // px
    const QRectF area = rect_.rect();
    painter->setFont(PlotStyle::font(*parentPlot()));
    const QFontMetricsF metrics(painter->font());
    const QColor color = theme_->color(ColorRole::Error);
    for (const ShownLimit& limit : limits_()) {
        if (!limit.axis->range().contains(limit.value))
            continue;
        const double y = std::round(limit.axis->coordToPixel(limit.value)) + 0.5;
        painter->setAntialiasing(false);
        painter->setPen(QPen(color, 1, Qt::DashLine));
        painter->drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter->setPen(QPen(color, 1));
        painter->setAntialiasing(true);
        const double side = limit.isUpper ? -kTick : kTick;
        for (double x = area.left() + kPace; x < area.right(); x += kPace)
            painter->drawLine(QPointF(x, y), QPointF(x + kTick, y + side));
        const double width = metrics.horizontalAdvance(limit.text);
        const double top = limit.isUpper ? y - kTick - metrics.height() : y + kTick;
        const QRectF place(area.right() - width - 6, top, width + 4, metrics.height());
        painter->fillRect(place, theme_->color(ColorRole::PlotBackground));
        painter->drawText(place, Qt::AlignCenter, limit.text);
    }
}

}  // namespace bramah::app
