// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/line_results.h"

#include "editor/canvas/probe.h"
#include "model/diagram/joining_rule.h"
#include "model/routing/net_flows.h"
#include "solver/results/column_units.h"
#include "solver/results/rounding_rest.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace bramah::app {

using editor::NetResult;
using model::Diagram;
using model::Net;
using model::ShownUnit;
using solver::ResultStore;

namespace {

constexpr double kLeastFlow = 1e-3;   // of the largest: smaller flows are written as 0
constexpr double kSameValue = 1e-6;   // of the greatest value: joined ports differ by less
constexpr double kLeastShown = 1e-3;  // of the shown unit: smaller amounts are written as 0
constexpr double kLeastTurn = 1e-3;   // rad/s: a shaft that turns more slowly rests
constexpr double kArrowSpeed = 12;    // diagram units per second at the largest flow

/// Is the common value of all ports of a net of this style shown?
bool isSharedShown(model::LineStyle style, LineResultsShown shown)
{
    if (style == model::LineStyle::Mechanical)
        return shown.hasPositions;
    return isSignal(style) ? shown.hasSignals : shown.hasPressures;
}

bool isFlowShown(model::LineStyle style, LineResultsShown shown)
{
    return style == model::LineStyle::Mechanical ? shown.hasForces : shown.hasFlows;
}

/// An arrow character in the direction that \a flow has along \a line (y up).
QChar arrowOf(const QLineF& line, double flow)
{
    const double dx = flow > 0 ? line.dx() : -line.dx(), dy = flow > 0 ? line.dy() : -line.dy();
    if (std::abs(dx) > std::abs(dy))
        return dx > 0 ? QChar(0x2192) : QChar(0x2190);
    return dy > 0 ? QChar(0x2191) : QChar(0x2193);
}

const solver::ResultColumn& columnOf(const ResultStore& results, int column)
{
    return results.columns()[static_cast<std::size_t>(column)];
}

/// \a value of \a column as the sheet tells it: 0 if it is so far below the greatest one of the run that it is only
/// what integration leaves, and the zero of the shown unit if it is less than a thousandth of that. Tool tips, plots
/// and files have all digits.
double toldValue(const ResultStore& results, int column, double value)
{
    const solver::ValueRange range = results.range(column);
    value = solver::withoutRemainder(value, std::max(std::abs(range.lower), std::abs(range.upper)));
    if (columnOf(results, column).isBoolean || value == 0)
        return value;
    const ShownUnit unit = shownUnit(columnOf(results, column));
    return std::abs(unit.fromSi(value)) < kLeastShown ? unit.toSi(0) : value;
}

/// Is the speed of a shaft told, and not its angle: does it turn round and round in the run, or at all at a single
/// moment?
bool turnsRound(const ResultStore& results, int angle)
{
    if (columnOf(results, angle).unit != QLatin1String("rad"))
        return false;
    const solver::ValueRange range = results.range(angle);
    const bool isMoment = results.rowCount() == 2 && results.lastTime() <= results.time(0) + 2 * LineResults::kInstant;
    return range.upper - range.lower > (isMoment ? kLeastTurn * LineResults::kInstant : 2 * std::numbers::pi);
}

/// The speed of a shaft at \a time between the rows about it [rad/s].
double speedAt(const ResultStore& results, int angle, double time)
{
    std::size_t row = std::max<std::size_t>(1, results.rowAt(time));
    const auto span = [&](std::size_t r) { return results.time(r) - results.time(r - 1); };
    while (row < results.rowCount() && span(row) <= 0)
        ++row;  // behind an event
    if (row >= results.rowCount())
        for (row = results.rowCount() - 1; row > 0 && span(row) <= 0;)
            --row;
    return row == 0 ? 0 : (results.value(angle, row) - results.value(angle, row - 1)) / span(row);
}

/// The speed of a turning shaft as `1478 rev/min`.
QString speedText(const ResultStore& results, int angle, double time)
{
    solver::ResultColumn speed = columnOf(results, angle);
    speed.unit = QStringLiteral("rad/s");
    speed.displayUnit = speed.ownUnit = QStringLiteral("rev/min");
    speed.quantity = QStringLiteral("AngularVelocity");
    const double value = speedAt(results, angle, time);
    return valueText(speed, std::abs(shownUnit(speed).fromSi(value)) < kLeastShown ? 0 : value, {}, 3);
}

/// The text of a flow along a segment with its direction; forces have none on a sheet.
QString flowText(const solver::ResultColumn& column, model::LineStyle style, const QLineF& line, double flow)
{
    const QString amount = valueText(column, std::abs(flow), {}, 3);
    const bool hasWay = style != model::LineStyle::Mechanical;
    return hasWay && flow != 0 ? arrowOf(line, flow) + QLatin1Char(' ') + amount : amount;
}

/// The most important column of a net, such as its pressure, of a port that tells the unit if there is one; -1 if no
/// port has results.
int tellingColumn(const Diagram& diagram, const editor::ShownPlace& place, const ResultStore& results, const Net& net)
{
    int first = -1;
    for (const model::PortRef& port : net.ports)
        if (const QString path = editor::variablesOf(diagram, port).value(0); !path.isEmpty())
            if (const int column = results.find(place.pathOf(path)); column >= 0) {
                if (!columnOf(results, column).unit.isEmpty())
                    return column;
                first = first < 0 ? column : first;
            }
    return first;
}

bool isNode(const Diagram& diagram, const model::PortRef& port)
{
    const model::DiagramComponent* owner = diagram.component(port.component);
    return owner && owner->isNode;
}

/// Has no port of a component results? Then it has come after the run.
bool isNew(const Diagram& diagram, const editor::ShownPlace& place, const ResultStore& results,
           const model::ComponentId& id)
{
    const model::DiagramComponent* owner = diagram.component(id);
    return owner && !owner->ports.empty() && std::ranges::all_of(owner->ports, [&](const model::DiagramPort& port) {
               const QStringList variables = editor::variablesOf(diagram, {id, port.name});
               return std::ranges::all_of(variables,
                                          [&](const QString& path) { return results.find(place.pathOf(path)) < 0; });
           });
}

/// Were the ports of \a net joined in the run? They were not if one has come later, or if their common value differed.
bool wasJoined(const Diagram& diagram, const editor::ShownPlace& place, const ResultStore& results, const Net& net)
{
    double lowest = HUGE_VAL, highest = -HUGE_VAL, size = 0;
    for (const model::PortRef& port : net.ports) {
        if (isNode(diagram, port))
            continue;
        const QString path = editor::variablesOf(diagram, port).value(0);
        const int column = path.isEmpty() ? -1 : results.find(place.pathOf(path));
        if (column < 0) {
            if (isNew(diagram, place, results, port.component))
                return false;
            continue;
        }
        if (results.isEmpty())
            continue;
        const double value = results.value(column, results.rowCount() - 1);
        const solver::ValueRange range = results.range(column);
        lowest = std::min(lowest, value);
        highest = std::max(highest, value);
        size = std::max({size, std::abs(range.lower), std::abs(range.upper)});
    }
    return !(highest - lowest > kSameValue * size);
}

/// The scale from 0 to a round number that is at least \a largest; nothing if there is no pressure.
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

void LineResults::lookAt(const editor::ShownPlace& place)
{
    place_ = place;
    forget();
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
        found.telling = wasJoined(diagram, place_, results, net) ? tellingColumn(diagram, place_, results, net) : -1;
        if (found.telling < 0)
            continue;
        if (const model::DiagramPort* port = net.ports.empty() ? nullptr : diagram.port(net.ports.front())) {
            found.style = port->lineStyle == model::LineStyle::Pilot ? model::LineStyle::Working : port->lineStyle;
            found.hasFluid = model::JoiningRule::of(*port).wantsStore();
        }
        found.unit = shownUnit(columnOf(results, found.telling));
        for (const model::NetSegment& segment : net.segments)
            found.bounds |= QRectF(segment.line.p1(), segment.line.p2()).normalized().adjusted(-1, -1, 1, 1);
        for (const model::PortRef& ref : net.ports) {
            const model::DiagramPort* port = diagram.port(ref);
            const QString flow = editor::variablesOf(diagram, ref).value(1);
            const int column = flow.isEmpty() ? -1 : results.find(place_.pathOf(flow));
            if (port && column >= 0)
                found.flows.push_back(
                    {port->position, column, ref.component.isEmpty() ? -1.0 : 1.0, isNode(diagram, ref)});
        }
    }
}

