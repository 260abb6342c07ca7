// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/optimise/optimise_chart.h"

#include "app/plots/drawing/custom_plot.h"
#include "app/plots/drawing/plot_style.h"
#include "model/units/shown_unit.h"
#include "solver/results/column_units.h"

#include <QMouseEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace bramah::app {

namespace {

constexpr QSize kLeastChart(120, 60);
constexpr double kRunSize = 4, kBestSize = 7, kChosenSize = 12;
constexpr double kFaint = 0.35;      // opacity of points that are not the best
constexpr double kChartRoom = 0.08;  // of a range, at both ends
constexpr double kClickReach = 16;   // px, of a click

void addPoints(QCustomPlot& plot, const QVector<double>& x, const QVector<double>& y, const QColor& color, double size,
               QCPScatterStyle::ScatterShape shape)
{
    QCPGraph* graph = plot.addGraph();
    graph->setLineStyle(QCPGraph::lsNone);
    graph->setScatterStyle(QCPScatterStyle(shape, color, size));
    graph->setData(x, y);
}

}  // namespace

OptimiseChart::OptimiseChart(const OptimiseJob& job, const editor::ActiveTheme& theme, QWidget* parent)
    : QWidget(parent), job_(job), theme_(theme), plot_(new QCustomPlot)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(plot_);
    plot_->setMinimumSize(kLeastChart);
    plot_->setAccessibleName(tr("How the search goes"));
    connect(plot_, &QCustomPlot::mousePress, this, [this](QMouseEvent* event) {
        if (event->button() == Qt::LeftButton)
            clickAt(event->position());
    });
    connect(&theme_, &editor::ActiveTheme::changed, this, &OptimiseChart::redraw);
}

void OptimiseChart::choose(std::optional<std::size_t> point)
{
    chosen_ = point;
    redraw();
}

std::vector<std::size_t> OptimiseChart::goalResponses() const
{
    std::vector<std::size_t> responses;
    for (const solver::KnownGoal& goal : job_.answer().search->goals())
        if (goal.kind != solver::WrittenGoal::Kind::Keep &&
            std::ranges::find(responses, goal.response) == responses.end())
            responses.push_back(goal.response);
    return responses;
}

OptimiseChart::Axis OptimiseChart::axisOf(std::size_t response) const
{
    const solver::Response& asked = job_.answer().search->responses()[response];
    const model::ShownUnit unit = solver::shownUnit(asked.column);
    const bool isPlain = unit.name.isEmpty() || unit.name == QLatin1String("1");
    return {
        response,
        isPlain ? asked.name : QStringLiteral("%1 [%2]").arg(asked.name, solver::printedUnit(asked.column, unit.name)),
        unit.factor, unit.offset};
}

std::optional<QPointF> OptimiseChart::coordsOf(std::size_t point) const
{
    const solver::EvaluatedPoint& evaluated = job_.answer().points[point];
    if (evaluated.isFailed())
        return std::nullopt;
    const auto valueOn = [&](const Axis& axis) {
        return evaluated.outcome.responses[axis.response] * axis.factor + axis.offset;
    };
    return QPointF(isFront_ ? valueOn(x_) : static_cast<double>(point + 1), valueOn(y_));
}

