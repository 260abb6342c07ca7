// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/valves/valve_ends.h"

#include "model/diagram/port.h"
#include "model/valves/valve_pen.h"

#include <array>

namespace bramah::model {

namespace {

constexpr double kPilotHeight = 37;  // height of an energy triangle with side 2 M

/// Draws outwards from one end of the envelope: out(20, 5) is 1 M outside and 5 units above the middle of the part.
class EndPen
{
public:
    EndPen(ValvePen& pen, double end, bool isLeft, double height)
        : pen_(pen), end_(end), direction_(isLeft ? -1 : 1), height_(height)
    {
    }

    [[nodiscard]] QPointF at(double out, double up) const { return {end_ + direction_ * out, height_ + up}; }
    void line(std::initializer_list<QPointF> outAndUp) { pen_.line(placed(outAndUp)); }
    void filled(std::initializer_list<QPointF> outAndUp) { pen_.filled(placed(outAndUp)); }
    void hollow(std::initializer_list<QPointF> outAndUp) { pen_.hollow(placed(outAndUp)); }
    void circle(double out, double up, double radius, bool isFilled = false)
    {
        pen_.circle(at(out, up), radius, isFilled);
    }
    ValvePen& pen() { return pen_; }

private:
    [[nodiscard]] ValvePoints placed(std::initializer_list<QPointF> outAndUp) const
    {
        ValvePoints points;
        for (const QPointF point : outAndUp)
            points.push_back(at(point.x(), point.y()));
        return points;
    }

