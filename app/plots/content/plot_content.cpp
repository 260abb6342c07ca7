// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/content/plot_content.h"

#include "app/plots/content/spectrum_curves.h"
#include "app/plots/content/step_chart.h"
#include "app/plots/content/time_curves.h"
#include "app/plots/content/xy_curves.h"
#include "app/translate.h"

#include <cmath>

namespace bramah::app {

namespace {

/// The end of the time axis of a run that is at \a time: a round time, so that the axis does not move constantly.
double roundEnd(double start, double time, double stop)
{
    const double span = time - start;
    if (!(span > 0))
        return stop;
    const double power = std::pow(10.0, std::floor(std::log10(span)));
    for (const double mantissa : {1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0})
        if (mantissa * power >= span)
            return qMin(stop, start + mantissa * power);
    return stop;
}

}  // namespace

std::optional<QCPRange> timeOfShownRuns(const RunHistory& history)
{
    std::optional<QCPRange> range;
    for (const auto& run : history.runs()) {
        if (!run->isShown || run->results.isEmpty())
            continue;
        const double first = run->results.firstTime();
        const double last = run->results.lastTime();
        const QCPRange one(first, run->isRunning() ? roundEnd(first, last, run->settings.stopTime) : last);
        if (range)
            range->expand(one);
        else
            range = one;
    }
    return range;
}

std::unique_ptr<PlotContent> makeContent(PlotKind kind, const PlotFrame& frame)
{
    switch (kind) {
    case PlotKind::Curves: break;
    case PlotKind::Steps:
    case PlotKind::StepNumbers: return std::make_unique<StepChart>(frame);
    case PlotKind::Spectrum: return std::make_unique<SpectrumCurves>(frame);
    case PlotKind::Xy: return std::make_unique<XyCurves>(frame);
    }
    return std::make_unique<TimeCurves>(frame);
}

std::vector<std::pair<PlotKind, QString>> plotKinds()
{
    return {{PlotKind::Curves, tr("Curves over time")},
            {PlotKind::Xy, tr("Curves over a variable (XY)")},
            {PlotKind::Steps, tr("Step diagram over time")},
            {PlotKind::StepNumbers, tr("Step diagram over steps")},
            {PlotKind::Spectrum, tr("Spectrum")}};
}

}  // namespace bramah::app
