// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/content/xy_curves.h"

#include "app/plots/drawing/legend_entry.h"
#include "app/plots/drawing/plot_style.h"
#include "app/translate.h"
#include "model/units/quantity_text.h"
#include "solver/results/column_units.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace bramah::app {

namespace {

constexpr double kPointReach = 40;      ///< px, from the mouse to the point that is read
constexpr double kXyReach = 5;          ///< px, from the mouse to a curve that is meant
constexpr double kSeenDistance = 0.5;   ///< px: points closer to the one before are not drawn
constexpr std::size_t kXyBlock = 4096;  ///< rows

const solver::ResultColumn& columnOf(const CurveSource& source)
{
    return source.rows().columns()[static_cast<std::size_t>(source.column())];
}

}  // namespace

XyCurves::XyCurves(const PlotFrame& frame) : frame_(frame), axes_(*frame.plot.axisRect())
{
    points_ = new CurvePoints(*frame.plot.axisRect(),
                              [this] { return pointTime_ ? pointsAt(*pointTime_) : std::vector<CurvePointReading>(); });
    points_->setLayer(QStringLiteral("cursor"));
}

XyCurves::~XyCurves()
{
    clear();
    frame_.plot.removeItem(points_);
    PlotStyle::setLogarithmic(*frame_.plot.xAxis, false);
    axes_.setUnits({}, editor::Theme::light());
}

void XyCurves::clear()
{
    frame_.legend.clear();
    for (const Curve& curve : curves_)
        frame_.plot.removePlottable(curve.curve);
    curves_.clear();
}

void XyCurves::addCurves(const RunRecord& run, int age)
{
    for (std::size_t index = 0; index < definition_.curves.size(); ++index) {
        const CurveDefinition& wanted = definition_.curves[index];
        Curve curve;
        curve.x = frame_.variables.curve(run, definition_.x.variable);
        curve.y = frame_.variables.curve(run, wanted.variable);
        if (!curve.x || !curve.y)
            continue;
        curve.xUnit = shownUnit(columnOf(*curve.x), definition_.x.unit);
        curve.unit = shownUnit(columnOf(*curve.y), wanted.unit);
        // The axes have the units of the latest run or the model; an earlier run may have had other ones.
        QCPAxis* axis = axes_.axis(curve.unit.name);
        if (!axis)
            continue;
        curve.run = run.number;
        curve.variable = wanted.variable;
        curve.index = static_cast<int>(index);
        curve.age = age;
        curve.curve = new QCPCurve(frame_.plot.xAxis, axis);
        curve.curve->setName(wanted.variable);
        curve.curve->setSelectable(QCP::stNone);
        curves_.push_back(std::move(curve));
    }
}

void XyCurves::rebuild(const PlotDefinition& definition, const editor::Theme& theme)
{
    definition_ = definition;
    clear();
    QStringList units;
    for (const CurveDefinition& wanted : definition.curves) {
        const solver::ResultColumn* column = frame_.variables.find(wanted.variable);
        if (const QString unit = column ? shownUnit(*column, wanted.unit).name : wanted.unit; !units.contains(unit))
            units.append(unit);
    }
    if (units.isEmpty())
        units.append(QString());
    axes_.setUnits(units, theme);
    int age = 0;
    const auto& runs = frame_.history.runs();
    for (auto run = runs.rbegin(); run != runs.rend() && !definition.x.variable.isEmpty(); ++run)
        if ((*run)->isShown || run == runs.rbegin())
            addCurves(**run, age++);
    for (std::size_t index = 0; index < definition.curves.size(); ++index) {
        const CurveDefinition& wanted = definition.curves[index];
        const auto drawn = std::ranges::find_if(
            curves_, [&](const Curve& curve) { return curve.age == 0 && curve.index == static_cast<int>(index); });
        if (drawn != curves_.end())
            frame_.legend.addItem(
                new LegendEntry(frame_.legend, *drawn->curve, wanted.name.isEmpty() ? wanted.variable : wanted.name));
    }
    applyTheme(theme);
}

bool XyCurves::isOutdated() const
{
    const RunRecord* latest = frame_.history.latest();
    if (!latest || latest->results.isEmpty() || definition_.x.variable.isEmpty())
        return false;
    return std::ranges::any_of(definition_.curves, [&](const CurveDefinition& wanted) {
        return std::ranges::none_of(curves_,
                                    [&](const Curve& curve) {
                                        return curve.run == latest->number && curve.variable == wanted.variable;
                                    }) &&
               frame_.variables.curve(*latest, wanted.variable) &&
               frame_.variables.curve(*latest, definition_.x.variable);
    });
}

