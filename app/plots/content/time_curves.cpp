// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/content/time_curves.h"

#include "app/plots/drawing/column_graph.h"
#include "app/plots/drawing/legend_entry.h"
#include "app/plots/drawing/plot_style.h"
#include "app/results/measured_curve.h"
#include "app/translate.h"
#include "model/units/quantity_text.h"
#include "model/units/unit.h"
#include "solver/results/column_units.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::app {

using editor::ColorRole;
using editor::Theme;

namespace {

constexpr int kNoRun = 0;
constexpr int kMeasured = -1;
constexpr std::size_t kMostRunsNamed = 3;  ///< in the legend; if there are more, the oldest ones share an entry
/// If there are more flags at the cursor than this, those of earlier runs are left out.
constexpr std::size_t kMostFlags = 6;
constexpr double kCurveReach = 5;  ///< px, from the mouse to a curve that is meant

}  // namespace

TimeCurves::TimeCurves(const PlotFrame& frame) : frame_(frame), axes_(*frame.plot.axisRect()) {}

TimeCurves::~TimeCurves()
{
    clear();
    axes_.setUnits({}, editor::Theme::light());
}

void TimeCurves::clear()
{
    for (auto& [key, curve] : curves_) {
        if (frame_.legend.hasItemWithPlottable(curve.graph))
            frame_.legend.removeItem(frame_.legend.itemWithPlottable(curve.graph));
        for (QCPGraph* edge : curve.edges)
            if (edge)
                frame_.plot.removeGraph(edge);
        frame_.plot.removeGraph(curve.graph);
    }
    curves_.clear();
    earlierRuns_.clear();
    frame_.legend.clear();
}

model::ShownUnit TimeCurves::unitOf(const CurveDefinition& curve) const
{
    if (const solver::ResultColumn* column = frame_.variables.find(curve.variable))
        return shownUnit(*column, curve.unit);
    model::ShownUnit unknown;
    unknown.name = curve.unit;
    return unknown;
}

void TimeCurves::makeAxes(const Theme& theme)
{
    QStringList units;
    for (const CurveDefinition& curve : definition_.curves)
        if (const QString unit = unitOf(curve).name; !units.contains(unit))
            units.append(unit);
    if (units.isEmpty())
        units.append(QString());
    axes_.setUnits(units, theme);
    QMap<QString, QStringList> quantities;
    for (const CurveDefinition& curve : definition_.curves)
        if (const solver::ResultColumn* column = frame_.variables.find(curve.variable))
            quantities[unitOf(curve).name].append(frame_.history.reference() &&
                                                          column->quantity == QLatin1String("AbsolutePressure")
                                                      ? QStringLiteral("PressureDifference")
                                                      : column->quantity);
    for (auto unit = quantities.cbegin(); unit != quantities.cend(); ++unit)
        axes_.tellQuantities(unit.key(), unit.value());
}

TimeCurves::Curve& TimeCurves::add(const Key& key, int index, const model::ShownUnit& unit)
{
    Curve curve;
    curve.unit = unit;
    curve.index = index;
    curve.graph = new ColumnGraph(frame_.plot.xAxis, axes_.axis(unit.name));
    curve.graph->setName(key.second);
    // The store has already reduced the points to what the picture can show.
    curve.graph->setAdaptiveSampling(false);
    curve.graph->setSelectable(QCP::stNone);
    return curves_.insert_or_assign(key, std::move(curve)).first->second;
}

void TimeCurves::addRun(const RunRecord& run)
{
    int index = 0;
    for (const CurveDefinition& wanted : definition_.curves) {
        const int position = index++;
        if (frame_.variables.measured().column(wanted.variable))
            continue;  // the same beside any run
        std::unique_ptr<CurveSource> source = frame_.variables.curve(run, wanted.variable);
        if (!source)
            continue;
        const solver::ResultColumn& variable = source->rows().columns()[static_cast<std::size_t>(source->column())];
        // The axes have the units of the latest run or the model; an earlier run may have had other ones.
        const model::ShownUnit unit = shownUnit(variable, wanted.unit);
        if (!axes_.axis(unit.name))
            continue;
        const RunRecord* reference = frame_.history.reference();
        std::unique_ptr<CurveSource> other = reference ? frame_.variables.curve(*reference, wanted.variable) : nullptr;
        if (reference && !other)
            continue;
        Curve& curve = add({run.number, wanted.variable}, position, unit);
        curve.graph->setLineStyle(variable.isDiscrete ? QCPGraph::lsStepLeft : QCPGraph::lsLine);
        if (reference)
            curve.source = std::make_unique<DifferenceCurve>(std::move(source), std::move(other));
        else
            curve.source = std::move(source);
    }
}

