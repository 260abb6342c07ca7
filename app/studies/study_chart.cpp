// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studies/study_chart.h"

#include "app/plots/drawing/custom_plot.h"
#include "app/plots/drawing/plot_style.h"
#include "app/studies/study_columns.h"
#include "solver/study/sensitivity.h"

#include <QHBoxLayout>
#include <QLineF>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::app {

namespace {

constexpr double kBarWidth = 0.62;
constexpr double kRoom = 0.06;  ///< of a range, at both ends
constexpr double kFill = 0.35;  ///< opacity of bars
constexpr double kPointSize = 4;
constexpr double kNear = 8;  ///< px from a point, within which a click means it
constexpr int kTicks = 3;    // the plot is narrow
constexpr int kMostClasses = 40;
constexpr QSize kLeast(90, 60);

std::vector<double> finite(const std::vector<double>& values)
{
    std::vector<double> there;
    std::ranges::copy_if(values, std::back_inserter(there), [](double value) { return std::isfinite(value); });
    return there;
}

void setRange(QCPAxis& axis, double from, double to)
{
    const double width = to > from ? to - from : std::max(std::abs(from), 1.0) * 1e-3;
    axis.setRange(from - kRoom * width, to + kRoom * width);
}

}  // namespace

StudyChart::StudyChart(const StudyJob& job, const editor::ActiveTheme& theme, QWidget* parent)
    : QWidget(parent),
      job_(job),
      theme_(theme),
      moving_(new QCustomPlot),
      histogram_(new QCustomPlot),
      map_(*moving_, theme)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(moving_, 3);
    row->addWidget(histogram_, 2);
    for (QCustomPlot* plot : {moving_, histogram_})
        plot->setMinimumSize(kLeast);
    moving_->setAccessibleName(tr("What moves the answer"));
    histogram_->setAccessibleName(tr("How the answer is spread"));
    connect(&theme_, &editor::ActiveTheme::changed, this, &StudyChart::redraw);
    connect(moving_, &QCustomPlot::mouseRelease, this, [this](const QMouseEvent* event) {
        if (event->button() == Qt::LeftButton)
            clickAt(event->position());
    });
}

std::optional<QPointF> StudyChart::placeOf(std::size_t point) const
{
    if (point >= places_.size() || !places_[point])
        return std::nullopt;
    return QPointF(moving_->xAxis->coordToPixel(places_[point]->x()),
                   moving_->yAxis->coordToPixel(places_[point]->y()));
}

void StudyChart::clickAt(QPointF at)
{
    std::optional<std::size_t> nearest;
    const bool isOnMap = map_.isWhole() && moving_->axisRect()->rect().contains(at.toPoint());
    double least = isOnMap ? std::numeric_limits<double>::infinity() : kNear;
    for (std::size_t point = 0; point < places_.size(); ++point)
        if (const auto place = placeOf(point)) {
            const double distance = QLineF(*place, at).length();
            if (distance < least) {
                least = distance;
                nearest = point;
            }
        }
    if (nearest)
        Q_EMIT clicked(*nearest);
}

void StudyChart::show(std::size_t response, std::size_t parameter, std::optional<std::size_t> second)
{
    response_ = response;
    parameter_ = parameter;
    second_ = second;
    redraw();
}

void StudyChart::redraw()
{
    for (QCustomPlot* plot : {moving_, histogram_}) {
        plot->clearPlottables();
        plot->clearItems();
        PlotStyle::apply(*plot, theme_.theme());
        for (QCPAxis* axis : {plot->xAxis, plot->yAxis})
            PlotStyle::apply(*axis, theme_.theme(), true);
    }
    map_.clear();
    places_.clear();
    const StudyAnswer& answer = job_.answer();
    if (answer.study && response_ < answer.responses.size() && parameter_ < answer.study->parameters.size()) {
        std::vector<double> values = answer.valuesOf(response_);
        const model::ShownUnit unit = responseColumn(answer, response_).unit;
        for (double& value : values)
            value = unit.fromSi(value);
        // The ends of a tornado are no sample; a map needs the room.
        histogram_->setVisible(answer.design.sampling != solver::Sampling::OneByOne && !second_);
        drawHistogram(values);
        switch (answer.design.sampling) {
        case solver::Sampling::OneByOne: drawTornado(values); break;
        case solver::Sampling::Morris: drawEffects(values); break;
        case solver::Sampling::Sobol: drawShares(values); break;
        default: second_ ? drawMap(values, *second_) : drawScatter(values); break;
        }
    }
    for (QCustomPlot* plot : {moving_, histogram_})
        plot->replot(QCustomPlot::rpQueuedReplot);
}

void StudyChart::drawHistogram(const std::vector<double>& values)
{
    histogram_->xAxis->setLabel(responseColumn(job_.answer(), response_).title());
    histogram_->yAxis->setLabel(tr("Runs"));
    histogram_->xAxis->ticker()->setTickCount(kTicks);
    const std::vector<double> there = finite(values);
    if (there.empty())
        return;
    const auto [least, most] = std::ranges::minmax(there);
    // As many classes as the root of the runs.
    const int classes = std::clamp(static_cast<int>(std::sqrt(static_cast<double>(there.size()))), 1, kMostClasses);
    const double width = most > least ? (most - least) / classes : 1;
    QVector<double> places(classes), counts(classes, 0);
    for (int k = 0; k < classes; ++k)
        places[k] = least + (k + 0.5) * width;
    for (const double value : there)
        counts[std::clamp(static_cast<int>((value - least) / width), 0, classes - 1)] += 1;
    auto* bars = new QCPBars(histogram_->xAxis, histogram_->yAxis);
    bars->setWidth(width);
    const QPen pen = PlotStyle::curvePen(0, theme_.theme());
    bars->setPen(QPen(pen.color(), 1));
    bars->setBrush(PlotStyle::faded(pen.color(), kFill));
    bars->setData(places, counts, true);
    setRange(*histogram_->xAxis, least, std::max(most, least + width));
    histogram_->yAxis->setRange(0, 1.1 * *std::ranges::max_element(counts));
}

