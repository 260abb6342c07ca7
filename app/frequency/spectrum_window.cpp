// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frequency/spectrum_window.h"

#include "app/plots/drawing/plot_style.h"
#include "app/results/column_units.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace bramah::app {

namespace {

constexpr double kFewestSamples = 8, kMostSamples = 1 << 20;
constexpr std::size_t kFewestShown = 8;
// Amplitudes as shares of the greatest one: where the axis of frequencies ends, and where a logarithmic scale does.
constexpr double kNoticeable = 1e-3, kSmallest = 1e-6;
constexpr double kPeakReach = 6;  ///< px, from the mouse to the peak that is read

/// Equal times from \a first to \a last, as close as the rows of \a results mostly are: closer ones would show the
/// straight lines between the rows as vibrations that the circuit does not have.
double samplingInterval(const solver::ResultStore& results, double first, double last)
{
    std::vector<double> distances;
    for (std::size_t row = 1; row < results.rowCount(); ++row)
        if (const double distance = results.time(row) - results.time(row - 1);
            results.time(row - 1) >= first && results.time(row) <= last && distance > 0)
            distances.push_back(distance);
    double usual = last - first;
    if (!distances.empty()) {
        const auto middle = distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 2);
        std::ranges::nth_element(distances, middle);
        usual = *middle;
    }
    return (last - first) / std::clamp(std::round((last - first) / usual), kFewestSamples, kMostSamples);
}

/// The curve at equal intervals; steps and events are sampled as they are.
std::vector<double> sampled(const solver::ResultStore& results, int column, double first, double last, double interval)
{
    std::vector<double> values;
    const auto count = static_cast<std::size_t>(std::round((last - first) / interval));
    for (std::size_t k = 0; k < count; ++k)
        values.push_back(results.valueAt(column, first + interval * static_cast<double>(k)));
    return values;
}

}  // namespace

SpectrumWindow::SpectrumWindow(const RunRecord& run, const QString& variable, double from, double to,
                               const editor::ActiveTheme& theme, QWidget* parent)
    : QDialog(parent),
      theme_(theme),
      plot_(new QCustomPlot),
      readout_(new CurveReadout(*plot_)),
      logarithmicFrequency_(new QCheckBox(tr("Logarithmic &frequency"))),
      logarithmicAmplitude_(new QCheckBox(tr("Logarithmic &amplitude")))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Spectrum of %1").arg(variable));
    resize(720, 420);
    auto* where = new QLabel;
    where->setObjectName(QStringLiteral("muted"));
    where->setWordWrap(true);
    logarithmicFrequency_->setObjectName(QStringLiteral("logarithmicFrequency"));
    logarithmicAmplitude_->setObjectName(QStringLiteral("logarithmicAmplitude"));
    auto* scales = new QHBoxLayout;
    scales->addWidget(where, 1);
    scales->addWidget(logarithmicFrequency_);
    scales->addWidget(logarithmicAmplitude_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(plot_, 1);
    column->addLayout(scales);
    plot_->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    plot_->installEventFilter(this);
    plot_->xAxis->setLabel(tr("Frequency [Hz]"));
    const int found = run.results.find(variable);
    // Times beyond the run have no values.
    const double first = run.results.isEmpty() ? from : std::max(from, run.results.time(0));
    const double last = run.results.isEmpty() ? to : std::min(to, run.results.lastTime());
    if (found < 0 || !(last > first)) {
        where->setText(tr("There are no results of %1 here.").arg(variable));
    } else {
        const double interval = samplingInterval(run.results, first, last);
        spectrum_ = solver::spectrumOf(sampled(run.results, found, first, last, interval), interval);
        draw(shownUnit(run.results.columns()[static_cast<std::size_t>(found)]));
        where->setText(tr("From %1 s to %2 s, through a window of Hann; %3 Hz from line to line")
                           .arg(locale().toString(first, 'g', 5), locale().toString(last, 'g', 5),
                                locale().toString(spectrum_.step, 'g', 3)));
    }
    for (QCheckBox* box : {logarithmicFrequency_, logarithmicAmplitude_}) {
        box->setEnabled(!spectrum_.amplitudes.empty());
        connect(box, &QCheckBox::toggled, this, &SpectrumWindow::fit);
    }
    connect(&theme_, &editor::ActiveTheme::changed, this, &SpectrumWindow::applyTheme);
    applyTheme();
    fit();
}