void XyCurves::applyTheme(const editor::Theme& theme)
{
    axes_.setTheme(theme);
    PlotStyle::apply(frame_.legend, theme);
    points_->setTheme(theme);
    for (const Curve& curve : curves_) {
        curve.curve->setPen(curve.age == 0 ? PlotStyle::curvePen(curve.index, theme)
                                           : PlotStyle::earlierPen(curve.index, curve.age, theme));
        curve.curve->setLayer(curve.age == 0 ? QStringLiteral("main") : QStringLiteral("grid"));
    }
    PlotStyle::setLogarithmic(*frame_.plot.xAxis, definition_.isPlaceLogarithmic);
    for (const auto& [unit, axis] : axes_.all())
        PlotStyle::setLogarithmic(*axis, definition_.isValueLogarithmic);
}

bool XyCurves::update()
{
    return std::ranges::all_of(curves_, [](Curve& curve) { return curve.x->update() && curve.y->update(); });
}

QString XyCurves::logarithmicPlaceText() const
{
    return tr("Logarithmic &x axis");
}

QString XyCurves::logarithmicValueText() const
{
    return tr("&Logarithmic values");
}

/// At the rows of y. Mostly the rows of both curves are those of one run, so they have the same times.
template <typename Visit>
void XyCurves::forEachPoint(const Curve& curve, Visit visit) const
{
    const std::size_t count = curve.rowCount();
    const solver::ResultStore& rows = curve.y->rows();
    if (count == 0 || time_.upper < rows.firstTime() || time_.lower > rows.lastTime())
        return;
    const auto between = [&](double time) {
        visit(time, curve.xUnit.fromSi(curve.x->at(time)), curve.unit.fromSi(curve.y->at(time)));
    };
    const std::size_t first = std::min(rows.rowAt(time_.lower), count);
    if (time_.lower > rows.firstTime())
        between(time_.lower);
    std::vector<double> times(kXyBlock), x(kXyBlock), y(kXyBlock);
    for (std::size_t row = first; row < count; row += kXyBlock) {
        const std::size_t size = std::min(kXyBlock, count - row);
        rows.readTimes(row, std::span(times).first(size));
        if (curve.haveSameRows())
            curve.x->rows().read(curve.x->column(), row, std::span(x).first(size));
        else
            std::ranges::transform(std::span(times).first(size), x.begin(),
                                   [&](double time) { return curve.x->at(time); });
        rows.read(curve.y->column(), row, std::span(y).first(size));
        for (std::size_t k = 0; k < size; ++k) {
            if (times[k] > time_.upper) {
                between(time_.upper);
                return;
            }
            visit(times[k], curve.xUnit.fromSi(x[k]), curve.unit.fromSi(y[k]));
        }
    }
}

void XyCurves::fitPlaces()
{
    double lower = std::numeric_limits<double>::infinity(), upper = -lower;
    for (const Curve& curve : curves_)
        forEachPoint(curve, [&](double, double x, double) {
            if (std::isfinite(x) && !(definition_.isPlaceLogarithmic && x <= 0)) {
                lower = std::min(lower, x);
                upper = std::max(upper, x);
            }
        });
    if (lower <= upper)
        frame_.plot.xAxis->setRange(definition_.isPlaceLogarithmic ? UnitAxes::decades(lower, upper)
                                                                   : UnitAxes::roundRange(lower, upper));
}

void XyCurves::fitValues()
{
    for (const auto& [unit, axis] : axes_.all()) {
        double lower = std::numeric_limits<double>::infinity(), upper = -lower;
        for (const Curve& curve : curves_)
            if (curve.curve->valueAxis() == axis)
                forEachPoint(curve, [&](double, double, double y) {
                    if (std::isfinite(y) && !(definition_.isValueLogarithmic && y <= 0)) {
                        lower = std::min(lower, y);
                        upper = std::max(upper, y);
                    }
                });
        if (lower <= upper)
            axis->setRange(definition_.isValueLogarithmic ? UnitAxes::decades(lower, upper)
                                                          : UnitAxes::roundRange(lower, upper));
    }
}

