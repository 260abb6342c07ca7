// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studies/curves_chart.h"

#include "app/plots/drawing/custom_plot.h"
#include "app/plots/drawing/plot_style.h"
#include "solver/results/column_units.h"
#include "solver/run/stored_variables.h"
#include "solver/study/sensitivity.h"

#include <QHBoxLayout>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace bramah::app {

namespace {

constexpr QSize kLeastCurves(90, 60);
constexpr double kThin = 1, kMedian = 2;  ///< px
constexpr double kStrength = 0.7;         ///< opacity of few curves
constexpr double kStrengthOfMany = 1.25;  ///< of many, times the root of their number
constexpr double kBand = 0.22;            ///< opacity
constexpr double kNearCurve = 8;          ///< px from a curve, within which a click means it
constexpr double kCurveRoom = 1.08;
constexpr int kCurveTicks = 4;  ///< about as many; the plot is low

/// How far \a at is from the line between two points.
double distance(QPointF at, QPointF from, QPointF to)
{
    const QPointF along = to - from;
    const double length = QPointF::dotProduct(along, along);
    const double share = length > 0 ? std::clamp(QPointF::dotProduct(at - from, along) / length, 0.0, 1.0) : 0;
    const QPointF rest = at - from - share * along;
    return std::hypot(rest.x(), rest.y());
}

}  // namespace

CurvesChart::CurvesChart(const CurvesJob& job, const editor::ActiveTheme& theme, QWidget* parent)
    : QWidget(parent), job_(job), theme_(theme), plot_(new QCustomPlot)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(plot_);
    plot_->setMinimumSize(kLeastCurves);
    plot_->setAccessibleName(tr("A variable over time in the runs of the study"));
    plot_->setToolTip(tr("A click on a curve opens its run"));
    connect(&theme_, &editor::ActiveTheme::changed, this, &CurvesChart::redraw);
    connect(plot_, &QCustomPlot::mouseRelease, this, [this](const QMouseEvent* event) {
        if (const auto point = pointAt(event->position()); point && event->button() == Qt::LeftButton)
            Q_EMIT clicked(*point);
    });
}

std::optional<std::size_t> CurvesChart::pointAt(QPointF at) const
{
    std::optional<std::size_t> nearest;
    double least = kNearCurve;
    const std::vector<double>& times = job_.times();
    const auto place = [&](const RunCurve& curve, std::size_t k) {
        return QPointF(plot_->xAxis->coordToPixel(times[k]), plot_->yAxis->coordToPixel(unit_.fromSi(curve.values[k])));
    };
    for (const RunCurve& curve : job_.curves())
        for (std::size_t k = 1; k < times.size(); ++k) {
            const QPointF from = place(curve, k - 1), to = place(curve, k);
            if (to.x() < at.x() - kNearCurve || from.x() > at.x() + kNearCurve || !std::isfinite(from.y() + to.y()))
                continue;
            if (const double far = distance(at, from, to); far < least) {
                least = far;
                nearest = curve.point;
            }
        }
    return nearest;
}

void CurvesChart::redraw()
{
    plot_->clearPlottables();
    PlotStyle::apply(*plot_, theme_.theme());
    for (QCPAxis* axis : {plot_->xAxis, plot_->yAxis})
        PlotStyle::apply(*axis, theme_.theme(), true);
    plot_->xAxis->setLabel(tr("Time [s]"));
    plot_->yAxis->setLabel({});
    if (const CurvesQuestion& question = job_.question(); question.study && !job_.times().empty()) {
        const solver::ResultColumn column = solver::columnFor(question.study->system->model, question.variable);
        unit_ = solver::shownUnit(column);
        isDiscrete_ = column.isDiscrete;
        plot_->yAxis->setLabel(
            unit_.name.isEmpty() || unit_.name == QLatin1String("1")
                ? question.variable
                : QStringLiteral("%1 [%2]").arg(question.variable, solver::printedUnit(column, unit_.name)));
        drawCurves();
        if (job_.curves().size() >= kLeastForBand)
            drawBand();
        plot_->yAxis->ticker()->setTickCount(kCurveTicks);
        plot_->yAxis->rescale();
        plot_->yAxis->scaleRange(kCurveRoom);
        plot_->xAxis->setRange(job_.times().front(), job_.times().back());
    }
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

QCPGraph* CurvesChart::addCurve(const std::vector<double>& values, const QPen& pen)
{
    QVector<double> times(job_.times().begin(), job_.times().end()), shown;
    for (const double value : values)
        shown << unit_.fromSi(value);
    QCPGraph* graph = plot_->addGraph();
    graph->setPen(pen);
    graph->setLineStyle(isDiscrete_ ? QCPGraph::lsStepLeft : QCPGraph::lsLine);
    graph->setData(times, shown, true);
    return graph;
}

void CurvesChart::drawCurves()
{
    const QColor color = PlotStyle::curvePen(0, theme_.theme()).color();
    const auto count = static_cast<double>(job_.curves().size());
    const QPen pen(PlotStyle::faded(color, std::min(kStrength, kStrengthOfMany / std::sqrt(count))), kThin);
    for (const RunCurve& curve : job_.curves())
        addCurve(curve.values, pen);
}

void CurvesChart::drawBand()
{
    std::vector<double> low, middle, high, atOnce;
    for (std::size_t k = 0; k < job_.times().size(); ++k) {
        atOnce.clear();
        for (const RunCurve& curve : job_.curves())
            atOnce.push_back(curve.values[k]);
        const solver::Spread spread = solver::spreadOf(atOnce);
        low.push_back(spread.lowest5);
        middle.push_back(spread.median);
        high.push_back(spread.highest5);
    }
    const QColor color = PlotStyle::curvePen(1, theme_.theme()).color();
    const QPen edge(PlotStyle::faded(color, kStrength), kThin, Qt::DashLine);
    QCPGraph* below = addCurve(low, edge);
    QCPGraph* above = addCurve(high, edge);
    above->setBrush(PlotStyle::faded(color, kBand));
    above->setChannelFillGraph(below);
    addCurve(middle, QPen(color, kMedian));
}

}  // namespace bramah::app
