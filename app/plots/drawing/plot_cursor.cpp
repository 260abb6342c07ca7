// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/plot_cursor.h"

#include "app/plots/drawing/plot_style.h"

#include <algorithm>

namespace bramah::app {

using editor::ColorRole;

namespace {

constexpr double kFlagDistance = 8;  ///< px, of flags from the line
constexpr double kFlagGap = 1;       ///< px, between flags
constexpr double kMarkReach = 4;     ///< px, from the mouse to a mark that is meant

/// The upper edges of boxes of \a height in one column: at \a y, moved down where they would overlap and up again at
/// the lower edge of \a area. Too many of them overlap evenly.
std::vector<double> stack(const std::vector<double>& y, double height, const QRectF& area)
{
    const auto count = static_cast<double>(y.size());
    const double room = std::max(0.0, area.height() - height);
    const double pace = y.size() < 2 ? 0 : std::min(height + kFlagGap, room / (count - 1));
    std::vector<double> tops;
    double free = area.top();
    for (const double place : y) {
        tops.push_back(std::max(free, place - height / 2));
        free = tops.back() + pace;
    }
    double limit = area.bottom() - height;
    for (std::size_t k = tops.size(); k-- > 0;) {
        tops[k] = std::min(tops[k], limit);
        limit = tops[k] - pace;
    }
    return tops;
}

}  // namespace

std::vector<QRectF> placeFlags(double x, std::span<const double> y, std::span<const double> widths, double height,
                               const QRectF& area)
{
    std::vector<QRectF> flags(y.size());
    const auto inColumn = std::max<std::size_t>(1, static_cast<std::size_t>(area.height() / (height + kFlagGap)));
    const std::size_t columns = (y.size() + inColumn - 1) / inColumn;
    double right = x + kFlagDistance, left = x - kFlagDistance;
    for (std::size_t column = 0; column < columns; ++column) {
        std::vector<double> places;
        double width = 0;
        for (std::size_t k = column; k < y.size(); k += columns) {
            places.push_back(y[k]);
            width = std::max(width, widths[k]);
        }
        const bool hasRoomRight = right + width <= area.right(), hasRoomLeft = left - width >= area.left();
        const bool isRight = hasRoomRight && (column % 2 == 0 || !hasRoomLeft);
        const std::vector<double> tops = stack(places, height, area);
        for (std::size_t k = column, row = 0; k < y.size(); k += columns, ++row)
            flags[k] = QRectF(isRight ? right : left - widths[k], tops[row], widths[k], height);
        (isRight ? right : left) += isRight ? width + kFlagDistance : -width - kFlagDistance;
    }
    return flags;
}

PlotCursor::PlotCursor(QCPAxisRect& rect, std::function<std::vector<CursorReading>(double)> readings)
    : QCPAbstractItem(rect.parentPlot()), rect_(rect), readings_(std::move(readings))
{
    setSelectable(false);
}

void PlotCursor::drawLine(QCPPainter* painter, double x, Qt::PenStyle style) const
{
    painter->setAntialiasing(false);
    painter->setPen(QPen(theme_->color(ColorRole::TextMuted), 1, style));
    painter->drawLine(QPointF(x, rect_.top()), QPointF(x, rect_.bottom()));
}

void PlotCursor::drawFlags(QCPPainter* painter, double x, std::vector<CursorReading> readings) const
{
    std::stable_sort(readings.begin(), readings.end(), [](const auto& a, const auto& b) { return a.y < b.y; });
    const QFontMetrics metrics(painter->font());
    std::vector<double> places, widths;
    for (const CursorReading& reading : readings) {
        places.push_back(reading.y);
        widths.push_back(metrics.horizontalAdvance(reading.text) + 12);
    }
    painter->setAntialiasing(true);
    const std::vector<QRectF> flags = placeFlags(x, places, widths, metrics.height() + 4, rect_.rect());
    for (const CursorReading& reading : readings) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(reading.color);
        if (reading.y >= rect_.top() && reading.y <= rect_.bottom())
            painter->drawEllipse(QPointF(x, reading.y), 3.0, 3.0);
    }
    for (std::size_t k = 0; k < readings.size(); ++k)
        drawFlag(painter, flags[k], readings[k]);
}

