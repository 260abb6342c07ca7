// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/curve_readout.h"

#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace bramah::app {

namespace {

struct Point {
    double value;
    double height;  ///< px
};

/// \a graph at \a place, on the straight line that is drawn there; nothing beyond its ends.
std::optional<Point> pointAt(const QCPGraph& graph, double place)
{
    const QCPGraphDataContainer& points = *graph.data();
    if (points.isEmpty() || place < points.at(0)->key || place > points.at(points.size() - 1)->key)
        return std::nullopt;
    const auto after = points.findBegin(place, false);
    const QCPAxis &x = *graph.keyAxis(), &y = *graph.valueAxis();
    const double there = y.coordToPixel(after->value);
    if (after == points.constBegin() || after->key == place)
        return Point{after->value, there};
    const auto before = after - 1;
    const double from = x.coordToPixel(before->key), to = x.coordToPixel(after->key);
    const double height = std::lerp(y.coordToPixel(before->value), there, (x.coordToPixel(place) - from) / (to - from));
    return Point{y.pixelToCoord(height), height};
}

/// The key of the point in \a rect that is nearest to \a mouse along the axis.
std::optional<double> nearestKey(const QCPAxisRect& rect, double mouse)
{
    std::optional<double> best;
    double least = HUGE_VAL;
    for (const QCPGraph* graph : rect.graphs()) {
        const QCPAxis& axis = *graph->keyAxis();
        const auto after = graph->data()->findBegin(axis.pixelToCoord(mouse), false);
        for (const auto& point : {after, after == graph->data()->constBegin() ? after : after - 1})
            if (point != graph->data()->constEnd())
                if (const double way = std::abs(axis.coordToPixel(point->key) - mouse); way < least) {
                    least = way;
                    best = point->key;
                }
    }
    return best;
}

std::vector<CursorReading> readingsOf(const QCPAxisRect& rect, const ReadoutWords& words, double place)
{
    std::vector<CursorReading> readings;
    for (const QCPGraph* graph : rect.graphs())
        if (const auto point = pointAt(*graph, place))
            readings.push_back({point->height, words.value(point->value), graph->pen().color(), false});
    return readings;
}

}  // namespace

CurveReadout::CurveReadout(QCustomPlot& plot) : QObject(&plot), plot_(plot)
{
    plot.setMouseTracking(true);
    plot.installEventFilter(this);
}

void CurveReadout::add(QCPAxisRect& rect, ReadoutWords words, const editor::Theme& theme)
{
    auto* cursor = new PlotCursor(rect, [&rect, words](double place) { return readingsOf(rect, words, place); });
    cursor->setPlaceText(words.place);
    cursor->setTheme(theme);
    cursor->setLayer(QStringLiteral("overlay"));
    rects_.push_back(&rect);
    cursors_.push_back(cursor);
}

void CurveReadout::clear()
{
    for (PlotCursor* cursor : cursors_)
        plot_.removeItem(cursor);
    rects_.clear();
    cursors_.clear();
}

std::optional<double> CurveReadout::place() const
{
    return cursors_.empty() ? std::nullopt : cursors_.front()->time();
}

bool CurveReadout::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseMove)
        moveTo(static_cast<QMouseEvent*>(event)->position());
    else if (event->type() == QEvent::Leave)
        moveTo(std::nullopt);
    return QObject::eventFilter(watched, event);
}

void CurveReadout::moveTo(std::optional<QPointF> mouse)
{
    std::optional<double> place;
    for (const QCPAxisRect* rect : rects_)
        if (mouse && rect->rect().contains(mouse->toPoint()))
            place =
                snap_ ? snap_(rect->axis(QCPAxis::atBottom)->pixelToCoord(mouse->x())) : nearestKey(*rect, mouse->x());
    if (place == this->place())
        return;
    for (PlotCursor* cursor : cursors_)
        cursor->setTime(place);
    plot_.replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace bramah::app