    ValvePen& pen_;
    double end_;
    double direction_;
    double height_;
};

/// Draws a rod 1 M thick; its two lines end at \a upper and \a lower.
void drawRod(EndPen& pen, double upper, double lower)
{
    pen.line({{0, 10}, {upper, 10}});
    pen.line({{0, -10}, {lower, -10}});
}

/// Draws the steep arrow of a solenoid that is controlled continuously; it leans outward, head up. Where something is
/// drawn \a above the solenoid, the arrow stays below that. The solenoid's inner end is \a out from the envelope.
void drawControlArrow(EndPen& pen, bool isAboveFree, double out)
{
    constexpr double kLean = 0.22;  // out over up
    const double tip = isAboveFree ? 52 : 18;
    const double foot = isAboveFree ? -38 : -44;
    const auto along = [out](double up) { return QPointF(out + 30 + kLean * up, up); };
    const double base = tip - 19.5;  // 20 long, 12 wide
    const QPointF across(5.86, -1.29);
    pen.line({along(foot), along(base)});
    pen.filled({along(tip), along(base) + across, along(base) - across, along(tip)});
}

/// Draws a solenoid whose inner end is \a out from the envelope.
void drawSolenoid(EndPen& pen, bool isProportional, bool isAboveFree, double out = 0)
{
    pen.pen().rectangle(pen.at(out + 60, -20), pen.at(out, 20));
    pen.line({{out + 20, 20}, {out + 40, -20}});
    if (isProportional)
        drawControlArrow(pen, isAboveFree, out);
}

/// The neighbours of an actuator.
struct Surroundings {
    bool isFree = true;         ///< nothing is drawn above it
    bool hasLineBelow = false;  ///< a line from below leads to its outer half
};

void drawLever(EndPen& pen, Surroundings around)
{
    drawRod(pen, 60, 60);
    pen.line({{60, 10}, {60, -10}});
    if (around.isFree) {
        pen.line({{30, 0}, {45, 52}});
        pen.circle(47.5, 61.5, 10);
    } else if (around.hasLineBelow) {
        pen.line({{30, 0}, {17, -36}});
        pen.circle(13.5, -45.5, 10);
    } else {
        pen.line({{30, 0}, {43, -36}});
        pen.circle(46.5, -45.5, 10);
    }
}

void drawActuator(EndPen& pen, ValveActuator actuator, bool isProportional, Surroundings around)
{
    switch (actuator) {
    case ValveActuator::None: break;
    case ValveActuator::Solenoid: drawSolenoid(pen, isProportional, around.isFree); break;
    case ValveActuator::Manual:
        drawRod(pen, 60, 60);
        pen.line({{60, 20}, {60, -20}});
        break;
    case ValveActuator::PushButton:
        drawRod(pen, 60, 60);
        pen.line({{44, 20}, {60, 20}, {60, -20}, {44, -20}});
        break;
    case ValveActuator::Lever: drawLever(pen, around); break;
    case ValveActuator::Pedal:
        drawRod(pen, 54.3, 57.7);
        pen.line({{38, 24}, {52, 24}, {60, -24}});
        break;
    case ValveActuator::Roller:
        drawRod(pen, 33.8, 33.8);  // ends where it meets the roller
        pen.circle(45, 0, 15);
        pen.circle(45, 0, 5, true);
        break;
    case ValveActuator::HydraulicPilot: pen.filled({{0, 0}, {kPilotHeight, 20}, {kPilotHeight, -20}, {0, 0}}); break;
    case ValveActuator::PneumaticPilot: pen.hollow({{0, 0}, {kPilotHeight, 20}, {kPilotHeight, -20}, {0, 0}}); break;
    case ValveActuator::ElectroHydraulic:
        pen.pen().rectangle(pen.at(60, -20), pen.at(0, 20));
        pen.filled({{10, 0}, {10 + kPilotHeight, 18}, {10 + kPilotHeight, -18}, {10, 0}});
        drawSolenoid(pen, isProportional, around.isFree, 60);
        break;
    }
}

void drawSpring(EndPen& pen, double amplitude)
{
    constexpr std::array kTurns{4.0, 12.0, 20.0, 29.0, 37.0, 45.0};
    double side = -amplitude;
    ValvePoints points{pen.at(0, 0)};
    for (const double turn : kTurns) {
        points.push_back(pen.at(turn, side));
        side = -side;
    }
    points.push_back(pen.at(50, 0));
    pen.pen().line(points);
}

/// Draws a rod with a notch for each position, and the pin in the notch at rest.
void drawDetents(EndPen& pen, int count, int rest)
{
    constexpr double kTop = 8;
    constexpr double kDepth = 10;
    const double pitch = 60.0 / (count + 1);
    pen.line({{0, -kTop}, {60, -kTop}, {60, kTop}});
    ValvePoints upper{pen.at(60, kTop)};
    for (int notch = count; notch > 0; --notch)
        for (const QPointF point : {QPointF(6, kTop), QPointF(0, kTop - kDepth), QPointF(-6, kTop)})
            upper.push_back(pen.at(notch * pitch + point.x(), point.y()));
    upper.push_back(pen.at(0, kTop));
    pen.pen().line(upper);
    // From the right end the order of the notches is reversed.
    const double pin = (count - rest) * pitch;
    pen.line({{pin, kTop - kDepth + 2}, {pin, kTop + 14}});
    pen.line({{pin - 6, kTop + 14}, {pin + 6, kTop + 14}});
}

bool hasSomethingAbove(const ValveTable& table, bool isLeft)
{
    return (isLeft ? table.left : table.right).hasSpring || (table.hasDetents && !isLeft);
}

void drawEnd(ValvePen& pen, const ValveTable& table, const ValveGeometry& geometry, bool isLeft)
{
    const ValveEnd& end = isLeft ? table.left : table.right;
    const double edge = isLeft ? geometry.left : geometry.right;
    const bool hasActuator = end.actuator != ValveActuator::None;
    EndPen actuator(pen, edge, isLeft, heightOfActuator(table, isLeft));
    const bool isAboveFree = !hasSomethingAbove(table, isLeft);
    const bool hasFourth = !isLeft && table.boxes().size() == 4 && !table.isProportional;
    drawActuator(actuator, end.actuator, table.isProportional, {isAboveFree, hasFourth});
    if (end.manualOverride != ValveActuator::None) {
        constexpr double kActuatorLength = 60;
        EndPen behind(pen, actuator.at(kActuatorLength, 0).x(), isLeft, heightOfActuator(table, isLeft));
        drawActuator(behind, end.manualOverride, false, {isAboveFree, false});
        if (end.actuator == ValveActuator::PneumaticPilot)  // the triangle of a pneumatic pilot is shorter
            for (const double side : {10.0, -10.0})
                actuator.line({{kPilotHeight, side}, {kActuatorLength, side}});
    }
    if (end.hasSpring) {
        EndPen spring(pen, edge, isLeft, hasActuator ? 22 : 0);
        drawSpring(spring, hasActuator ? 16 : 18);
    }
    if (table.hasDetents && !isLeft) {
        EndPen detents(pen, edge, isLeft, hasActuator ? 20 : 0);
        drawDetents(detents, static_cast<int>(table.boxes().size()), table.rest());
    }
}

}  // namespace

double heightOfActuator(const ValveTable& table, bool isLeft)
{
    return hasSomethingAbove(table, isLeft) ? -20 : 0;
}

void drawEnds(ValvePen& pen, const ValveTable& table, const ValveGeometry& geometry)
{
    drawEnd(pen, table, geometry, true);
    drawEnd(pen, table, geometry, false);
    pen.setMoving(false);
    for (const ValveControl& control : geometry.controls) {
        const bool isPilot = control.actuator == ValveActuator::HydraulicPilot;
        if (!isPilot && geometry.controls.size() < 2)
            continue;
        if (control.isBelow(table)) {
            const QPointF corner = control.position + QPointF(4, -6);
            pen.text(corner, corner + QPointF(20, 20), control.name.toUtf8());
            continue;
        }
        // The letter of a port stands at its line; that of a signal stands under the actuator and moves with it.
        const double width = control.name.size() > 1 ? 30 : 20;
        // Names at the outer side: of overrides, of two-stage solenoids, and beside the line of c.
        const bool isBesideFourth = !control.isLeft && table.boxes().size() == 4 && !table.isProportional;
        const bool isOuter = isBesideFourth || control.role == ValveControl::Override ||
                             control.actuator == ValveActuator::ElectroHydraulic;
        const double gap = isOuter ? 66 : 6;
        const double inner = control.isLeft ? geometry.left - gap - width : geometry.right + gap;
        const double outer = control.isLeft ? control.position.x() : control.position.x() - width;
        const double left = isPilot ? outer : inner;
        const double top = control.position.y() - (isPilot ? 4 : 24);
        pen.setMoving(!isPilot);
        pen.text({left, top - (isPilot ? 22 : 20)}, {left + width, top}, control.name.toUtf8());
        pen.setMoving(false);
    }
    pen.setMoving(true);
}

void drawControlLines(ValvePen& pen, const ValveTable& table, const ValveGeometry& geometry)
{
    const QByteArray slide = valveSlide(table);
    const QByteArray pilot = lineAttributes(LineStyle::Pilot).toUtf8();
    const QByteArray signal =
        lineAttributes(table.isProportional ? LineStyle::Signal : LineStyle::BooleanSignal).toUtf8();
    for (const ValveControl& control : geometry.controls) {
        const double inwards = control.isLeft ? 1 : -1;
        const double edge = control.isLeft ? geometry.left : geometry.right;
        const QPointF base(edge - inwards * kPilotHeight, control.position.y());
        if (control.isBelow(table)) {
            const double lead = isMechanical(control.actuator) ? 30 : 20;
            const bool isOil = control.role == ValveControl::Supply;
            pen.stretchedLine(control.position, control.position + QPointF(0, lead), slide, isOil ? pilot : signal,
                              true);
            continue;
        }
        switch (control.actuator) {
        case ValveActuator::HydraulicPilot: pen.stretchedLine(control.position, base, slide, pilot, true); break;
        case ValveActuator::PneumaticPilot: pen.stretchedLine(control.position, base, slide, signal, true); break;
        default:
            // An actuator that moves away from its signal leaves a gap for the line; one that moves over it does not.
            pen.stretchedLine(control.position, control.position,
                              (control.isLeft ? "max(0, " : "min(0, ") + slide + ')', signal, false);
        }
    }
}

}  // namespace bramah::model
