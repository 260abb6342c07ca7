// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/line_results.h"

#include "editor/canvas/probe.h"
#include "editor/units/shown_unit.h"
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

/// What goes into each port of a net [kg/s].
std::vector<model::Outflow> outflowsAt(const Diagram& diagram, const ResultStore& results, const Net& net, double time)
{
    std::vector<model::Outflow> outflows;
    for (const model::PortRef& ref : net.ports) {
        const model::DiagramPort* port = diagram.port(ref);
        const int column = results.find(editor::variablesOf(diagram, ref).value(1));
        if (port && column >= 0)
            outflows.push_back({port->position, results.valueAt(column, time)});
    }
    return outflows;
}

/// The scale of all hydraulic nets over the whole run, from 0 to a round number.
std::optional<editor::PressureScale> scaleOf(const Diagram& diagram, const ResultStore& results)
{
    editor::PressureScale scale;
    double upper = 0;
    for (const Net& net : diagram.nets()) {
        const int column = isHydraulic(diagram, net) ? tellingColumn(diagram, results, net) : -1;
        if (column < 0)
            continue;
        const ShownUnit unit = unitOf(results.columns()[static_cast<std::size_t>(column)]);
        scale.unit = editor::printedUnit(unit.name);
        upper = std::max(upper, unit.fromSi(results.range(column).upper));
    }
    if (!(upper > 0))
        return std::nullopt;
    const double power = std::pow(10.0, std::floor(std::log10(upper)));
    for (const double step : {1.0, 2.0, 2.5, 4.0, 5.0, 10.0})
        if (upper <= step * power * (1 + 1e-9)) {
            scale.upper = step * power;
            break;
        }
    return scale;
}

double largestFlow(const Diagram& diagram, const ResultStore& results)
{
    double largest = 0;
    for (const Net& net : diagram.nets()) {
        if (!isHydraulic(diagram, net))
            continue;
        for (const model::PortRef& port : net.ports)
            if (const int column = results.find(editor::variablesOf(diagram, port).value(1)); column >= 0) {
                const solver::ValueRange range = results.range(column);
                largest = std::max({largest, std::abs(range.lower), std::abs(range.upper)});
            }
    }
    return largest;
}

}  // namespace

editor::SheetResults LineResults::at(const Diagram& diagram, const ResultStore& results, double time,
                                     LineResultsShown shown, double elapsed)
{
    editor::SheetResults sheet;
    const std::vector<Net>& nets = diagram.nets();
    sheet.nets.resize(nets.size());
    ways_.resize(nets.size());
    if (shown.hasColors)
        sheet.scale = scaleOf(diagram, results);
    const double largest = sheet.scale ? largestFlow(diagram, results) : 0;
    for (std::size_t n = 0; n < nets.size(); ++n) {
        const int column = tellingColumn(diagram, results, nets[n]);
        if (column < 0)
            continue;
        NetResult& net = sheet.nets[n];
        const ShownUnit unit = unitOf(results.columns()[static_cast<std::size_t>(column)]);
        const double value = unit.fromSi(results.valueAt(column, time));
        if (shown.hasValues)
            net.value = editor::numberText(value, QLocale(), 3) + QLatin1Char(' ') + editor::printedUnit(unit.name);
        if (!sheet.scale || !isHydraulic(diagram, nets[n]))
            continue;
        net.color = editor::pressureColor(value / sheet.scale->upper);
        net.flows = model::segmentFlows(nets[n], outflowsAt(diagram, results, nets[n], time));
        ways_[n].resize(net.flows.size());
        for (std::size_t s = 0; s < net.flows.size(); ++s) {
            net.flows[s] = largest > 0 ? net.flows[s] / largest : 0;
            ways_[n][s] += kArrowSpeed * elapsed * net.flows[s];
        }
        net.ways = ways_[n];
    }
    return sheet;
}

}  // namespace bramah::app
