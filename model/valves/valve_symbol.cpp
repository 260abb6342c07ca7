// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/valves/valve_symbol.h"

#include "model/edit/geometry_text.h"
#include "model/valves/valve_ends.h"
#include "model/valves/valve_pen.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace bramah::model {

namespace {

constexpr double kHalfHeight = 40;
constexpr double kStub = 20;         // stem of a shut port, and width of its bar
constexpr double kShortStub = 14;    // the length where a slanted path passes
constexpr double kSideDepth = 30;    // of a path between ports on one side
constexpr double kMarkedDepth = 26;  // with a throttle or check valve in it
constexpr double kDot = 5;           // radius
constexpr double kEndLength = 60;    // of an actuator, a spring
constexpr double kPilotLength = 80;

/// Draws the paths of one box.
class BoxDrawing
{
public:
    BoxDrawing(ValvePen& pen, const ValvePosition& position, int portCount, double middle)
        : pen_(pen), position_(position), ports_(valvePorts(portCount)), middle_(middle)
    {
    }

    void draw()
    {
        std::vector<bool> isUsed(ports_.size(), false);
        double busHeight = 0;
        for (const ValvePath& path : position_) {
            for (const int port : path.ports)
                isUsed[static_cast<std::size_t>(port)] = true;
            if (path.ports.size() > 2) {
                drawBus(path, busHeight);
                busHeight += 12;  // a second bar is drawn at another height
            } else {
                drawPair(path);
            }
        }
        for (std::size_t port = 0; port < ports_.size(); ++port)
            if (!isUsed[port])
                drawShut(ports_[port]);
    }

private:
    [[nodiscard]] const ValvePort& port(int index) const { return ports_.at(static_cast<std::size_t>(index)); }
    [[nodiscard]] static double inward(const ValvePort& port) { return port.isTop ? -1 : 1; }
    [[nodiscard]] QPointF edge(const ValvePort& port) const { return {middle_ + port.x, -inward(port) * kHalfHeight}; }

    [[nodiscard]] bool isSlantedBeside(const ValvePort& shut) const
    {
        return std::any_of(position_.begin(), position_.end(), [&](const ValvePath& path) {
            if (path.ports.size() != 2)
                return false;
            const ValvePort& a = port(path.ports[0]);
            const ValvePort& b = port(path.ports[1]);
            return a.isTop != b.isTop && std::min(a.x, b.x) < shut.x && shut.x < std::max(a.x, b.x);
        });
    }

    void drawShut(const ValvePort& shut)
    {
        const QPointF from = edge(shut);
        const QPointF to = from + QPointF(0, inward(shut) * (isSlantedBeside(shut) ? kShortStub : kStub));
        pen_.line({from, to});
        pen_.line({to - QPointF(kStub / 2, 0), to + QPointF(kStub / 2, 0)});
    }

    /// Draws a throttle or check valve in the middle of \a points, which are two or four.
    void drawMarked(const ValvePoints& points, const ValvePath& path)
    {
        const std::size_t piece = points.size() / 2 - 1;
        const QPointF middle = (points[piece] + points[piece + 1]) / 2;
        const QPointF way = points[piece + 1] - points[piece];
        const QPointF along = way / std::hypot(way.x(), way.y());
        const QPointF across(-along.y(), along.x());
        // Between ports on one side there is room only for a small symbol.
        const double size = piece == 0 ? 1 : 0.65;
        const auto at = [&](double forth, double beside) { return middle + (along * forth + across * beside) * size; };
        if (path.kind == ValvePathKind::Throttled) {
            const QPointF last = points[points.size() - 2];
            pen_.line(path.hasArrow ? ValvePoints(points.begin(), points.end() - 1) : points);
            if (path.hasArrow)
                pen_.arrow(last, points.back());
            for (const double side : {1.0, -1.0})
                pen_.line(
                    {at(-13, side * 11), at(-7, side * 6.5), at(0, side * 5), at(7, side * 6.5), at(13, side * 11)});
            return;
        }
        constexpr double kBall = 7;
        constexpr double kSeat = 10;  // distance of its apex from the middle of the ball
        ValvePoints before(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(piece) + 1);
        before.push_back(at(-kSeat, 0));
        ValvePoints behind{at(kBall, 0)};
        behind.insert(behind.end(), points.begin() + static_cast<std::ptrdiff_t>(piece) + 1, points.end());
        pen_.line(before);
        pen_.line({at(2, -12), at(-kSeat, 0), at(2, 12)});
        pen_.circle(middle, kBall * size);
        pen_.line(behind);
    }