void LineResults::updateRanges(const ResultStore& results, bool isRunning)
{
    const std::size_t rows = results.rowCount();
    // While rows come, the scale changes only after clear growth.
    constexpr double kGrowth = 1.1;
    const bool isDue = isRunning ? double(rows) > kGrowth * double(ranges_.rows) : rows != ranges_.rows;
    if (!isDue && rows >= ranges_.rows)
        return;
    ranges_ = {};
    ranges_.rows = rows;
    for (const NetColumns& net : nets_) {
        if (net.telling < 0 || !net.hasFluid)
            continue;
        ranges_.unit = printedUnit(columnOf(results, net.telling), net.unit.name);
        ranges_.pressure = std::max(ranges_.pressure, net.unit.fromSi(results.range(net.telling).upper));
        for (const PortFlow& flow : net.flows) {
            const solver::ValueRange range = results.range(flow.column);
            ranges_.flow = std::max({ranges_.flow, std::abs(range.lower), std::abs(range.upper)});
        }
    }
}

std::vector<std::size_t> LineResults::flowSegments(const Net& net, const NetColumns& columns)
{
    const auto isEnd = [](const PortFlow& port) { return !port.isNode; };
    if (std::ranges::count_if(columns.flows, isEnd) == 2)
        return {editor::longestSegment(net)};
    std::vector<std::size_t> segments;
    for (std::size_t s = 0; s < net.segments.size(); ++s) {
        const QLineF& line = net.segments[s].line;
        if (std::ranges::any_of(columns.flows, [&](const PortFlow& port) {
                return isEnd(port) && (line.p1() == port.place || line.p2() == port.place);
            }))
            segments.push_back(s);
    }
    return segments;
}

