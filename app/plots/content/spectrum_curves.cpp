// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/content/spectrum_curves.h"

#include "app/plots/drawing/legend_entry.h"
#include "app/plots/drawing/plot_style.h"
#include "app/translate.h"
#include "model/units/quantity_text.h"
#include "solver/results/column_units.h"

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
    for (std::size_t row = std::max<std::size_t>(results.rowAt(first), 1);
         row < results.rowCount() && results.time(row - 1) <= last; ++row)
        if (const double distance = results.time(row) - results.time(row - 1); distance > 0)
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
std::vector<double> sampled(const CurveSource& curve, double first, double last, double interval)
{
    std::vector<double> values;
    const auto count = static_cast<std::size_t>(std::round((last - first) / interval));
    for (std::size_t k = 0; k < count; ++k)
        values.push_back(curve.at(first + interval * static_cast<double>(k)));
    return values;
}

double greatestOf(const solver::Spectrum& spectrum)
{
    return spectrum.amplitudes.size() < 2
               ? 0
               : *std::max_element(spectrum.amplitudes.begin() + 1, spectrum.amplitudes.end());
}

}  // namespace

SpectrumCurves::SpectrumCurves(const PlotFrame& frame) : frame_(frame), axes_(*frame.plot.axisRect()) {}

SpectrumCurves::~SpectrumCurves()
{
    clear();
    PlotStyle::setLogarithmic(*frame_.plot.xAxis, false);
    axes_.setUnits({}, editor::Theme::light());
}

void SpectrumCurves::clear()
{
    frame_.legend.clear();
    for (const Curve& curve : curves_)
        frame_.plot.removeGraph(curve.graph);
    curves_.clear();
    runNumber_ = 0;
}

const RunRecord* SpectrumCurves::run() const
{
    const RunRecord* latest = frame_.history.latest();
    return latest && !latest->isRunning() && !latest->results.isEmpty() ? latest : nullptr;
}

void SpectrumCurves::rebuild(const PlotDefinition& definition, const editor::Theme& theme)
{
    definition_ = definition;
    clear();
    QStringList units;
    for (const CurveDefinition& wanted : definition.curves) {
        const solver::ResultColumn* column = frame_.variables.find(wanted.variable);
        Curve curve;
        curve.variable = wanted.variable;
        if (column)
            curve.unit = shownUnit(*column, wanted.unit);
        if (!units.contains(curve.unit.name))
            units.append(curve.unit.name);
        curves_.push_back(std::move(curve));
    }
    if (units.isEmpty())
        units.append(QString());
    axes_.setUnits(units, theme);
    for (const auto& [unit, axis] : axes_.all())
        axis->setLabel(tr("Amplitude [%1]").arg(unit.isEmpty() ? QStringLiteral("1") : model::printedUnit(unit)));
    for (Curve& curve : curves_) {
        curve.graph = frame_.plot.addGraph(frame_.plot.xAxis, axes_.axis(curve.unit.name));
        curve.graph->setName(curve.variable);
        curve.graph->setSelectable(QCP::stNone);
        frame_.legend.addItem(new LegendEntry(frame_.legend, *curve.graph, curve.variable));
    }
    compute();
    applyTheme(theme);
}

bool SpectrumCurves::isOutdated() const
{
    const RunRecord* shown = run();
    return shown && shown->number != runNumber_;
}

void SpectrumCurves::setTime(const QCPRange& time)
{
    if (time == time_ && !isOutdated())
        return;
    time_ = time;
    compute();
}

void SpectrumCurves::compute()
{
    const RunRecord* shown = run();
    runNumber_ = shown ? shown->number : 0;
    // Times beyond the run have no values.
    computed_ = shown && time_.size() > 0 ? QCPRange(std::max(time_.lower, shown->results.firstTime()),
                                                     std::min(time_.upper, shown->results.lastTime()))
                                          : QCPRange(0, 0);
    const double interval =
        computed_.size() > 0 ? samplingInterval(shown->results, computed_.lower, computed_.upper) : 0;
    for (Curve& curve : curves_) {
        curve.spectrum = {};
        const auto source = interval > 0 ? frame_.variables.curve(*shown, curve.variable) : nullptr;
        if (source) {
            while (!source->update()) {
            }
            curve.spectrum = solver::spectrumOf(sampled(*source, computed_.lower, computed_.upper, interval), interval);
        }
        QVector<double> x, y;
        for (std::size_t k = 1; k < curve.spectrum.amplitudes.size(); ++k) {
            x << curve.spectrum.step * static_cast<double>(k);
            y << curve.shown(curve.spectrum.amplitudes[k]);
        }
        curve.graph->setData(x, y, true);
    }
}

void SpectrumCurves::applyTheme(const editor::Theme& theme)
{
    axes_.setTheme(theme);
    PlotStyle::apply(frame_.legend, theme);
    for (std::size_t k = 0; k < curves_.size(); ++k)
        curves_[k].graph->setPen(PlotStyle::curvePen(static_cast<int>(k), theme));
    PlotStyle::setLogarithmic(*frame_.plot.xAxis, definition_.isPlaceLogarithmic);
    for (const auto& [unit, axis] : axes_.all())
        PlotStyle::setLogarithmic(*axis, definition_.isValueLogarithmic);
}