    void drawPair(const ValvePath& path)
    {
        const ValvePort& first = port(path.ports[0]);
        const ValvePort& second = port(path.ports[1]);
        const QPointF from = edge(first);
        const QPointF to = edge(second);
        if (path.kind != ValvePathKind::Open) {
            const QPointF inwards(0, inward(first) * kMarkedDepth);
            drawMarked(first.isTop != second.isTop ? ValvePoints{from, to}
                                                   : ValvePoints{from, from + inwards, to + inwards, to},
                       path);
            return;
        }
        if (first.isTop != second.isTop) {
            if (path.hasArrow)
                pen_.arrow(from, to);
            else
                pen_.line({from, to});
            return;
        }
        const QPointF depth(0, inward(first) * kSideDepth);
        pen_.line(path.hasArrow ? ValvePoints{from, from + depth, to + depth}
                                : ValvePoints{from, from + depth, to + depth, to});
        if (path.hasArrow)
            pen_.arrow(to + depth, to);
    }

    void drawBus(const ValvePath& path, double height)
    {
        double left = edge(port(path.ports[0])).x();
        double right = left;
        std::map<double, int> stems;
        for (const int index : path.ports) {
            const QPointF from = edge(port(index));
            pen_.line({from, {from.x(), height}});
            left = std::min(left, from.x());
            right = std::max(right, from.x());
            ++stems[from.x()];
        }
        pen_.line({{left, height}, {right, height}});
        for (const auto& [x, count] : stems)
            if (count + (x > left ? 1 : 0) + (x < right ? 1 : 0) > 2)
                pen_.circle({x, height}, kDot, true);
    }