void TimeCurves::addMeasured()
{
    int index = 0;
    for (const CurveDefinition& wanted : definition_.curves) {
        const int position = index++;
        const auto channel = frame_.variables.measured().channel(wanted.variable);
        if (!channel)
            continue;
        Curve& curve = add({kMeasured, wanted.variable}, position, unitOf(wanted));
        curve.source = std::make_unique<MeasuredCurve>(*channel);
        curve.band = channel->fit.band;
        if (curve.band <= 0)
            continue;
        for (QCPGraph*& edge : curve.edges) {
            edge = frame_.plot.addGraph(frame_.plot.xAxis, curve.graph->valueAxis());
            edge->setAdaptiveSampling(false);
            edge->setSelectable(QCP::stNone);
            edge->setLayer(QStringLiteral("grid"));
            edge->removeFromLegend();
        }
        curve.edges[0]->setChannelFillGraph(curve.edges[1]);
    }
}

bool TimeCurves::isPresent(const Key& key) const
{
    const RunRecord* latest = frame_.history.latest();
    return key.first == kNoRun || key.first == kMeasured || (latest && key.first == latest->number);
}

std::optional<QCPRange> TimeCurves::time() const
{
    std::optional<QCPRange> time = timeOfShownRuns(frame_.history);
    if (time)
        return time;
    for (const CurveDefinition& wanted : definition_.curves) {
        const auto channel = frame_.variables.measured().channel(wanted.variable);
        if (!channel)
            continue;
        const QCPRange own(channel->values().firstTime() + channel->shift,
                           channel->values().lastTime() + channel->shift);
        if (time)
            time->expand(own);
        else
            time = own;
    }
    return time;
}

void TimeCurves::addAwaited()
{
    int index = 0;
    for (const CurveDefinition& wanted : definition_.curves) {
        const int position = index++;
        const auto isThere = [&](const auto& curve) {
            return curve.first.second == wanted.variable && isPresent(curve.first);
        };
        if (std::ranges::none_of(curves_, isThere))
            add({kNoRun, wanted.variable}, position, unitOf(wanted));
    }
}

QString TimeCurves::legendName(const CurveDefinition& curve) const
{
    if (!curve.name.isEmpty())
        return curve.name;
    // The identifier of a mass flow beside l/min would say the opposite of the axis.
    static const QString massFlow = QStringLiteral(".m_flow");
    const auto unit = model::parseUnit(unitOf(curve).name);
    const bool isVolume = unit && unit->isCompatibleWith(*model::parseUnit(QStringLiteral("m3/s")));
    return isVolume && curve.variable.endsWith(massFlow) ? tr("%1 flow").arg(curve.variable.chopped(massFlow.size()))
                                                         : curve.variable;
}

void TimeCurves::rebuild(const PlotDefinition& definition, const Theme& theme)
{
    definition_ = definition;
    clear();
    makeAxes(theme);
    for (const auto& run : frame_.history.runs())
        if (frame_.history.reference() ? run.get() == frame_.history.latest() : run->isShown)
            addRun(*run);
    addMeasured();
    addAwaited();
    for (const CurveDefinition& wanted : definition_.curves) {
        const auto found = std::ranges::find_if(curves_, [&](const auto& curve) {
            return curve.first.second == wanted.variable && isPresent(curve.first);
        });
        frame_.legend.addItem(new LegendEntry(frame_.legend, *found->second.graph, legendName(wanted)));
    }
    addEarlierRuns();
    applyTheme(theme);
}

