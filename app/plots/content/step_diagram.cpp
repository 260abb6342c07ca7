// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/content/step_diagram.h"

#include "app/plots/drawing/plot_cursor.h"
#include "app/plots/drawing/plot_style.h"
#include "solver/results/column_units.h"

#include <cmath>

namespace bramah::app {

using editor::ColorRole;
using editor::Theme;

namespace {

constexpr int kLeastTicks = 5;  // numbers along the axis
constexpr int kMostTicks = 40;
constexpr int kTickRoom = 24;          // px for each of them
constexpr double kLaneGap = 10;        // px between a lane's edge and its lines
constexpr double kMostOfBands = 0.5;   // of the plot's height
constexpr double kNameGap = 10;        // px between a step's name and the sides of its box, both together
constexpr double kSmallestName = 0.8;  // of the plot's letters; longer names are cut
constexpr double kNearZero = 0.05;     // a lane begins at 0 if that enlarges it by no more

/// The name of the step: `aOut` of `aOut.X`.
QString stepName(const QString& path)
{
    return path.endsWith(QLatin1String(".X")) ? path.chopped(2) : path;
}

}  // namespace

StepDiagram::StepDiagram(QCustomPlot& plot, const RunHistory& history) : QCPAbstractItem(&plot), history_(history)
{
    setSelectable(false);
    setClipToAxisRect(false);
}

const RunRecord* StepDiagram::run() const
{
    const auto& runs = history_.runs();
    const auto latest = std::find_if(runs.rbegin(), runs.rend(),
                                     [](const auto& run) { return run->isShown && !run->results.isEmpty(); });
    return latest == runs.rend() ? nullptr : latest->get();
}

void StepDiagram::show(const PlotDefinition& definition)
{
    definition_ = definition;
    runNumber_ = 0;
    record_.reset({});
    lanes_.clear();
    steps_.clear();
    if (!isByNumber() && dynamic_cast<QCPAxisTickerText*>(parentPlot()->xAxis->ticker().data()))
        parentPlot()->xAxis->setTicker(QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
    update();
}

void StepDiagram::makeLanes(const RunRecord& run)
{
    std::vector<int> columns;
    steps_.clear();
    lanes_.clear();
    for (int index = 0; index < static_cast<int>(definition_.curves.size()); ++index) {
        const QString& path = definition_.curves[static_cast<std::size_t>(index)].variable;
        const int column = run.results.find(path);
        if (column < 0)
            continue;
        if (run.results.columns()[static_cast<std::size_t>(column)].isDiscrete) {
            columns.push_back(column);
            steps_.push_back(stepName(path));
        } else {
            lanes_.push_back({column, index});
        }
    }
    record_.reset(std::move(columns));
}

void StepDiagram::update()
{
    const RunRecord* shown = run();
    if (shown && (shown->number != runNumber_ || shown->results.columns().size() != columnCount_)) {
        runNumber_ = shown->number;
        columnCount_ = shown->results.columns().size();
        makeLanes(*shown);
    }
    if (!shown) {
        record_.reset({});
        lanes_.clear();
        runNumber_ = 0;
    } else {
        record_.read(shown->results);
        for (Lane& lane : lanes_) {
            const solver::ValueRange range = shown->results.range(lane.column);
            const double size = range.upper - range.lower;
            lane.low = std::abs(range.lower) < kNearZero * std::abs(range.upper) ? 0 : range.lower;
            lane.high = size > 0 && range.upper > lane.low ? range.upper : lane.low + 1;
        }
    }
    setAxis();
}

void StepDiagram::setAxis()
{
    if (!isByNumber())
        return;
    const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    const int count = static_cast<int>(record_.changes().size()) - 1;
    const int room = parentPlot()->axisRect()->width() / kTickRoom;
    const int stride = 1 + count / std::clamp(room, kLeastTicks, kMostTicks);
    for (int number = 0; number < count; number += stride)
        ticker->addTick(number + 0.5, QString::number(number + 1));
    parentPlot()->xAxis->setTicker(ticker);
}

double StepDiagram::bandHeight() const
{
    const QRect rect = parentPlot()->axisRect()->rect();
    const double wanted = QFontMetrics(PlotStyle::font(*parentPlot())).height() + 6.0;
    return record_.rowCount() == 0 ? 0 : qMin(wanted, kMostOfBands * rect.height() / record_.rowCount());
}

QRectF StepDiagram::laneRect(std::size_t lane) const
{
    const QRectF rect = parentPlot()->axisRect()->rect();
    const double top = rect.top() + bandHeight() * record_.rowCount() + (record_.rowCount() > 0 ? 4 : 0);
    const double height = (rect.bottom() - top) / static_cast<double>(lanes_.size());
    return {rect.left(), top + height * static_cast<double>(lane), rect.width(), height};
}

double StepDiagram::pixelOf(double time) const
{
    const QRectF rect = parentPlot()->axisRect()->rect();
    return qBound(rect.left(), parentPlot()->xAxis->coordToPixel(placeOf(time)), rect.right());
}

void StepDiagram::draw(QCPPainter* painter)
{
    painter->setFont(PlotStyle::font(*parentPlot()));
    const QRectF rect = parentPlot()->axisRect()->rect();
    painter->setAntialiasing(false);
    painter->setPen(QPen(theme_->color(ColorRole::PlotAxis), 1, Qt::DotLine));
    for (const double change : record_.changes())
        if (parentPlot()->xAxis->range().contains(placeOf(change)))
            painter->drawLine(QPointF(pixelOf(change), rect.top()), QPointF(pixelOf(change), rect.bottom()));
    painter->setAntialiasing(true);
    drawBands(*painter);
    for (std::size_t lane = 0; lane < lanes_.size(); ++lane)
        drawLane(*painter, lane);
}

void StepDiagram::drawBands(QCPPainter& painter) const
{
    const QRectF rect = parentPlot()->axisRect()->rect();
    const QColor paper = theme_->color(ColorRole::PlotBackground);
    const QColor accent = theme_->color(ColorRole::Accent);
    const double height = bandHeight();
    const QCPRange shown = parentPlot()->xAxis->range();
    for (const StepRecord::Band& band : record_.bands()) {
        if (placeOf(band.end) < shown.lower || placeOf(band.begin) > shown.upper)
            continue;
        const double left = pixelOf(band.begin);
        const QRectF area(left, rect.top() + band.row * height + 1, qMax(2.0, pixelOf(band.end) - left), height - 2);
        painter.setPen(QPen(Theme::mix(accent, paper, 0.7), 1));
        painter.setBrush(Theme::mix(accent, paper, 0.22));
        painter.drawRect(area);
        drawName(painter, area, steps_[static_cast<std::size_t>(band.step)]);
    }
}

void StepDiagram::drawName(QCPPainter& painter, const QRectF& area, const QString& name) const
{
    const double room = area.width() - kNameGap;
    const QFontMetricsF metrics(painter.font());
    if (room < 2 * metrics.averageCharWidth())
        return;
    painter.save();
    QFont font = painter.font();
    font.setPointSizeF(font.pointSizeF() * std::clamp(room / metrics.horizontalAdvance(name), kSmallestName, 1.0));
    painter.setFont(font);
    painter.setPen(theme_->color(ColorRole::Text));
    painter.drawText(area, Qt::AlignCenter, QFontMetricsF(font).elidedText(name, Qt::ElideRight, room));
    painter.restore();
}

QString StepDiagram::valueOf(const Lane& lane, double value) const
{
    const RunRecord* shown = run();
    const auto& column = shown->results.columns()[static_cast<std::size_t>(lane.column)];
    return valueText(column, value, definition_.curves[static_cast<std::size_t>(lane.index)].unit, 3);
}

void StepDiagram::drawLane(QCPPainter& painter, std::size_t lane) const
{
    const RunRecord* shown = run();
    if (!shown)
        return;
    const Lane& one = lanes_[lane];
    const QRectF area = laneRect(lane);
    const double top = area.top() + kLaneGap, bottom = area.bottom() - kLaneGap;
    const QFontMetrics metrics(painter.font());
    painter.setAntialiasing(false);
    painter.setPen(QPen(theme_->color(ColorRole::PlotAxis), 1));
    for (const double y : {top, bottom})
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    const auto label = [&](double y, const QString& text, ColorRole role) {
        const QRectF place(area.left() - kLabelWidth + 4, y - metrics.height() / 2.0, kLabelWidth - 10,
                           metrics.height());
        painter.setPen(theme_->color(role));
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter,
                         metrics.elidedText(text, Qt::ElideMiddle, static_cast<int>(place.width())));
    };
    if (bottom - top > 2 * metrics.height()) {
        label(top, valueOf(one, one.high), ColorRole::TextMuted);
        label(bottom, valueOf(one, one.low), ColorRole::TextMuted);
    }
    label((top + bottom) / 2, definition_.curves[static_cast<std::size_t>(one.index)].variable, ColorRole::Text);
    const QCPRange range = parentPlot()->xAxis->range();
    // With equally wide situations, short ones need more points than their share of the time.
    const int pixels = static_cast<int>(area.width()) * (isByNumber() ? 8 : 1);
    QPolygonF line;
    for (const solver::CurvePoint& point :
         shown->results.polyline(one.column, timeAt(range.lower), timeAt(range.upper), qMax(50, pixels)))
        line.append({parentPlot()->xAxis->coordToPixel(placeOf(point.time)),
                     bottom - (bottom - top) * one.fractionOf(point.value)});
    painter.setAntialiasing(true);
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setPen(PlotStyle::curvePen(static_cast<int>(lane), *theme_));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    painter.restore();
}

std::vector<CursorReading> StepDiagram::readings(double time) const
{
    std::vector<CursorReading> all;
    const RunRecord* shown = run();
    if (!shown || time < shown->results.firstTime() || time > shown->results.lastTime())
        return all;
    for (std::size_t lane = 0; lane < lanes_.size(); ++lane) {
        const Lane& one = lanes_[lane];
        const double value = shown->results.valueAt(one.column, time);
        const QRectF area = laneRect(lane);
        const double bottom = area.bottom() - kLaneGap;
        const double y = bottom - (area.height() - 2 * kLaneGap) * one.fractionOf(value);
        all.push_back({y, valueOf(one, value), PlotStyle::curvePen(static_cast<int>(lane), *theme_).color(), false});
    }
    return all;
}

}  // namespace bramah::app
