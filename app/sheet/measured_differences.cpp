// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/measured_differences.h"

#include "app/translate.h"
#include "editor/canvas/probe.h"
#include "model/units/quantity_text.h"
#include "solver/results/column_units.h"

#include <QHash>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace bramah::app {
namespace {

/// A number with its sign, in the unit of differences.
QString differenceText(double si, const model::ShownUnit& unit)
{
    const double shown = si * unit.factor;
    const QString name = model::printedUnit(unit.name);
    return QStringLiteral("Δ %1%2%3%4")
        .arg(shown > 0 ? QStringLiteral("+") : QString(), model::formatNumber(shown, 3, QLocale()),
             name.isEmpty() ? QString() : QStringLiteral(" "), name);
}

}  // namespace

void MeasuredDifferences::lookUp(const model::Diagram& diagram, const editor::ShownPlace& place,
                                 const solver::ResultStore& run)
{
    measured_.clear();
    isLookedUp_ = true;
    if (!data_)
        return;
    // All ports of a net have the same potential, which is stored once.
    QHash<std::size_t, std::size_t> netOf;
    for (std::size_t net = 0; net < diagram.nets().size(); ++net)
        for (const model::PortRef& port : diagram.nets()[net].ports) {
            const QString variable = editor::variablesOf(diagram, port).value(0);
            const int column = variable.isEmpty() ? -1 : run.find(place.pathOf(variable));
            if (column >= 0)
                netOf.insert(run.place(column).stored, net);
        }
    for (const solver::ResultColumn& column : data_->columns()) {
        const auto channel = data_->channel(column.path);
        const int beside = channel ? run.find(channel->fit.beside) : -1;
        const auto net = beside < 0 ? netOf.cend() : netOf.constFind(run.place(beside).stored);
        if (net == netOf.cend())
            continue;
        const MeasuredCurve curve(*channel);
        const solver::ValueRange range = curve.range();
        const double allowed = channel->fit.band > 0 ? channel->fit.band : range.upper - range.lower;
        const solver::ResultColumn& simulated = run.columns()[static_cast<std::size_t>(beside)];
        measured_.push_back({*net, beside, scaleBeside(simulated, channel->variable()), curve,
                             allowed > 0 ? allowed : 1, shownUnit(channel->variable())});
    }
}

void MeasuredDifferences::show(editor::SheetResults& sheet, const model::Diagram& diagram,
                               const editor::ShownPlace& place, const solver::ResultStore& run, double time,
                               bool hasTexts)
{
    constexpr double kPercent = 100;
    if (!isLookedUp_)
        lookUp(diagram, place, run);
    for (editor::NetResult& net : sheet.nets)
        net.color = QColor();
    for (const Measured& one : measured_) {
        if (one.net >= sheet.nets.size())
            continue;
        const double difference = one.curve.at(time) - one.scale * run.valueAt(one.column, time);
        if (!std::isfinite(difference))
            continue;
        editor::NetResult& net = sheet.nets[one.net];
        net.color = editor::pressureColor(0.5 + 0.5 * std::clamp(difference / one.allowed, -1.0, 1.0));
        const model::Net& drawn = diagram.nets()[one.net];
        if (hasTexts && !drawn.segments.empty())  // alone: it is what is looked for, and finds room
            net.labels = {{editor::longestSegment(drawn), {differenceText(difference, one.unit)}}};
    }
    sheet.scale = editor::PressureScale{-kPercent, kPercent, QStringLiteral("%")};
    sheet.caption.title = tr("Measured minus simulated, of the allowed difference");
}

}  // namespace bramah::app
