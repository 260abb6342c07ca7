// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frequency/spectrum_window.h"

#include "app/plots/drawing/plot_style.h"
#include "app/run/column_units.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr std::size_t kSamples = 8192;

/// The curve at equidistant times; steps and events are sampled as they are.
std::vector<double> sampled(const solver::ResultStore& results, int column, double from, double interval)
{
    std::vector<double> values;
    for (std::size_t k = 0; k < kSamples; ++k)
        values.push_back(results.valueAt(column, from + interval * static_cast<double>(k)));
    return values;
}

}  // namespace

SpectrumWindow::SpectrumWindow(const RunRecord& run, const QString& variable, double from, double to,
                               const editor::ActiveTheme& theme, QWidget* parent)
    : QDialog(parent), plot_(new QCustomPlot)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Spectrum of %1").arg(variable));
    resize(720, 420);
    auto* where = new QLabel;
    where->setObjectName(QStringLiteral("muted"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(plot_, 1);
    column->addWidget(where);
    PlotStyle::apply(*plot_, theme.theme());
    for (QCPAxis* axis : {plot_->xAxis, plot_->yAxis})
        PlotStyle::apply(*axis, theme.theme(), true);
    plot_->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    plot_->xAxis->setLabel(tr("Frequency [Hz]"));
    const int found = run.results.find(variable);
    // Times beyond the run have no values.
    const double first = run.results.isEmpty() ? from : std::max(from, run.results.time(0));
    const double last = run.results.isEmpty() ? to : std::min(to, run.results.lastTime());
    if (found < 0 || !(last > first)) {
        where->setText(tr("There are no results of %1 here.").arg(variable));
        return;
    }
    const double interval = (last - first) / kSamples;
    spectrum_ = solver::spectrumOf(sampled(run.results, found, first, interval), interval);
    const editor::ShownUnit unit = shownUnit(run.results.columns()[static_cast<std::size_t>(found)]);
    const double scale = unit.fromSi(1) - unit.fromSi(0);
    QVector<double> x, y;
    for (std::size_t k = 1; k < spectrum_.amplitudes.size(); ++k) {
        x << spectrum_.step * static_cast<double>(k);
        y << scale * spectrum_.amplitudes[k];
    }
    QCPGraph* graph = plot_->addGraph();
    graph->setPen(PlotStyle::curvePen(0, theme.theme()));
    graph->setData(x, y, true);
    plot_->yAxis->setLabel(tr("Amplitude [%1]").arg(unit.name.isEmpty() ? QStringLiteral("1") : unit.name));
    plot_->rescaleAxes();
    // Most motions are slow compared with the grid: the axis ends where a thousandth of the greatest amplitude is left.
    const double greatest = y.isEmpty() ? 0 : *std::max_element(y.begin(), y.end());
    qsizetype shown = y.size() - 1;
    while (shown > 8 && y[shown] < 1e-3 * greatest)
        --shown;
    if (!x.isEmpty())
        plot_->xAxis->setRange(0, x[shown]);
    where->setText(tr("From %1 s to %2 s, through a window of Hann; %3 Hz from line to line")
                       .arg(first, 0, 'g', 5)
                       .arg(last, 0, 'g', 5)
                       .arg(spectrum_.step, 0, 'g', 3));
    plot_->replot();
}

}  // namespace bramah::app
