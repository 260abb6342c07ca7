// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/plot_cursor.h"

#include "app/plots/drawing/plot_style.h"

namespace bramah::app {

using editor::ColorRole;

PlotCursor::PlotCursor(QCustomPlot& plot, std::function<std::vector<CursorReading>(double)> readings)
    : QCPAbstractItem(&plot), readings_(std::move(readings))
{
    setSelectable(false);
}

void PlotCursor::drawLine(QCPPainter* painter, double x, Qt::PenStyle style) const
{
    const QRect rect = parentPlot()->axisRect()->rect();
    painter->setAntialiasing(false);
    painter->setPen(QPen(theme_->color(ColorRole::TextMuted), 1, style));
    painter->drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()));
}

void PlotCursor::drawFlags(QCPPainter* painter, double x, std::vector<CursorReading> readings) const
{
    const QRect rect = parentPlot()->axisRect()->rect();
    const QFontMetrics metrics(painter->font());
    const int height = metrics.height() + 4;
    std::stable_sort(readings.begin(), readings.end(), [](const auto& a, const auto& b) { return a.y < b.y; });
    // Flags are at their curves, moved down where they would overlap and up again at the lower edge.
    std::vector<double> tops;
    double free = rect.top();
    for (const CursorReading& reading : readings) {
        tops.push_back(qMax(free, reading.y - height / 2.0));
        free = tops.back() + height + 1;
    }
    double limit = rect.bottom();
    for (std::size_t k = tops.size(); k-- > 0;) {
        tops[k] = qMin(tops[k], limit - height);
        limit = tops[k] - 1;
    }
    painter->setAntialiasing(true);
    for (std::size_t k = 0; k < readings.size(); ++k) {
        const CursorReading& reading = readings[k];
        const int width = metrics.horizontalAdvance(reading.text) + 12;
        const bool isLeft = x + 10 + width > rect.right();
        const QRectF flag(isLeft ? x - 8 - width : x + 8, tops[k], width, height);
        painter->setPen(Qt::NoPen);
        painter->setBrush(reading.color);
        if (reading.y >= rect.top() && reading.y <= rect.bottom())
            painter->drawEllipse(QPointF(x, reading.y), 3.0, 3.0);
        painter->setBrush(theme_->color(ColorRole::PlotBackground));
        painter->setPen(QPen(reading.color, 1));
        painter->drawRoundedRect(flag, 3, 3);
        painter->setPen(theme_->color(reading.isEarlierRun ? ColorRole::TextMuted : ColorRole::Text));
        painter->drawText(flag, Qt::AlignCenter, reading.text);
    }
}

void PlotCursor::drawTime(QCPPainter* painter, double x) const
{
    const QRect rect = parentPlot()->axisRect()->rect();
    const QLocale locale = parentPlot()->locale();
    QString text = tr("%1 s", "time at the cursor").arg(locale.toString(*time_, 'g', 5));
    if (mark_)
        text += tr("   Δ %1 s", "time between the two cursors").arg(locale.toString(*time_ - *mark_, 'g', 4));
    const QFontMetrics metrics(painter->font());
    const int width = metrics.horizontalAdvance(text) + 12;
    const double left = qBound<double>(rect.left(), x - width / 2.0, qMax(rect.left(), rect.right() - width));
    const QRectF flag(left, rect.bottom() + 3, width, metrics.height() + 4);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme_->color(ColorRole::ToolTip));
    painter->drawRoundedRect(flag, 3, 3);
    painter->setPen(Qt::white);
    painter->drawText(flag, Qt::AlignCenter, text);
}

void PlotCursor::draw(QCPPainter* painter)
{
    const QCPAxis* timeAxis = parentPlot()->xAxis;
    const auto isInside = [&](const std::optional<double>& time) {
        return time && timeAxis->range().contains(placeOf(*time));
    };
    painter->setFont(PlotStyle::font(*parentPlot()));
    setClipToAxisRect(false);
    if (isInside(mark_))
        drawLine(painter, timeAxis->coordToPixel(placeOf(*mark_)), Qt::DashLine);
    if (!isInside(time_))
        return;
    const double x = timeAxis->coordToPixel(placeOf(*time_));
    drawLine(painter, x, Qt::SolidLine);
    drawFlags(painter, x, readings());
    drawTime(painter, x);
}

}  // namespace bramah::app
