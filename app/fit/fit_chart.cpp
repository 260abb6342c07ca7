// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fit/fit_chart.h"

#include "app/plots/drawing/custom_plot.h"
#include "app/plots/drawing/plot_style.h"
#include "solver/results/column_units.h"

#include <QHBoxLayout>

namespace bramah::app {

namespace {

constexpr QSize kLeastChart(90, 60);
constexpr double kMeasuredSize = 3;  // px
constexpr int kMeasuredAlpha = 120;

}  // namespace

FitChart::FitChart(const FitJob& job, const editor::ActiveTheme& theme, QWidget* parent)
    : QWidget(parent), job_(job), theme_(theme), plot_(new QCustomPlot)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(plot_);
    plot_->setMinimumSize(kLeastChart);
    plot_->setAccessibleName(tr("Measured and simulated values"));
    connect(&theme_, &editor::ActiveTheme::changed, this, &FitChart::redraw);
}

void FitChart::show(std::size_t signal)
{
    signal_ = signal;
    redraw();
}

void FitChart::redraw()
{
    plot_->clearPlottables();
    PlotStyle::apply(*plot_, theme_.theme());
    for (QCPAxis* axis : {plot_->xAxis, plot_->yAxis})
        PlotStyle::apply(*axis, theme_.theme(), true);
    const FitReply* reply = job_.reply();
    if (reply != nullptr && signal_ < reply->fit.signals.size()) {
        const solver::FittedSignal& signal = reply->fit.signals[signal_];
        const auto known = reply->units.find(signal.variable);
        const solver::ResultColumn variable = known == reply->units.end() ? solver::ResultColumn() : known->second;
        const model::ShownUnit unit = solver::shownUnit(variable);
        QVector<double> times, measured, simulated;
        for (std::size_t k = 0; k < signal.times.size(); ++k) {
            times << signal.times[k];
            measured << unit.fromSi(signal.measured[k]);
            simulated << unit.fromSi(signal.simulated[k]);
        }
        QPen points = PlotStyle::curvePen(1, theme_.theme());
        QColor pale = points.color();
        pale.setAlpha(kMeasuredAlpha);
        points.setColor(pale);
        auto* dots = plot_->addGraph();
        dots->setLineStyle(QCPGraph::lsNone);
        dots->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, pale, pale, kMeasuredSize));
        dots->setData(times, measured, true);
        dots->setName(tr("measured"));
        auto* line = plot_->addGraph();
        line->setPen(PlotStyle::curvePen(0, theme_.theme()));
        line->setData(times, simulated, true);
        line->setName(tr("model"));
        plot_->xAxis->setLabel(tr("Time [s]"));
        plot_->yAxis->setLabel(unit.name.isEmpty()
                                   ? signal.variable
                                   : tr("%1 [%2]").arg(signal.variable, solver::printedUnit(variable, unit.name)));
        plot_->rescaleAxes();
        plot_->yAxis->scaleRange(1.08);
        plot_->legend->setVisible(true);
        PlotStyle::apply(*plot_->legend, theme_.theme());
    }
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace bramah::app