    ValvePen& pen_;
    const ValvePosition& position_;
    const std::vector<ValvePort>& ports_;
    double middle_;
};

void drawBox(ValvePen& pen, const ValveTable& table, std::size_t box, double middle)
{
    if (table.variants.empty()) {
        BoxDrawing(pen, table.positions[box], table.portCount, middle).draw();
        return;
    }
    const bool isFixed = std::all_of(table.variants.begin(), table.variants.end(), [&](const ValveVariant& variant) {
        return variant.positions[box] == table.variants[0].positions[box];
    });
    if (isFixed) {
        BoxDrawing(pen, table.variants[0].positions[box], table.portCount, middle).draw();
        return;
    }
    for (const ValveVariant& variant : table.variants) {
        pen.setCondition(variant.condition.toUtf8());
        BoxDrawing(pen, variant.positions[box], table.portCount, middle).draw();
    }
    pen.setCondition({});
}

bool hasElectronicsAtRight(const ValveTable& table)
{
    return table.hasElectronics && table.right.actuator == ValveActuator::Solenoid;
}

constexpr auto kIsShown = "electronics <> Types.ValveElectronics.None";
constexpr auto kIsClosedLoop = "electronics == Types.ValveElectronics.ClosedLoop";
constexpr auto kIsNotClosedLoop = "electronics <> Types.ValveElectronics.ClosedLoop";

/// Draws the amplifier at the outer end of a solenoid, as registered with X10840, and over it the transducer of the
/// position, X10820 and X10850.
void drawElectronics(ValvePen& pen, const ValveTable& table, const ValveGeometry& geometry)
{
    constexpr double kBox = 60;
    const bool isRight = hasElectronicsAtRight(table);
    const QPointF corner(isRight ? geometry.extent.second.x() : geometry.extent.first.x() - kBox,
                         heightOfActuator(table, !isRight) - kStub);
    const double tip = isRight ? 15 : 45;  // of the triangle, which points at the solenoid
    pen.setCondition(kIsShown);
    pen.rectangle(corner, corner + QPointF(kBox, kBox));
    const QPointF apex = corner + QPointF(tip, kBox / 2);
    pen.hollow({apex, corner + QPointF(kBox - tip, 45), corner + QPointF(kBox - tip, 15), apex});
    const QPointF over = corner + QPointF(0, kBox);
    pen.setCondition(kIsClosedLoop);
    pen.rectangle(over, over + QPointF(kBox, kBox));
    pen.line({over + QPointF(0, kBox), over + QPointF(kBox, 0)});
    pen.text(over + QPointF(2, 2), over + QPointF(26, 26), "G");
    ValvePoints curve;
    for (const QPointF point :
         {QPointF(36, 38), QPointF(36, 48), QPointF(40, 54), QPointF(46, 54), QPointF(50, 48), QPointF(50, 38)})
        curve.push_back(over + point);
    pen.line(curve);
    pen.setCondition({});
}

void drawName(ValvePen& pen, QPointF corner)
{
    pen.text(corner, corner + QPointF(160, 30), "%name", ", horizontalAlignment=TextAlignment.Left");
}

void drawLetters(ValvePen& pen, const ValveTable& table, const ValveGeometry& geometry)
{
    pen.setMoving(false);
    for (const ValvePort& port : valvePorts(table.portCount)) {
        const double width = port.name.size() > 1 ? 30 : 20;
        const double left = port.x < 0 ? port.x - 4 - width : port.x + 4;
        const double bottom = port.isTop ? 56 : -78;
        pen.text({left, bottom}, {left + width, bottom + 22}, port.name.toUtf8());
    }
    const double nameLeft = geometry.boxWidth / 2 + 20;
    const double nameBottom = table.isProportional ? 58 : 48;
    if (!hasElectronicsAtRight(table)) {
        drawName(pen, {nameLeft, nameBottom});
        return;
    }
    // Over the transducer.
    constexpr double kOverTransducer = 90;
    pen.setCondition(kIsNotClosedLoop);
    drawName(pen, {nameLeft, nameBottom});
    pen.setCondition(kIsClosedLoop);
    drawName(pen, {nameLeft, kOverTransducer});
    pen.setCondition({});
}

double lengthOf(const ValveTable& table, const ValveEnd& end, bool isLeft)
{
    if (end.actuator == ValveActuator::HydraulicPilot)
        return kPilotLength;
    if (end.actuator == ValveActuator::ElectroHydraulic || end.manualOverride != ValveActuator::None)
        return 2 * kEndLength;
    const bool isEmpty = end == ValveEnd() && !(table.hasDetents && !isLeft);
    return isEmpty ? 0 : kEndLength;
}

bool isSignal(ValveActuator actuator)
{
    return actuator != ValveActuator::None && actuator != ValveActuator::HydraulicPilot;
}

/// Letters of the connectors: a and b at the ends for signals, u for a proportional valve, X for pilot pressures.
QString nameOf(const ValveTable& table, bool isLeft)
{
    const ValveActuator actuator = isLeft ? table.left.actuator : table.right.actuator;
    if (actuator == ValveActuator::HydraulicPilot) {
        const ValveActuator other = isLeft ? table.right.actuator : table.left.actuator;
        if (other != actuator && other != ValveActuator::ElectroHydraulic)
            return QStringLiteral("X");
        return isLeft ? QStringLiteral("X1") : QStringLiteral("X2");
    }
    if (table.isProportional)
        return QStringLiteral("u");
    return isLeft ? QStringLiteral("a") : QStringLiteral("b");
}

}  // namespace

ValveGeometry ValveGeometry::of(const ValveTable& table)
{
    ValveGeometry geometry;
    geometry.boxWidth = valveBoxWidth(table.portCount);
    const double boxes = static_cast<double>(table.boxes().size());
    geometry.left = -(table.rest() + 0.5) * geometry.boxWidth;
    geometry.right = geometry.left + boxes * geometry.boxWidth;
    geometry.extent = {{geometry.left - lengthOf(table, table.left, true), -80},
                       {geometry.right + lengthOf(table, table.right, false), 80}};
    for (const bool isLeft : {true, false}) {
        const ValveEnd& end = isLeft ? table.left : table.right;
        if (end.actuator == ValveActuator::None)
            continue;
        // A proportional valve has a single command, at the left if possible.
        if (table.isProportional && !isLeft && isSignal(end.actuator) && isSignal(table.left.actuator))
            continue;
        geometry.addControls(table, isLeft);
    }
    return geometry;
}