void TimeCurves::addEarlierRuns()
{
    const auto& runs = frame_.history.runs();
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

void TimeCurves::addToLegend(QCPGraph& graph, const QString& run, int age)
{
    auto* entry = new LegendEntry(frame_.legend, graph, run);
    frame_.legend.addItem(entry);
    earlierRuns_.emplace_back(entry, age);
}

bool TimeCurves::isOutdated() const
{
    const RunRecord* latest = frame_.history.latest();
    if (!latest || !latest->isShown || latest->results.isEmpty())
        return false;
    return std::any_of(definition_.curves.begin(), definition_.curves.end(), [&](const CurveDefinition& curve) {
        return !curves_.contains({latest->number, curve.variable}) && !curves_.contains({kMeasured, curve.variable}) &&
               frame_.variables.curve(*latest, curve.variable) != nullptr;
    });
}

void TimeCurves::applyTheme(const Theme& theme)
{
    axes_.setTheme(theme);
    PlotStyle::apply(frame_.legend, theme);
    for (const auto& [entry, age] : earlierRuns_) {
        entry->setLine(PlotStyle::earlierRunPen(age, theme));
        entry->setTextColor(theme.color(ColorRole::TextMuted));
    }
    for (const auto& [unit, axis] : axes_.all())
        PlotStyle::setLogarithmic(*axis, definition_.isValueLogarithmic);
    for (auto& [key, curve] : curves_) {
        const bool isLatest = isPresent(key);
        const auto age = ages_.find(key.first);
        curve.graph->setPen(isLatest ? PlotStyle::curvePen(curve.index, theme)
                                     : PlotStyle::earlierPen(curve.index, age == ages_.end() ? 1 : age->second, theme));
        if (curve.edges[0]) {
            constexpr double kBandStrength = 0.18;
            QColor color = curve.graph->pen().color();
            color.setAlphaF(kBandStrength);
            for (QCPGraph* edge : curve.edges)
                edge->setPen(Qt::NoPen);
            curve.edges[0]->setBrush(color);
        }
        curve.graph->setLayer(isLatest ? QStringLiteral("main") : QStringLiteral("grid"));
    }
}

bool TimeCurves::update()
{
    // One that needs several moments leaves the others for the next time.
    return std::ranges::all_of(curves_, [](auto& one) { return !one.second.source || one.second.source->update(); });
}

QString TimeCurves::logarithmicValueText() const
{
    return tr("&Logarithmic values");
}

QString TimeCurves::variableAt(QPointF position) const
{
    QString nearest;
    double least = kCurveReach;
    for (const auto& [key, curve] : curves_) {
        const double distance = curve.source ? curve.graph->selectTest(position, false) : -1;
        if (distance >= 0 && distance <= least) {
            least = distance;
            nearest = key.second;
        }
    }
    return nearest;
}

void TimeCurves::fitValues()
{
    for (const auto& [unit, axis] : axes_.all()) {
        double lower = std::numeric_limits<double>::infinity();
        double upper = -lower;
        for (const auto& [key, curve] : curves_) {
            if (curve.graph->valueAxis() != axis || !curve.source || curve.source->rowCount() == 0)
                continue;
            const solver::ValueRange range = curve.source->range();
            lower = qMin(lower, qMin(curve.shown(range.lower), curve.shown(range.upper)));
            upper = qMax(upper, qMax(curve.shown(range.lower), curve.shown(range.upper)));
        }
        if (lower <= upper)
            axis->setRange(definition_.isValueLogarithmic ? UnitAxes::decades(lower, upper)
                                                          : UnitAxes::roundRange(lower, upper));
    }
}

void TimeCurves::draw(const QCPRange& places, int pixels)
{
    for (auto& [key, curve] : curves_) {
        if (!curve.source ||
            (curve.rowsDrawn == curve.source->rowCount() && curve.drawnRange == places && curve.drawnPixels == pixels))
            continue;
        const auto points = curve.source->polyline(places.lower, places.upper, pixels);
        QVector<QCPGraphData> vertices;
        vertices.reserve(static_cast<qsizetype>(points.size()));
        for (const solver::CurvePoint& point : points)
            vertices.append({point.time, curve.shown(point.value)});
        curve.graph->data()->set(vertices, true);
        drawBand(curve);
        curve.rowsDrawn = curve.source->rowCount();
        curve.drawnRange = places;
        curve.drawnPixels = pixels;
    }
}

void TimeCurves::drawBand(const Curve& curve)
{
    const double width = curve.band * curve.unit.factor;
    for (std::size_t k = 0; k < curve.edges.size(); ++k)
        if (curve.edges[k]) {
            QVector<QCPGraphData> vertices;
            for (const QCPGraphData& point : *curve.graph->data())
                vertices.append({point.key, point.value + (k == 0 ? width : -width)});
            curve.edges[k]->data()->set(vertices, true);
        }
}

QString TimeCurves::placeLabel() const
{
    return tr("Time [s]");
}

QString TimeCurves::printedUnit(const Curve& curve, bool isMeasured)
{
    // A difference is the same in absolute and gauge pressure; which one a measured one is, nobody knows.
    return curve.source->isDifference() || isMeasured
               ? model::printedUnit(curve.unit.name)
               : solver::printedUnit(curve.source->rows().columns()[static_cast<std::size_t>(curve.source->column())],
                                     curve.unit.name);
}

std::vector<CursorReading> TimeCurves::readings(double time, const QLocale& locale) const
{
    std::vector<CursorReading> all;
    for (const auto& [key, curve] : curves_) {
        const double value = curve.source ? curve.shown(curve.source->at(time)) : NAN;
        if (!std::isfinite(value))
            continue;
        CursorReading reading;
        reading.y = curve.graph->valueAxis()->coordToPixel(value);
        reading.text = model::formatNumber(value, 4, locale);
        if (!curve.unit.name.isEmpty())
            reading.text += QLatin1Char(' ') + printedUnit(curve, key.first == kMeasured);
        reading.isEarlierRun = !isPresent(key);
        reading.color = curve.graph->pen().color();
        all.push_back(reading);
    }
    if (all.size() > kMostFlags)
        std::erase_if(all, [](const CursorReading& reading) { return reading.isEarlierRun; });
    return all;
}

int TimeCurves::pointCount(const QString& variable) const
{
    const auto found = std::ranges::find_if(curves_, [&](const auto& curve) {
        return curve.first.second == variable && isPresent(curve.first) && curve.second.source;
    });
    return found == curves_.end() ? 0 : found->second.graph->data()->size();
}

}  // namespace bramah::app
