// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_curves.h"

#include "app/plots/drawing/custom_plot.h"
#include "app/plots/drawing/legend_entry.h"
#include "app/plots/drawing/plot_style.h"
#include "app/results/column_units.h"
#include "app/translate.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::app {

using editor::ColorRole;
using editor::Theme;

namespace {

constexpr int kNoRun = 0;
constexpr std::size_t kMostRunsNamed = 3;  ///< in the legend; if there are more, the oldest ones share an entry
/// If there are more flags at the cursor than this, those of earlier runs are left out.
constexpr std::size_t kMostFlags = 6;

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

PlotCurves::PlotCurves(QCustomPlot& plot, QCPLegend& legend, const RunHistory& history,
                       const PlottableVariables& variables)
    : plot_(plot), legend_(legend), history_(history), variables_(variables), axes_(*plot.axisRect())
{
}

void PlotCurves::clear()
{
    for (auto& [key, curve] : curves_) {
        if (legend_.hasItemWithPlottable(curve.graph))
            legend_.removeItem(legend_.itemWithPlottable(curve.graph));
        plot_.removeGraph(curve.graph);
    }
    curves_.clear();
    earlierRuns_.clear();
    legend_.clear();
}

editor::ShownUnit PlotCurves::unitOf(const CurveDefinition& curve) const
{
    if (const solver::ResultColumn* column = variables_.find(curve.variable))
        return shownUnit(*column, curve.unit);
    editor::ShownUnit unknown;
    unknown.name = curve.unit;
    return unknown;
}

void PlotCurves::makeAxes(const PlotDefinition& definition, const Theme& theme)
{
    QStringList units;
    for (const CurveDefinition& curve : definition.curves)
        if (const QString unit = unitOf(curve).name; !units.contains(unit))
            units.append(unit);
    if (units.isEmpty())
        units.append(QString());
    axes_.setUnits(units, theme);
    QMap<QString, QStringList> quantities;
    for (const CurveDefinition& curve : definition.curves)
        if (const solver::ResultColumn* column = variables_.find(curve.variable))
            quantities[unitOf(curve).name].append(history_.reference() &&
                                                          column->quantity == QLatin1String("AbsolutePressure")
                                                      ? QStringLiteral("PressureDifference")
                                                      : column->quantity);
    for (auto unit = quantities.cbegin(); unit != quantities.cend(); ++unit)
        axes_.tellQuantities(unit.key(), unit.value());
}

PlotCurves::Curve& PlotCurves::add(const Key& key, int index, const editor::ShownUnit& unit)
{
    Curve curve;
    curve.unit = unit;
    curve.index = index;
    curve.graph = plot_.addGraph(plot_.xAxis, axes_.axis(unit.name));
    curve.graph->setName(key.second);
    // The store has already reduced the points to what the picture can show.
    curve.graph->setAdaptiveSampling(false);
    curve.graph->setSelectable(QCP::stNone);
    return curves_.insert_or_assign(key, curve).first->second;
}

void PlotCurves::addRun(const RunRecord& run, const PlotDefinition& definition)
{
    int index = 0;
    for (const CurveDefinition& wanted : definition.curves) {
        const int position = index++;
        const int column = run.results.find(wanted.variable);
        if (column < 0)
            continue;
        const solver::ResultColumn& variable = run.results.columns()[static_cast<std::size_t>(column)];
        // The axes have the units of the latest run or the model; an earlier run may have had other ones.
        const editor::ShownUnit unit = shownUnit(variable, wanted.unit);
        if (!axes_.axis(unit.name))
            continue;
        const RunRecord* reference = history_.reference();
        const int referenceColumn = reference ? reference->results.find(wanted.variable) : -1;
        if (reference && referenceColumn < 0)
            continue;
        Curve& curve = add({run.number, wanted.variable}, position, unit);
        curve.column = column;
        if (reference)
            curve.difference = RunDifference{&run.results, column, &reference->results, referenceColumn};
        curve.graph->setLineStyle(variable.isDiscrete ? QCPGraph::lsStepLeft : QCPGraph::lsLine);
    }
}

void PlotCurves::addAwaited(const PlotDefinition& definition)
{
    const RunRecord* latest = history_.latest();
    int index = 0;
    for (const CurveDefinition& wanted : definition.curves) {
        const int position = index++;
        if (!latest || !curves_.contains({latest->number, wanted.variable}))
            add({kNoRun, wanted.variable}, position, unitOf(wanted));
    }
}

QString PlotCurves::legendName(const CurveDefinition& curve) const
{
    // The identifier of a mass flow beside l/min would say the opposite of the axis.
    static const QString massFlow = QStringLiteral(".m_flow");
    const auto unit = model::parseUnit(unitOf(curve).name);
    const bool isVolume = unit && unit->isCompatibleWith(*model::parseUnit(QStringLiteral("m3/s")));
    return isVolume && curve.variable.endsWith(massFlow) ? tr("%1 flow").arg(curve.variable.chopped(massFlow.size()))
                                                         : curve.variable;
}

void PlotCurves::rebuild(const PlotDefinition& definition, const Theme& theme)
{
    clear();
    makeAxes(definition, theme);
    for (const auto& run : history_.runs())
        if (history_.reference() ? run.get() == history_.latest() : run->isShown)
            addRun(*run, definition);
    addAwaited(definition);
    const RunRecord* latest = history_.latest();
    for (const CurveDefinition& wanted : definition.curves) {
        auto found = latest ? curves_.find({latest->number, wanted.variable}) : curves_.end();
        if (found == curves_.end())
            found = curves_.find({kNoRun, wanted.variable});
        legend_.addItem(new LegendEntry(legend_, *found->second.graph, legendName(wanted)));
    }
    addEarlierRuns();
    applyTheme(theme);
}

void PlotCurves::addEarlierRuns()
{
    const auto& runs = history_.runs();
    ages_.clear();
    earlierRuns_.clear();
    const auto firstCurve = [this](const RunRecord& run) {
        const auto first = curves_.lower_bound({run.number, QString()});
        return first != curves_.end() && first->first.first == run.number ? first : curves_.end();
    };
    const auto isShown = [&](const auto& run) { return run != runs.back() && firstCurve(*run) != curves_.end(); };
    const auto count = static_cast<std::size_t>(std::ranges::count_if(runs, isShown));
    for (auto run = runs.rbegin(); run != runs.rend(); ++run) {
        if (!isShown(*run))
            continue;
        const auto first = firstCurve(**run);
        const int age = static_cast<int>(ages_.size()) + 1;
        ages_[(*run)->number] = age;
        if (ages_.size() >= kMostRunsNamed && count > kMostRunsNamed) {
            if (ages_.size() == count)
                addToLegend(*first->second.graph, tr("%1 older runs").arg(count - kMostRunsNamed + 1), age);
            continue;
        }
        // Its latest change says more than its number.
        const QStringList& changes = (*run)->changes;
        const QString name =
            changes.isEmpty() ? (*run)->name : (*run)->name + QStringLiteral(": ") + changes.join(QStringLiteral(", "));
        addToLegend(*first->second.graph, name, age);
    }
}

void PlotCurves::addToLegend(QCPGraph& graph, const QString& run, int age)
{
    auto* entry = new LegendEntry(legend_, graph, run);
    legend_.addItem(entry);
    earlierRuns_.emplace_back(entry, age);
}

bool PlotCurves::isOutdated(const PlotDefinition& definition) const
{
    const RunRecord* latest = history_.latest();
    if (!latest || !latest->isShown || latest->results.isEmpty())
        return false;
    return std::any_of(definition.curves.begin(), definition.curves.end(), [&](const CurveDefinition& curve) {
        return latest->results.find(curve.variable) >= 0 && !curves_.contains({latest->number, curve.variable});
    });
}

void PlotCurves::applyTheme(const Theme& theme)
{
    axes_.setTheme(theme);
    PlotStyle::apply(legend_, theme);
    for (const auto& [entry, age] : earlierRuns_) {
        entry->setLine(PlotStyle::earlierRunPen(age, theme));
        entry->setTextColor(theme.color(ColorRole::TextMuted));
    }
    const RunRecord* latest = history_.latest();
    for (auto& [key, curve] : curves_) {
        const bool isLatest = key.first == kNoRun || (latest && key.first == latest->number);
        const auto age = ages_.find(key.first);
        curve.graph->setPen(isLatest ? PlotStyle::curvePen(curve.index, theme)
                                     : PlotStyle::earlierPen(curve.index, age == ages_.end() ? 1 : age->second, theme));
        curve.graph->setLayer(isLatest ? QStringLiteral("main") : QStringLiteral("grid"));
    }
}

std::optional<QCPRange> PlotCurves::time() const
{
    std::optional<QCPRange> range;
    for (const auto& run : history_.runs()) {
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

void PlotCurves::fitValues()
{
    for (const auto& [unit, axis] : axes_.all()) {
        double lower = std::numeric_limits<double>::infinity();
        double upper = -lower;
        for (const auto& [key, curve] : curves_) {
            const RunRecord* run = history_.find(key.first);
            if (curve.graph->valueAxis() != axis || !run || run->results.isEmpty())
                continue;
            const solver::ValueRange range =
                curve.difference ? curve.difference->range() : run->results.range(curve.column);
            lower = qMin(lower, qMin(curve.shown(range.lower), curve.shown(range.upper)));
            upper = qMax(upper, qMax(curve.shown(range.lower), curve.shown(range.upper)));
        }
        if (lower <= upper)
            axis->setRange(UnitAxes::roundRange(lower, upper));
    }
}

void PlotCurves::draw(const QCPRange& time, int pixels)
{
    for (auto& [key, curve] : curves_) {
        const RunRecord* run = history_.find(key.first);
        if (!run ||
            (curve.rowsDrawn == run->results.rowCount() && curve.drawnRange == time && curve.drawnPixels == pixels))
            continue;
        const auto points = curve.difference ? curve.difference->polyline(time.lower, time.upper, pixels)
                                             : run->results.polyline(curve.column, time.lower, time.upper, pixels);
        QVector<QCPGraphData> vertices;
        vertices.reserve(static_cast<qsizetype>(points.size()));
        for (const solver::CurvePoint& point : points)
            vertices.append({point.time, curve.shown(point.value)});
        curve.graph->data()->set(vertices, true);
        curve.rowsDrawn = run->results.rowCount();
        curve.drawnRange = time;
        curve.drawnPixels = pixels;
    }
}

QString PlotCurves::printedUnit(const Curve& curve, const solver::ResultStore& results)
{
    // A difference is the same in absolute and gauge pressure.
    return curve.difference
               ? editor::printedUnit(curve.unit.name)
               : app::printedUnit(results.columns()[static_cast<std::size_t>(curve.column)], curve.unit.name);
}

std::vector<CursorReading> PlotCurves::readings(double time, const QLocale& locale) const
{
    std::vector<CursorReading> all;
    const RunRecord* latest = history_.latest();
    for (const auto& [key, curve] : curves_) {
        const RunRecord* run = history_.find(key.first);
        if (!run || run->results.isEmpty() || time < run->results.firstTime() || time > run->results.lastTime())
            continue;
        const double value =
            curve.shown(curve.difference ? curve.difference->at(time) : run->results.valueAt(curve.column, time));
        if (!std::isfinite(value))
            continue;
        CursorReading reading;
        reading.y = curve.graph->valueAxis()->coordToPixel(value);
        reading.text = editor::numberText(value, locale);
        if (!curve.unit.name.isEmpty())
            reading.text += QLatin1Char(' ') + printedUnit(curve, run->results);
        reading.isEarlierRun = run != latest;
        reading.color = curve.graph->pen().color();
        all.push_back(reading);
    }
    if (all.size() > kMostFlags)
        std::erase_if(all, [](const CursorReading& reading) { return reading.isEarlierRun; });
    return all;
}

int PlotCurves::pointCount(const QString& variable) const
{
    const RunRecord* latest = history_.latest();
    const auto found = latest ? curves_.find({latest->number, variable}) : curves_.end();
    return found == curves_.end() ? 0 : found->second.graph->data()->size();
}

}  // namespace bramah::app