void StudyChart::drawBars(const std::vector<Bar>& bars, const QString& title, double middle)
{
    QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
    double least = middle, most = middle;
    const auto count = static_cast<double>(bars.size());
    for (std::size_t k = 0; k < bars.size(); ++k) {
        const double place = count - static_cast<double>(k);
        names->addTick(place, bars[k].name);
        if (!std::isfinite(bars[k].from) || !std::isfinite(bars[k].to))
            continue;
        // Each end in a colour of its own: at the least and at the greatest value of the parameter.
        for (const auto& [end, color] : {std::pair{bars[k].from, 0}, std::pair{bars[k].to, 1}}) {
            auto* bar = new QCPItemRect(moving_);
            bar->topLeft->setCoords(std::min(middle, end), place + kBarWidth / 2);
            bar->bottomRight->setCoords(std::max(middle, end), place - kBarWidth / 2);
            const QPen pen = PlotStyle::curvePen(color, theme_.theme());
            bar->setPen(QPen(pen.color(), 1));
            bar->setBrush(PlotStyle::faded(pen.color(), kFill));
            least = std::min(least, end);
            most = std::max(most, end);
        }
    }
    moving_->yAxis->setTicker(names);
    moving_->yAxis->setLabel({});
    moving_->yAxis->setRange(0.4, count + 0.6);
    moving_->xAxis->setLabel(title);
    setRange(*moving_->xAxis, least, most);
}

void StudyChart::drawTornado(const std::vector<double>& values)
{
    std::vector<Bar> bars;
    for (const solver::TornadoBar& bar : solver::tornadoOf(values))
        bars.push_back({job_.answer().study->parameters[bar.parameter], bar.atLeast, bar.atMost});
    const double middle = std::isfinite(values.front()) ? values.front() : 0;
    drawBars(bars, responseColumn(job_.answer(), response_).title(), middle);
}

void StudyChart::drawEffects(const std::vector<double>& values)
{
    std::vector<Bar> bars;
    const auto effects = solver::morrisEffects(job_.answer().study->points, values);
    for (std::size_t k = 0; k < effects.size(); ++k)
        bars.push_back({job_.answer().study->parameters[k], 0, effects[k].meanOfAmounts});
    std::ranges::stable_sort(bars, std::greater(), &Bar::to);
    drawBars(bars, tr("Mean effect over the whole spread: %1").arg(responseColumn(job_.answer(), response_).title()),
             0);
}

void StudyChart::drawShares(const std::vector<double>& values)
{
    std::vector<Bar> bars;
    const auto indices =
        solver::sobolIndices(job_.answer().study->parameters.size(), values, job_.answer().design.seed);
    for (std::size_t k = 0; k < indices.size(); ++k)
        bars.push_back({job_.answer().study->parameters[k], 100 * indices[k].first, 100 * indices[k].total});
    std::ranges::stable_sort(bars, std::greater(), &Bar::to);
    drawBars(bars, tr("Share of the variance [%], alone and with all others"), 0);
}

void StudyChart::drawScatter(const std::vector<double>& values)
{
    const StudyAnswer& answer = job_.answer();
    const StudyColumn parameter = parameterColumn(answer, parameter_);
    QVector<double> x, y;
    places_.resize(values.size());
    for (std::size_t point = 0; point < values.size(); ++point)
        if (std::isfinite(values[point])) {
            x.append(parameter.unit.fromSi(answer.study->points[point][parameter_]));
            y.append(values[point]);
            places_[point] = QPointF(x.back(), y.back());
        }
    moving_->yAxis->setTicker(QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
    moving_->xAxis->setLabel(parameter.title());
    moving_->yAxis->setLabel(responseColumn(answer, response_).title());
    if (x.isEmpty())
        return;
    QCPGraph* points = moving_->addGraph();
    points->setLineStyle(QCPGraph::lsNone);
    points->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssDisc, PlotStyle::curvePen(0, theme_.theme()).color(), kPointSize));
    points->setData(x, y);
    setRange(*moving_->xAxis, *std::ranges::min_element(x), *std::ranges::max_element(x));
    setRange(*moving_->yAxis, *std::ranges::min_element(y), *std::ranges::max_element(y));
}

void StudyChart::drawMap(const std::vector<double>& values, std::size_t second)
{
    const StudyAnswer& answer = job_.answer();
    const StudyColumn along = parameterColumn(answer, parameter_), up = parameterColumn(answer, second);
    const solver::Sampling sampling = answer.design.sampling;
    MapContent content{.runs = {},
                       .mayBeGrid = sampling == solver::Sampling::Grid || sampling == solver::Sampling::Corners,
                       .xTitle = along.title(),
                       .yTitle = up.title(),
                       .valueTitle = responseColumn(answer, response_).title()};
    // A place of a grid has as many runs as the other parameters have combinations.
    if (content.mayBeGrid && answer.study->parameters.size() > 2)
        content.valueTitle = tr("%1, mean over the others").arg(content.valueTitle);
    places_.resize(values.size());
    for (std::size_t point = 0; point < values.size(); ++point) {
        const std::vector<double>& at = answer.study->points[point];
        const PlacedValue& run = content.runs.emplace_back(
            PlacedValue{along.unit.fromSi(at[parameter_]), up.unit.fromSi(at[second]), values[point]});
        if (std::isfinite(values[point]))
            places_[point] = QPointF(run.x, run.y);
    }
    map_.draw(content);
}

}  // namespace bramah::app
