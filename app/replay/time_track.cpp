// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/time_track.h"

#include "app/widgets/time_text.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace bramah::app {

using editor::ColorRole;

namespace {

// px
constexpr double kRadius = 6;  // of the handle
constexpr double kGroove = 3;
constexpr int kMark = 4;  // an event reaches so far above and below the groove
constexpr int kMargin = 9;
constexpr int kHeight = 26;
constexpr int kLeastWidth = 90, kUsualWidth = 320;

}  // namespace

TimeTrack::TimeTrack(const editor::ActiveTheme& theme, QWidget* parent) : QWidget(parent), theme_(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Time line"));
    connect(&theme, &editor::ActiveTheme::changed, this, qOverload<>(&QWidget::update));
}

void TimeTrack::setRange(double first, double last)
{
    if (first == first_ && last == last_)
        return;
    first_ = first;
    last_ = last;
    placeEvents();
    update();
}

void TimeTrack::setEvents(std::span<const double> times)
{
    if (std::ranges::equal(times, events_))
        return;
    events_.assign(times.begin(), times.end());
    placeEvents();
    update();
}

void TimeTrack::setTime(double time)
{
    if (time == time_)
        return;
    time_ = time;
    update();
}

double TimeTrack::placeOf(double time) const
{
    const double share = hasRange() ? std::clamp((time - first_) / (last_ - first_), 0.0, 1.0) : 0;
    return kMargin + share * (width() - 2 * kMargin);
}

double TimeTrack::timeAt(double place) const
{
    const double share = (place - kMargin) / std::max(1, width() - 2 * kMargin);
    return first_ + std::clamp(share, 0.0, 1.0) * (last_ - first_);
}

void TimeTrack::placeEvents()
{
    marks_.clear();
    for (const double time : events_)
        if (const int place = static_cast<int>(std::lround(placeOf(time))); marks_.empty() || marks_.back() != place)
            marks_.push_back(place);
}

QSize TimeTrack::sizeHint() const
{
    return {kUsualWidth, kHeight};
}

QSize TimeTrack::minimumSizeHint() const
{
    return {kLeastWidth, kHeight};
}

void TimeTrack::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const double middle = height() / 2.0;
    const double handle = placeOf(time_);
    painter.setPen(QPen(theme_.color(isEnabled() ? ColorRole::TextMuted : ColorRole::TextDisabled), 1));
    for (const int mark : marks_)
        painter.drawLine(QPointF(mark + 0.5, middle - kMark), QPointF(mark + 0.5, middle + kMark));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const auto drawGroove = [&](double from, double to, ColorRole role) {
        painter.setBrush(theme_.color(role));
        painter.drawRoundedRect(QRectF(from, middle - kGroove / 2, to - from, kGroove), kGroove / 2, kGroove / 2);
    };
    drawGroove(kMargin, width() - kMargin, ColorRole::FieldBorder);
    if (!hasRange())
        return;
    const ColorRole color = isEnabled() ? ColorRole::Accent : ColorRole::TextDisabled;
    drawGroove(kMargin, handle, color);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme_.color(ColorRole::Accent), 1));
        painter.drawEllipse(QPointF(handle, middle), kRadius + 2, kRadius + 2);
        painter.setPen(Qt::NoPen);
    }
    painter.setBrush(theme_.color(color));
    painter.drawEllipse(QPointF(handle, middle), kRadius, kRadius);
}

void TimeTrack::drag(const QMouseEvent& event)
{
    if (hasRange())
        Q_EMIT timeChosen(timeAt(event.position().x()), event.modifiers().testFlag(Qt::ShiftModifier));
}

void TimeTrack::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    isDragging_ = true;
    drag(*event);
}

void TimeTrack::mouseMoveEvent(QMouseEvent* event)
{
    if (isDragging_)
        drag(*event);
}

void TimeTrack::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        isDragging_ = false;
}

void TimeTrack::resizeEvent(QResizeEvent*)
{
    placeEvents();
}

bool TimeTrack::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && hasRange()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(),
                           tr("%1 s · drag to show another time, with Shift to the rows of the run", "a time")
                               .arg(timeText(locale(), timeAt(help->pos().x()), last_ - first_)),
                           this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace bramah::app