std::vector<editor::ValueLabel> LineResults::labels(const Net& net, const NetColumns& columns,
                                                    const ResultStore& results, double time, LineResultsShown shown,
                                                    const std::vector<double>& flows) const
{
    std::vector<editor::ValueLabel> all;
    if (net.segments.empty())
        return all;
    editor::ValueLabel shared{editor::longestSegment(net), {}};
    if (isSharedShown(columns.style, shown)) {
        const double value = toldValue(results, columns.telling, results.valueAt(columns.telling, time));
        shared.lines.append(turnsRound(results, columns.telling)
                                ? speedText(results, columns.telling, time)
                                : valueText(columnOf(results, columns.telling), value, {}, 3));
    }
    if (isFlowShown(columns.style, shown) && flows.size() == net.segments.size()) {
        const solver::ResultColumn& flow = columnOf(results, columns.flows.front().column);
        const auto textAt = [&](std::size_t s) {
            const bool isLeast = columns.hasFluid && std::abs(flows[s]) < kLeastFlow * ranges_.flow;
            const double told = toldValue(results, columns.flows.front().column, flows[s]);
            return flowText(flow, columns.style, net.segments[s].line, isLeast ? 0 : told);
        };
        for (const std::size_t s : flowSegments(net, columns))
            if (s == shared.segment)
                shared.lines.append(textAt(s));
            else
                all.push_back({s, {textAt(s)}});
    }
    if (!shared.lines.isEmpty())
        all.push_back(shared);
    return all;
}

editor::SheetResults LineResults::at(const Diagram& diagram, const ResultStore& results, double time,
                                     LineResultsShown shown, const SheetPart& seen, double elapsed)
{
    lookUp(diagram, results);
    editor::SheetResults sheet;
    const std::vector<Net>& nets = diagram.nets();
    sheet.nets.resize(nets.size());
    ways_.resize(nets.size());
    updateRanges(results, elapsed > 0);
    if (shown.hasColors)
        sheet.scale = scaleUpTo(ranges_.pressure, ranges_.unit);
    for (std::size_t n = 0; n < nets.size(); ++n) {
        const NetColumns& columns = nets_[n];
        if (columns.telling < 0 || !columns.bounds.intersects(seen.area))
            continue;
        NetResult& net = sheet.nets[n];
        std::vector<model::Outflow> outflows;
        for (const PortFlow& flow : columns.flows)
            outflows.push_back({flow.place, flow.sign * results.valueAt(flow.column, time)});
        const std::vector<double> flows =
            outflows.empty() ? std::vector<double>() : model::segmentFlows(nets[n], outflows);
        if (seen.hasTexts)
            net.labels = labels(nets[n], columns, results, time, shown, flows);
        if (!sheet.scale || !columns.hasFluid)
            continue;
        const double pressure = columns.unit.fromSi(results.valueAt(columns.telling, time));
        net.color = editor::pressureColor(pressure / sheet.scale->upper);
        net.flows = flows;
        ways_[n].resize(flows.size());
        for (std::size_t s = 0; s < flows.size(); ++s) {
            net.flows[s] = ranges_.flow > 0 ? flows[s] / ranges_.flow : 0;
            ways_[n][s] += kArrowSpeed * elapsed * net.flows[s];
        }
        net.ways = ways_[n];
    }
    return sheet;
}

}  // namespace bramah::app
