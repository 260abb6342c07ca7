// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/plot_notes.h"

#include "app/plots/drawing/plot_style.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>

namespace bramah::app {

using editor::ColorRole;

namespace {

constexpr double kWidestText = 170;  ///< px, before it wraps
constexpr double kPadding = 5;       ///< px, around the text
constexpr double kTipReach = 7;      ///< px, from the mouse to an arrow's point that is meant
constexpr double kArrowLength = 9;   ///< px
constexpr double kArrowWidth = 3;    ///< px, half of it

/// Where the line from the middle of \a box to \a tip leaves the box.
QPointF edgeTowards(const QRectF& box, QPointF tip)
{
    const QPointF way = tip - box.center();
    const double x = std::abs(way.x()) / (box.width() / 2), y = std::abs(way.y()) / (box.height() / 2);
    const double scale = std::max(x, y);
    return scale > 0 ? box.center() + way / scale : box.center();
}

}  // namespace

PlotNotes::PlotNotes(QCPAxisRect& rect, std::function<UnitsOfAxes()> axes)
    : QCPAbstractItem(rect.parentPlot()), rect_(rect), axes_(std::move(axes))
{
    setSelectable(false);
    setClipToAxisRect(true);
    setClipAxisRect(&rect);
}

std::optional<std::pair<QString, QCPAxis*>> PlotNotes::axisFor(const QString& unit) const
{
    const UnitsOfAxes axes = axes_();
    for (const auto& [name, axis] : axes)
        if (name == unit)
            return std::pair(name, axis);
    for (const auto& [name, axis] : axes)
        if (model::convert(0, unit, name))
            return std::pair(name, axis);
    return std::nullopt;
}

std::optional<QPointF> PlotNotes::tipOf(const PlotNote& note) const
{
    const auto axis = axisFor(note.unit);
    const auto value = axis ? model::convert(note.y, note.unit, axis->first).value_or(note.y) : 0;
    if (!axis || !axis->second->range().contains(value) || !rect_.axis(QCPAxis::atBottom)->range().contains(note.x))
        return std::nullopt;
    return QPointF(rect_.axis(QCPAxis::atBottom)->coordToPixel(note.x), axis->second->coordToPixel(value));
}

QRectF PlotNotes::boxOf(const PlotNote& note, QPointF tip) const
{
    const QFontMetricsF metrics(PlotStyle::font(*parentPlot()));
    const QRectF area = rect_.rect();
    const double most = std::min(kWidestText, area.width() - 2 * kPadding);
    QRectF box = metrics.boundingRect(QRectF(0, 0, std::max(10.0, most), 1e4), Qt::TextWordWrap, note.text)
                     .adjusted(-kPadding, -2, kPadding, 2);
    box.moveCenter(tip + QPointF(note.offset.x() * area.width(), -note.offset.y() * area.height()));
    // A box beside the plot would be cut off.
    box.moveLeft(std::max(area.left(), std::min(box.left(), area.right() - box.width())));
    box.moveTop(std::max(area.top(), std::min(box.top(), area.bottom() - box.height())));
    return box;
}

std::optional<QPointF> PlotNotes::middleOf(const PlotNote& note) const
{
    const auto tip = tipOf(note);
    return tip ? std::optional(boxOf(note, *tip).center()) : std::nullopt;
}

std::optional<std::size_t> PlotNotes::noteAt(QPointF position) const
{
    for (std::size_t k = notes_.size(); k-- > 0;)
        if (const auto tip = tipOf(notes_[k]); tip && boxOf(notes_[k], *tip).contains(position))
            return k;
    return std::nullopt;
}

std::optional<std::size_t> PlotNotes::tipAt(QPointF position) const
{
    for (std::size_t k = notes_.size(); k-- > 0;)
        if (const auto tip = tipOf(notes_[k]); tip && QLineF(*tip, position).length() <= kTipReach)
            return k;
    return std::nullopt;
}

void PlotNotes::pointTo(PlotNote& note, QPointF position) const
{
    const auto axis = axisFor(note.unit);
    if (!axis)
        return;
    note.x = rect_.axis(QCPAxis::atBottom)->pixelToCoord(position.x());
    note.y = axis->second->pixelToCoord(position.y());
    note.unit = axis->first;
}

void PlotNotes::moveBox(PlotNote& note, QPointF position) const
{
    const auto tip = tipOf(note);
    const QRectF area = rect_.rect();
    if (!tip || area.isEmpty())
        return;
    const QPointF way = position - *tip;
    note.offset = {way.x() / area.width(), -way.y() / area.height()};
}

void PlotNotes::draw(QCPPainter* painter)
{
    painter->setFont(PlotStyle::font(*parentPlot()));
    painter->setAntialiasing(true);
    const QColor ink = theme_->color(ColorRole::Text);
    for (const PlotNote& note : notes_) {
        const auto tip = tipOf(note);
        if (!tip)
            continue;
        const QRectF box = boxOf(note, *tip);
        if (!box.contains(*tip)) {
            const QPointF from = edgeTowards(box, *tip);
            const QPointF way = *tip - from;
            const double length = std::hypot(way.x(), way.y());
            const QPointF along = length > 0 ? way / length : QPointF(0, 1);
            const QPointF across(-along.y(), along.x());
            const QPointF base = *tip - along * std::min(kArrowLength, length);
            painter->setPen(QPen(ink, 1));
            painter->drawLine(from, base);
            painter->setPen(Qt::NoPen);
            painter->setBrush(ink);
            painter->drawPolygon(QPolygonF{*tip, base + across * kArrowWidth, base - across * kArrowWidth});
        }
        painter->setPen(QPen(theme_->color(ColorRole::PlotAxis), 1));
        painter->setBrush(theme_->color(ColorRole::PlotBackground));
        painter->drawRoundedRect(box, 3, 3);
        painter->setPen(ink);
        painter->drawText(box.adjusted(kPadding, 2, -kPadding, -2), Qt::TextWordWrap | Qt::AlignCenter, note.text);
    }
}

}  // namespace bramah::app