void PlotCursor::drawFlag(QCPPainter* painter, const QRectF& flag, const CursorReading& reading) const
{
    painter->setBrush(theme_->color(ColorRole::PlotBackground));
    painter->setPen(QPen(reading.color, 1));
    painter->drawRoundedRect(flag, 3, 3);
    painter->setPen(theme_->color(reading.isEarlierRun ? ColorRole::TextMuted : ColorRole::Text));
    painter->drawText(flag, Qt::AlignCenter, reading.text);
}

QString PlotCursor::timeText() const
{
    const QLocale locale = parentPlot()->locale();
    QString text = tr("%1 s", "time at the cursor").arg(locale.toString(*time_, 'g', 5));
    if (marks_.a)
        text += tr("   Δ %1 s", "time between the two cursors").arg(locale.toString(*time_ - *marks_.a, 'g', 4));
    return text;
}

void PlotCursor::drawPlace(QCPPainter* painter, double x) const
{
    const QString text = placeText_ ? placeText_(*time_) : timeText();
    const QFontMetrics metrics(painter->font());
    const int width = metrics.horizontalAdvance(text) + 12;
    const double left = qBound<double>(rect_.left(), x - width / 2.0, qMax(rect_.left(), rect_.right() - width));
    const QRectF flag(left, rect_.bottom() + 3, width, metrics.height() + 4);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme_->color(ColorRole::ToolTip));
    painter->drawRoundedRect(flag, 3, 3);
    painter->setPen(Qt::white);
    painter->drawText(flag, Qt::AlignCenter, text);
}

double PlotCursor::pixelOf(double time) const
{
    return rect_.axis(QCPAxis::atBottom)->coordToPixel(placeOf(time));
}

char PlotCursor::markNear(double x) const
{
    if (marks_.b && std::abs(pixelOf(*marks_.b) - x) <= kMarkReach)
        return 'b';
    return marks_.a && std::abs(pixelOf(*marks_.a) - x) <= kMarkReach ? 'a' : 0;
}

void PlotCursor::drawMarks(QCPPainter* painter) const
{
    const QRectF area = rect_.rect();
    const auto limited = [&](double x) { return qBound(area.left(), x, area.right()); };
    if (marks_.range()) {
        const double a = limited(pixelOf(*marks_.a)), b = limited(pixelOf(*marks_.b));
        QColor band = theme_->color(ColorRole::Accent);
        band.setAlphaF(0.12F);
        painter->fillRect(QRectF(QPointF(std::min(a, b), area.top()), QPointF(std::max(a, b), area.bottom())), band);
    }
    const QFontMetrics metrics(painter->font());
    for (const auto& [mark, name] :
         {std::pair(marks_.a, QStringLiteral("A")), std::pair(marks_.b, QStringLiteral("B"))}) {
        const double x = mark ? pixelOf(*mark) : -1;
        if (!mark || x < area.left() || x > area.right())
            continue;
        drawLine(painter, x, Qt::DashLine);
        const double width = metrics.horizontalAdvance(name) + 8;
        const QRectF flag(limited(x - width / 2), area.top(), width, metrics.height());
        painter->setAntialiasing(true);
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme_->color(ColorRole::ToolTip));
        painter->drawRoundedRect(flag, 3, 3);
        painter->setPen(Qt::white);
        painter->drawText(flag, Qt::AlignCenter, name);
    }
}

void PlotCursor::draw(QCPPainter* painter)
{
    const QCPAxis* timeAxis = rect_.axis(QCPAxis::atBottom);
    const auto isInside = [&](const std::optional<double>& time) {
        return time && timeAxis->range().contains(placeOf(*time));
    };
    painter->setFont(PlotStyle::font(*parentPlot()));
    setClipToAxisRect(false);
    drawMarks(painter);
    if (!isInside(time_))
        return;
    const double x = timeAxis->coordToPixel(placeOf(*time_));
    drawLine(painter, x, Qt::SolidLine);
    drawFlags(painter, x, readings());
    if (isPlaceShown_)
        drawPlace(painter, x);
}

}  // namespace bramah::app