void SpectrumCurves::fitPlaces()
{
    double step = 0, end = 0;
    for (const Curve& curve : curves_) {
        const std::vector<double>& amplitudes = curve.spectrum.amplitudes;
        if (amplitudes.size() < 2)
            continue;
        const double least = greatestOf(curve.spectrum) * (definition_.isValueLogarithmic ? kSmallest : kNoticeable);
        // Most motions are slow compared with the grid.
        std::size_t last = amplitudes.size() - 1;
        while (last > kFewestShown && amplitudes[last] < least)
            --last;
        step = curve.spectrum.step;
        end = std::max(end, step * static_cast<double>(last));
    }
    if (end > 0)
        frame_.plot.xAxis->setRange(definition_.isPlaceLogarithmic ? step : 0, end);
}

void SpectrumCurves::fitValues()
{
    for (const auto& [unit, axis] : axes_.all()) {
        double greatest = 0;
        for (const Curve& curve : curves_)
            if (curve.graph->valueAxis() == axis)
                greatest = std::max(greatest, curve.shown(greatestOf(curve.spectrum)));
        if (greatest > 0)
            axis->setRange(definition_.isValueLogarithmic ? QCPRange(greatest * kSmallest, greatest)
                                                          : UnitAxes::roundRange(0, greatest));
    }
}

QString SpectrumCurves::logarithmicPlaceText() const
{
    return tr("Logarithmic &frequency");
}

QString SpectrumCurves::logarithmicValueText() const
{
    return tr("Logarithmic &amplitude");
}

std::size_t SpectrumCurves::lineAt(const Curve& curve, double pixel) const
{
    const double line = std::round(frame_.plot.xAxis->pixelToCoord(pixel) / curve.spectrum.step);
    return static_cast<std::size_t>(std::clamp(line, 1.0, static_cast<double>(curve.spectrum.amplitudes.size() - 1)));
}

std::optional<double> SpectrumCurves::readPlace(double place) const
{
    const double pixel = frame_.plot.xAxis->coordToPixel(place);
    double read = place, greatest = -1;
    for (const Curve& curve : curves_) {
        if (curve.spectrum.amplitudes.size() < 2)
            continue;
        const std::vector<double>& amplitudes = curve.spectrum.amplitudes;
        for (std::size_t line = lineAt(curve, pixel - kPeakReach); line <= lineAt(curve, pixel + kPeakReach); ++line)
            // Curves in different units are compared by what is seen of them.
            if (const double height = -curve.graph->valueAxis()->coordToPixel(curve.shown(amplitudes[line]));
                greatest == -1 || height > greatest) {
                greatest = height;
                read = curve.spectrum.step * static_cast<double>(line);
            }
    }
    return read;
}

QString SpectrumCurves::placeText(double place) const
{
    return tr("%1 Hz").arg(frame_.plot.locale().toString(place, 'g', 4));
}

QString SpectrumCurves::placeLabel() const
{
    if (computed_.size() <= 0 || curves_.empty() || curves_.front().spectrum.step == 0)
        return tr("Frequency [Hz]");
    const auto text = [this](double number, int digits) { return frame_.plot.locale().toString(number, 'g', digits); };
    return tr("Frequency [Hz], of %1 s to %2 s, window of Hann, lines %3 Hz apart")
        .arg(text(computed_.lower, 4), text(computed_.upper, 4), text(curves_.front().spectrum.step, 3));
}

std::vector<CursorReading> SpectrumCurves::readings(double frequency, const QLocale& locale) const
{
    std::vector<CursorReading> all;
    for (const Curve& curve : curves_) {
        const double line = curve.spectrum.step > 0 ? std::round(frequency / curve.spectrum.step) : 0;
        if (line < 1 || line >= static_cast<double>(curve.spectrum.amplitudes.size()))
            continue;
        const double amplitude = curve.shown(curve.spectrum.amplitudes[static_cast<std::size_t>(line)]);
        CursorReading reading;
        reading.y = curve.graph->valueAxis()->coordToPixel(amplitude);
        reading.text =
            (model::formatNumber(amplitude, 4, locale) + QLatin1Char(' ') + model::printedUnit(curve.unit.name))
                .trimmed();
        reading.color = curve.graph->pen().color();
        all.push_back(reading);
    }
    return all;
}

int SpectrumCurves::pointCount(const QString& variable) const
{
    return static_cast<int>(spectrum(variable).amplitudes.size());
}

solver::Spectrum SpectrumCurves::spectrum(const QString& variable) const
{
    const auto found = std::ranges::find(curves_, variable, &Curve::variable);
    return found == curves_.end() ? solver::Spectrum() : found->spectrum;
}

}  // namespace bramah::app