void SpectrumWindow::draw(const editor::ShownUnit& unit)
{
    const double scale = unit.fromSi(1) - unit.fromSi(0);
    QVector<double> x, y;
    for (std::size_t k = 1; k < spectrum_.amplitudes.size(); ++k) {
        x << spectrum_.step * static_cast<double>(k);
        y << scale * spectrum_.amplitudes[k];
    }
    plot_->addGraph()->setData(x, y, true);
    unit_ = unit.name;
    plot_->yAxis->setLabel(tr("Amplitude [%1]").arg(unit_.isEmpty() ? QStringLiteral("1") : unit_));
    readout_->setSnap([this](double frequency) { return peakNear(frequency); });
}

void SpectrumWindow::applyTheme()
{
    const editor::Theme& theme = theme_.theme();
    PlotStyle::apply(*plot_, theme);
    for (QCPAxis* axis : {plot_->xAxis, plot_->yAxis})
        PlotStyle::apply(*axis, theme, true);
    readout_->clear();
    if (plot_->graphCount() > 0) {
        plot_->graph()->setPen(PlotStyle::curvePen(0, theme));
        const auto text = [this](double value) { return locale().toString(value, 'g', 4); };
        readout_->add(*plot_->axisRect(),
                      {[text](double frequency) { return tr("%1 Hz").arg(text(frequency)); },
                       [text, unit = unit_](double amplitude) { return (text(amplitude) + ' ' + unit).trimmed(); }},
                      theme);
    }
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

void SpectrumWindow::fit()
{
    PlotStyle::setLogarithmic(*plot_->xAxis, logarithmicFrequency_->isChecked());
    PlotStyle::setLogarithmic(*plot_->yAxis, logarithmicAmplitude_->isChecked());
    const std::vector<double>& amplitudes = spectrum_.amplitudes;
    if (amplitudes.size() < 2)
        return;
    const double greatest = *std::max_element(amplitudes.begin() + 1, amplitudes.end());
    const double least = greatest * (logarithmicAmplitude_->isChecked() ? kSmallest : kNoticeable);
    // Most motions are slow compared with the grid.
    std::size_t shown = amplitudes.size() - 1;
    while (shown > kFewestShown && amplitudes[shown] < least)
        --shown;
    plot_->yAxis->rescale();
    if (logarithmicAmplitude_->isChecked() && plot_->yAxis->range().upper > 0)
        plot_->yAxis->setRangeLower(plot_->yAxis->range().upper * kSmallest);
    plot_->xAxis->setRange(logarithmicFrequency_->isChecked() ? spectrum_.step : 0,
                           spectrum_.step * static_cast<double>(shown));
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

double SpectrumWindow::peakNear(double frequency) const
{
    const double place = plot_->xAxis->coordToPixel(frequency);
    const auto lineAt = [&](double pixel) {
        const double line = std::round(plot_->xAxis->pixelToCoord(pixel) / spectrum_.step);
        return static_cast<std::size_t>(std::clamp(line, 1.0, static_cast<double>(spectrum_.amplitudes.size() - 1)));
    };
    const auto amplitudes = spectrum_.amplitudes.begin();
    const auto peak = std::max_element(amplitudes + static_cast<std::ptrdiff_t>(lineAt(place - kPeakReach)),
                                       amplitudes + static_cast<std::ptrdiff_t>(lineAt(place + kPeakReach)) + 1);
    return spectrum_.step * static_cast<double>(peak - amplitudes);
}

bool SpectrumWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == plot_ && event->type() == QEvent::MouseButtonDblClick)
        fit();
    return QDialog::eventFilter(watched, event);
}

}  // namespace bramah::app