void XyCurves::draw(const QCPRange& /*places*/, int /*pixels*/)
{
    for (Curve& curve : curves_) {
        QVector<QCPCurveData> vertices;
        curve.times.clear();
        const QCPAxis& xAxis = *curve.curve->keyAxis();
        const QCPAxis& yAxis = *curve.curve->valueAxis();
        QPointF last;
        std::array<double, 3> left{};  // the point before, if it was not drawn
        bool isLeft = false, isGap = true;
        const auto add = [&](double time, double x, double y) {
            vertices.append({static_cast<double>(vertices.size()), x, y});
            curve.times.push_back(time);
        };
        forEachPoint(curve, [&](double time, double x, double y) {
            const QPointF pixel(xAxis.coordToPixel(x), yAxis.coordToPixel(y));
            const bool isThere = std::isfinite(x) && std::isfinite(y);
            if (isThere && !isGap && (pixel - last).manhattanLength() < kSeenDistance) {
                left = {time, x, y};
                isLeft = true;
                return;
            }
            add(time, isThere ? x : NAN, isThere ? y : NAN);
            last = pixel;
            isLeft = false;
            isGap = !isThere;
        });
        if (isLeft)
            add(left[0], left[1], left[2]);
        curve.curve->data()->set(vertices, true);
    }
}

void XyCurves::showPoints(std::optional<double> time)
{
    pointTime_ = time;
    points_->setTimeText(time ? tr("%1 s").arg(frame_.plot.locale().toString(*time, 'g', 5)) : QString());
}

std::vector<CurvePointReading> XyCurves::pointsAt(double time) const
{
    std::vector<CurvePointReading> all;
    const QLocale locale = frame_.plot.locale();
    const auto text = [&](const CurveSource& source, const model::ShownUnit& unit, double value) {
        return (model::formatNumber(value, 4, locale) + QLatin1Char(' ') +
                solver::printedUnit(columnOf(source), unit.name))
            .trimmed();
    };
    for (const Curve& curve : curves_) {
        const double x = curve.xUnit.fromSi(curve.x->at(time)), y = curve.unit.fromSi(curve.y->at(time));
        if (!std::isfinite(x) || !std::isfinite(y))
            continue;
        all.push_back({{curve.curve->keyAxis()->coordToPixel(x), curve.curve->valueAxis()->coordToPixel(y)},
                       tr("%1 at %2").arg(text(*curve.y, curve.unit, y), text(*curve.x, curve.xUnit, x)),
                       curve.curve->pen().color(),
                       curve.age > 0});
    }
    std::ranges::stable_sort(all, {}, [](const CurvePointReading& point) { return point.at.y(); });
    return all;
}

/// The foot of the perpendicular on the nearest drawn piece: its time lies between those of the ends of the piece.
std::optional<double> XyCurves::timeNear(QPointF position) const
{
    std::optional<double> nearest;
    double least = kPointReach * kPointReach;
    for (const Curve& curve : curves_) {
        if (curve.age > 0 && curves_.front().age == 0)
            continue;
        const auto& data = *curve.curve->data();
        const QCPAxis& xAxis = *curve.curve->keyAxis();
        const QCPAxis& yAxis = *curve.curve->valueAxis();
        QPointF before;
        for (int k = 0; k < data.size(); ++k) {
            const QPointF point(xAxis.coordToPixel(data.at(k)->key), yAxis.coordToPixel(data.at(k)->value));
            const QPointF piece = k > 0 ? point - before : QPointF();
            const double length = QPointF::dotProduct(piece, piece);
            const double part =
                length > 0 ? std::clamp(QPointF::dotProduct(position - before, piece) / length, 0.0, 1.0) : 1;
            const QPointF foot = k > 0 ? before + part * piece : point;
            const double distance = QPointF::dotProduct(position - foot, position - foot);
            if (distance < least) {
                least = distance;
                const double end = curve.times[static_cast<std::size_t>(k)];
                const double begin = k > 0 ? curve.times[static_cast<std::size_t>(k) - 1] : end;
                nearest = begin + part * (end - begin);
            }
            before = point;
        }
    }
    return nearest;
}

QString XyCurves::variableAt(QPointF position) const
{
    for (const Curve& curve : curves_)
        if (const double distance = curve.curve->selectTest(position, false); distance >= 0 && distance <= kXyReach)
            return curve.variable;
    return {};
}

QString XyCurves::placeLabel() const
{
    const QString& variable = definition_.x.variable;
    if (variable.isEmpty())
        return tr("Drag the variable for this axis here");
    const solver::ResultColumn* column = frame_.variables.find(variable);
    const QString unit = column ? solver::printedUnit(*column, shownUnit(*column, definition_.x.unit).name) : QString();
    const QString& name = definition_.x.name.isEmpty() ? variable : definition_.x.name;
    return unit.isEmpty() ? name : tr("%1 [%2]").arg(name, unit);
}

int XyCurves::pointCount(const QString& variable) const
{
    for (const Curve& curve : curves_)
        if (curve.age == 0 && curve.variable == variable)
            return static_cast<int>(curve.times.size());
    return 0;
}

}  // namespace bramah::app
