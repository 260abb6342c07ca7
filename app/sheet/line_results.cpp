// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/line_results.h"

#include "editor/canvas/probe.h"
#include "model/diagram/net_flows.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace bramah::app {

using editor::NetResult;
using editor::ShownUnit;
using model::Diagram;
using model::Net;
using solver::ResultStore;

namespace {

constexpr double kArrowSpeed = 12;  // diagram units a second at the largest flow

bool isHydraulic(const Diagram& diagram, const Net& net)
{
    const model::DiagramPort* port = net.ports.empty() ? nullptr : diagram.port(net.ports.front());
    return port && (port->domain == model::Domain::Hydraulic || port->domain == model::Domain::Pneumatic);
}

/// The column of what a user most likely wants to know of a net, as its pressure; -1 if no port has results.
int tellingColumn(const Diagram& diagram, const ResultStore& results, const Net& net)
{
    for (const model::PortRef& port : net.ports)
        if (const QString path = editor::variablesOf(diagram, port).value(0); !path.isEmpty())
            if (const int column = results.find(path); column >= 0)
                return column;
    return -1;
}

ShownUnit unitOf(const solver::ResultColumn& column)
{
    return editor::shownUnit(column.unit, column.displayUnit);
}

/// The scale from 0 to a round number that holds \a largest; nothing if there is no pressure.
std::optional<editor::PressureScale> scaleUpTo(double largest, const QString& unit)
{
    if (!(largest > 0))
        return std::nullopt;
    editor::PressureScale scale;
    scale.unit = unit;
    const double power = std::pow(10.0, std::floor(std::log10(largest)));
    for (const double step : {1.0, 2.0, 2.5, 4.0, 5.0, 10.0})
        if (largest <= step * power * (1 + 1e-9)) {
            scale.upper = step * power;
            break;
        }
    return scale;
}

}  // namespace

void LineResults::forget()
{
    nets_.clear();
    columns_ = nullptr;
    ranges_ = {};
}

void LineResults::lookUp(const Diagram& diagram, const ResultStore& results)
{
    if (columns_ == results.columns().data() && columnCount_ == results.columns().size() &&
        nets_.size() == diagram.nets().size())
        return;
    forget();
    columns_ = results.columns().data();
    columnCount_ = results.columns().size();
    for (const Net& net : diagram.nets()) {
        NetColumns& found = nets_.emplace_back();
        found.telling = tellingColumn(diagram, results, net);
        if (found.telling < 0)
            continue;
        found.unit = unitOf(results.columns()[static_cast<std::size_t>(found.telling)]);
        found.printedUnit = editor::printedUnit(found.unit.name);
        found.isHydraulic = isHydraulic(diagram, net);
        for (const model::PortRef& ref : net.ports) {
            const model::DiagramPort* port = diagram.port(ref);
            const int column = results.find(editor::variablesOf(diagram, ref).value(1));
            if (found.isHydraulic && port && column >= 0)
                found.flows.emplace_back(port->position, column);
        }
    }
}

void LineResults::updateRanges(const ResultStore& results, bool isRunning)
{
    const std::size_t rows = results.rowCount();
    // While rows come in, now and then: the scale does not change with each.
    constexpr double kGrowth = 1.1;
    const bool isDue = isRunning ? double(rows) > kGrowth * double(ranges_.rows) : rows != ranges_.rows;
    if (!isDue && rows >= ranges_.rows)
        return;
    ranges_ = {};
    ranges_.rows = rows;
    for (const NetColumns& net : nets_) {
        if (net.telling < 0 || !net.isHydraulic)
            continue;
        ranges_.unit = net.printedUnit;
        ranges_.pressure = std::max(ranges_.pressure, net.unit.fromSi(results.range(net.telling).upper));
        for (const auto& [place, column] : net.flows) {
            const solver::ValueRange range = results.range(column);
            ranges_.flow = std::max({ranges_.flow, std::abs(range.lower), std::abs(range.upper)});
        }
    }
}

editor::SheetResults LineResults::at(const Diagram& diagram, const ResultStore& results, double time,
                                     LineResultsShown shown, double elapsed)
{
    lookUp(diagram, results);
    editor::SheetResults sheet;
    const std::vector<Net>& nets = diagram.nets();
    sheet.nets.resize(nets.size());
    ways_.resize(nets.size());
    if (shown.hasColors) {
        updateRanges(results, elapsed > 0);
        sheet.scale = scaleUpTo(ranges_.pressure, ranges_.unit);
    }
    const QLocale locale;
    for (std::size_t n = 0; n < nets.size(); ++n) {
        const NetColumns& columns = nets_[n];
        if (columns.telling < 0)
            continue;
        NetResult& net = sheet.nets[n];
        const double value = columns.unit.fromSi(results.valueAt(columns.telling, time));
        if (shown.hasValues)
            net.value = editor::numberText(value, locale, 3) + QLatin1Char(' ') + columns.printedUnit;
        if (!sheet.scale || !columns.isHydraulic)
            continue;
        net.color = editor::pressureColor(value / sheet.scale->upper);
        std::vector<model::Outflow> outflows;
        for (const auto& [place, column] : columns.flows)
            outflows.push_back({place, results.valueAt(column, time)});
        net.flows = model::segmentFlows(nets[n], outflows);
        ways_[n].resize(net.flows.size());
        for (std::size_t s = 0; s < net.flows.size(); ++s) {
            net.flows[s] = ranges_.flow > 0 ? net.flows[s] / ranges_.flow : 0;
            ways_[n][s] += kArrowSpeed * elapsed * net.flows[s];
        }
        net.ways = ways_[n];
    }
    return sheet;
}

}  // namespace bramah::app