void ValveGeometry::addControls(const ValveTable& table, bool isLeft)
{
    constexpr double kBelow =
        40;  // distance of a line from below: under the middle of the actuator and outside of the envelope
    const ValveEnd& end = isLeft ? table.left : table.right;
    const double height = heightOfActuator(table, isLeft);
    const QPointF outer(isLeft ? extent.first.x() : extent.second.x(), height);
    const QPointF below(isLeft ? left - kBelow : right + kBelow, height - kBelow);
    const QString name = nameOf(table, isLeft);
    const bool hasOverride = end.manualOverride != ValveActuator::None;
    controls.push_back({end.actuator, isLeft, name, hasOverride ? below : outer});
    if (hasOverride)
        controls.push_back({end.manualOverride, isLeft, name + QLatin1Char('2'), outer, ValveControl::Override});
    if (!isLeft && table.boxes().size() == 4 && !table.isProportional)
        controls.push_back({end.actuator, isLeft, QStringLiteral("c"), below, ValveControl::Fourth});
    const bool isSupplied = std::any_of(controls.begin(), controls.end(), [](const ValveControl& control) {
        return control.role == ValveControl::Supply;
    });
    if (end.actuator == ValveActuator::ElectroHydraulic && !isSupplied)
        controls.push_back({end.actuator, isLeft, QStringLiteral("X"), below, ValveControl::Supply});
}

bool ValveControl::isBelow(const ValveTable& table) const
{
    const ValveEnd& end = isLeft ? table.left : table.right;
    return role == Fourth || role == Supply || (role == Main && end.manualOverride != ValveActuator::None);
}

bool passesMiddle(const ValveTable& table)
{
    return table.isProportional && table.boxes().size() == 2 &&
           !table.boxes()[static_cast<std::size_t>(table.rest())].empty();
}

QByteArray valveSlide(const ValveTable& table)
{
    const double width = valveBoxWidth(table.portCount);
    // With two boxes and the left one at rest, the envelope slides to the left.
    const double way = table.boxes().size() == 2 && table.rest() == 0 ? -width : width;
    if (!table.isProportional)
        return numberText(way) + "*x";
    return passesMiddle(table) ? numberText(way / 2) + "*(1 + x/x_max)" : numberText(way) + "*x/x_max";
}

QByteArrayList valveGraphics(const ValveTable& table)
{
    const ValveGeometry geometry = ValveGeometry::of(table);
    ValvePen pen(valveSlide(table));
    drawControlLines(pen, table, geometry);
    const std::size_t boxes = table.boxes().size();
    for (std::size_t box = 0; box < boxes; ++box) {
        const double left = geometry.left + static_cast<double>(box) * geometry.boxWidth;
        pen.rectangle({left, -kHalfHeight}, {left + geometry.boxWidth, kHalfHeight});
    }
    if (table.isProportional)
        for (const double y : {kHalfHeight + 10, -kHalfHeight - 10})
            pen.line({{geometry.left + 10, y}, {geometry.right - 10, y}});
    pen.setMoving(false);
    for (const ValvePort& port : valvePorts(table.portCount))
        pen.line({geometry.port(port), {port.x, port.isTop ? kHalfHeight : -kHalfHeight}});
    pen.setMoving(true);
    for (std::size_t box = 0; box < boxes; ++box)
        drawBox(pen, table, box, geometry.left + (static_cast<double>(box) + 0.5) * geometry.boxWidth);
    drawEnds(pen, table, geometry);
    if (table.hasElectronics)
        drawElectronics(pen, table, geometry);
    drawLetters(pen, table, geometry);
    return pen.graphics();
}

ArgumentSettings valveIconSettings(const ValveTable& table, const QByteArray& indentation)
{
    const QByteArray lineStart = '\n' + indentation;
    return {{{"Icon", "coordinateSystem", "extent"}, extentText(ValveGeometry::of(table).extent)},
            {{"Icon", "coordinateSystem", "preserveAspectRatio"}, "true"},
            {{"Icon", "coordinateSystem", "grid"}, "{2,2}"},
            {{"Icon", "graphics"}, '{' + lineStart + valveGraphics(table).join(',' + lineStart) + '}'}};
}

}  // namespace bramah::model
