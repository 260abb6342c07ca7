// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/pull_grips.h"

#include "app/plots/plot_view.h"
#include "solver/measures/curve_statistics.h"
#include "solver/results/column_units.h"

#include <QMouseEvent>

#include <cmath>

namespace bramah::app {

namespace {

constexpr double kGripRadius = 6, kGripReach = 10;  // px

}  // namespace

double PullGrips::Taken::valueAt(double y) const
{
    const double part = (from - y) / height;
    return unit.toSi(isLogarithmic ? shown * std::pow(range.upper / range.lower, part)
                                   : shown + part * (range.upper - range.lower));
}

PullGrips::PullGrips(PlotView& view, const RunHistory& history, const editor::ActiveTheme& theme)
    : QCPAbstractItem(&view.plot()), view_(&view), history_(history), theme_(theme)
{
    setSelectable(false);
    setClipToAxisRect(false);
    parentPlot()->installEventFilter(this);
}

std::vector<PullGrip> PullGrips::grips() const
{
    std::vector<PullGrip> grips;
    const RunRecord* run = history_.latest();
    if (!view_ || !run || run->results.isEmpty() || !view_->content().isOverTime())
        return grips;
    const QCPRange time = *view_->content().time();
    const auto axes = view_->content().valueAxes();
    for (const CurveDefinition& curve : view_->definition().curves) {
        const int column = run->results.find(curve.variable);
        if (column < 0)
            continue;
        const model::ShownUnit unit =
            solver::shownUnit(run->results.columns()[static_cast<std::size_t>(column)], curve.unit);
        const auto axis = std::ranges::find(axes, unit.name, &std::pair<QString, QCPAxis*>::first);
        if (axis == axes.end())
            continue;
        solver::CurveStatistics statistics(run->results, column, time.lower, time.upper);
        const auto add = [&](const char* name, solver::Statistic value, const solver::StatisticValue& at) {
            if (const auto found = statistics.value(value); found && at)
                grips.push_back({QStringLiteral("%1(%2)").arg(QLatin1String(name), curve.variable), *at, *found, unit,
                                 axis->second});
        };
        add("max", solver::Statistic::Maximum, statistics.value(solver::Statistic::TimeOfMaximum));
        add("final", solver::Statistic::Last, time.upper);
    }
    return grips;
}

QPointF PullGrips::placeOf(const PullGrip& grip) const
{
    return {parentPlot()->xAxis->coordToPixel(view_->content().placeOf(grip.time)),
            grip.axis->coordToPixel(grip.unit.fromSi(grip.value))};
}

void PullGrips::draw(QCPPainter* painter)
{
    const editor::Theme& theme = theme_.theme();
    painter->setAntialiasing(true);
    for (const PullGrip& grip : grips()) {
        const QPointF place = placeOf(grip);
        const bool isTaken = taken_ && taken_->response == grip.response;
        painter->setPen(QPen(theme.color(editor::ColorRole::Accent), 2));
        painter->setBrush(theme.color(isTaken ? editor::ColorRole::Accent : editor::ColorRole::PlotBackground));
        painter->drawEllipse(place, kGripRadius, kGripRadius);
        painter->drawLine(place + QPointF(0, -3), place + QPointF(0, 3));
    }
}

std::optional<PullGrip> PullGrips::gripAt(QPointF position) const
{
    for (const PullGrip& grip : grips())
        if (QLineF(placeOf(grip), position).length() <= kGripReach)
            return grip;
    return std::nullopt;
}

bool PullGrips::press(QPointF position)
{
    const std::optional<PullGrip> grip = gripAt(position);
    if (!grip)
        return false;
    taken_ = Taken{grip->response,
                   grip->unit,
                   grip->axis->range(),
                   grip->axis->scaleType() == QCPAxis::stLogarithmic,
                   grip->unit.fromSi(grip->value),
                   position.y(),
                   static_cast<double>(grip->axis->axisRect()->height())};
    isMoved_ = false;
    return true;
}

bool PullGrips::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        const auto& mouse = *static_cast<QMouseEvent*>(event);
        return mouse.button() == Qt::LeftButton && press(mouse.position());
    }
    case QEvent::MouseMove: {
        const QPointF position = static_cast<QMouseEvent*>(event)->position();
        if (!taken_) {
            if (gripAt(position))
                parentPlot()->setCursor(Qt::SizeVerCursor);
            return false;
        }
        isMoved_ = true;
        Q_EMIT pulled(taken_->response, taken_->valueAt(position.y()));
        return true;
    }
    case QEvent::MouseButtonRelease:
        if (!taken_)
            return false;
        taken_.reset();
        if (isMoved_)
            Q_EMIT released();
        return true;
    default: return QCPAbstractItem::eventFilter(watched, event);
    }
}

}  // namespace bramah::app