void OptimiseChart::redraw()
{
    plot_->clearPlottables();
    PlotStyle::apply(*plot_, theme_.theme());
    for (QCPAxis* axis : {plot_->xAxis, plot_->yAxis})
        PlotStyle::apply(*axis, theme_.theme(), true);
    if (const OptimiseAnswer& answer = job_.answer(); answer.search) {
        const std::vector<std::size_t> responses = goalResponses();
        isFront_ = answer.search->hasFront() && responses.size() > 1;
        x_ = isFront_ ? axisOf(responses[0]) : Axis{};
        y_ = axisOf(responses[isFront_ ? 1 : 0]);
        plot_->xAxis->setLabel(isFront_ ? x_.title : tr("Runs"));
        plot_->yAxis->setLabel(y_.title);
        drawPoints(isFront_);
        drawBest(isFront_);
        drawChosen();
    }
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

void OptimiseChart::drawPoints(bool isFront)
{
    QVector<double> x, y, beyondX, beyondY;
    const OptimiseAnswer& answer = job_.answer();
    double left = std::nan(""), right = left, bottom = left, top = left;
    for (std::size_t k = 0; k < answer.points.size(); ++k) {
        const auto at = coordsOf(k);
        if (!at)
            continue;
        const bool isFeasible = answer.points[k].isFeasible();
        (isFeasible ? x : beyondX).append(at->x());
        (isFeasible ? y : beyondY).append(at->y());
        left = std::fmin(left, at->x());
        right = std::fmax(right, at->x());
        bottom = std::fmin(bottom, at->y());
        top = std::fmax(top, at->y());
    }
    QColor color = PlotStyle::curvePen(0, theme_.theme()).color();
    color.setAlphaF(static_cast<float>(kFaint));
    addPoints(*plot_, x, y, color, kRunSize, QCPScatterStyle::ssDisc);
    addPoints(*plot_, beyondX, beyondY, color, kRunSize, QCPScatterStyle::ssCross);
    const auto setRange = [](QCPAxis& axis, double from, double to) {
        if (!std::isfinite(from))
            return;
        const double width = to > from ? to - from : std::max(std::fabs(from), 1.0) * 1e-3;
        axis.setRange(from - kChartRoom * width, to + kChartRoom * width);
    };
    setRange(*plot_->xAxis, isFront ? left : 0, std::isfinite(right) ? right : 1);
    setRange(*plot_->yAxis, bottom, top);
}

void OptimiseChart::drawBest(bool isFront)
{
    const OptimiseAnswer& answer = job_.answer();
    QVector<double> x, y;
    for (const std::size_t k : answer.best)
        if (const auto at = coordsOf(k)) {
            x.append(at->x());
            y.append(at->y());
        }
    const QColor color = PlotStyle::curvePen(1, theme_.theme()).color();
    if (isFront && x.size() > 1) {
        auto* line = new QCPCurve(plot_->xAxis, plot_->yAxis);
        line->setPen(QPen(color, 1));
        line->setData(x, y);
    }
    addPoints(*plot_, x, y, color, kBestSize, QCPScatterStyle::ssDisc);
}

void OptimiseChart::drawChosen()
{
    if (!chosen_ || *chosen_ >= job_.answer().points.size())
        return;
    if (const auto at = coordsOf(*chosen_))
        addPoints(*plot_, {at->x()}, {at->y()}, PlotStyle::curvePen(1, theme_.theme()).color(), kChosenSize,
                  QCPScatterStyle::ssCircle);
}

std::optional<QPointF> OptimiseChart::placeOf(std::size_t point) const
{
    const auto at = coordsOf(point);
    if (!at)
        return std::nullopt;
    return QPointF(plot_->xAxis->coordToPixel(at->x()), plot_->yAxis->coordToPixel(at->y()));
}

void OptimiseChart::clickAt(QPointF at)
{
    const OptimiseAnswer& answer = job_.answer();
    std::optional<std::size_t> nearest;
    double least = kClickReach;
    const auto look = [&](std::size_t point) {
        const auto place = placeOf(point);
        if (!place)
            return;
        const double distance = std::hypot(place->x() - at.x(), place->y() - at.y());
        if (distance < least) {
            least = distance;
            nearest = point;
        }
    };
    // The best are drawn on top.
    for (const std::size_t k : answer.best)
        look(k);
    if (!nearest)
        for (std::size_t k = 0; k < answer.points.size(); ++k)
            look(k);
    if (nearest)
        Q_EMIT clicked(*nearest);
}

}  // namespace bramah::app
