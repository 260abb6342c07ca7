// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/valves/valve_class.h"

#include "model/edit/geometry_text.h"
#include "model/syntax/string_literal.h"
#include "model/valves/valve_annotation.h"
#include "model/valves/valve_equations.h"
#include "model/valves/valve_symbol.h"

#include <algorithm>

namespace bramah::model {

namespace {

QByteArray descriptionOf(const ValvePort& port)
{
    switch (port.name.front().toLatin1()) {
    case 'P': return "Pressure";
    case 'T': return "Tank";
    case 'C': return port.isTop ? "Outlet of the open centre" : "Inlet of the open centre";
    default: return "Working port " + port.name.toUtf8();
    }
}

QByteArray placement(QPointF position, int rotation = 0)
{
    return " annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin=" + pointText(position) +
           (rotation != 0 ? ", rotation=" + QByteArray::number(rotation) : QByteArray()) + ")));";
}

QByteArrayList portLines(const ValveTable& table, const ValveGeometry& geometry)
{
    QByteArrayList lines;
    for (const ValvePort& port : valvePorts(table.portCount))
        lines.append("  Bramah.Hydraulics.Interfaces.Port " + port.name.toUtf8() + " \"" + descriptionOf(port) + '"' +
                     placement(geometry.port(port)));
    return lines;
}

/// Describes what the box that this end's control selects does with the ports.
QByteArray pathsOf(const ValveTable& table, const ValvePosition& box)
{
    const QByteArray paths = positionText(box, table.portCount).toUtf8();
    return paths.isEmpty() ? "all ports shut" : paths;
}

QByteArray effectOf(const ValveTable& table, const ValveControl& control)
{
    const std::size_t last = table.boxes().size() - 1;
    const bool isBeforeFourth = table.boxes().size() == 4 && control.role != ValveControl::Fourth;
    return pathsOf(table, table.boxes()[control.isLeft ? 0 : isBeforeFourth ? last - 1 : last]);
}

/// Describes the effect of a command, for the comment of its input.
QByteArray commandText(const ValveTable& table, const ValveControl& control)
{
    if (!table.isProportional)
        return effectOf(table, control);
    const QByteArray rising = "; u > 0: " + pathsOf(table, table.boxes().front());
    switch (table.boxes().size()) {
    case 4: return "Command -2..1" + rising + "; u = -2: " + pathsOf(table, table.boxes().back());
    case 3: return "Command -1..1" + rising;
    default: return "Command 0..1: " + effectOf(table, control);
    }
}

QByteArray controlLine(const ValveTable& table, const ValveControl& control)
{
    const QByteArray name = control.name.toUtf8();
    if (control.role == ValveControl::Supply)
        return "  Bramah.Hydraulics.Interfaces.Port " + name + " \"Pilot pressure for the solenoids' second stage\"" +
               placement(control.position);
    if (control.actuator == ValveActuator::HydraulicPilot)
        return "  Bramah.Hydraulics.Interfaces.Port " + name + " \"Pilot pressure: " + effectOf(table, control) + '"' +
               placement(control.position);
    return QByteArray("  Bramah.Blocks.Interfaces.") + (table.isProportional ? "RealInput " : "BooleanInput ") + name +
           (isMovedByPerson(control.actuator) ? " if not byHand" : "") + " \"" + commandText(table, control) +
           (control.role == ValveControl::Override ? ", by hand" : "") + '"' +
           placement(control.position, control.isBelow(table) ? 90
                                       : control.isLeft       ? 0
                                                              : 180);
}

QByteArray html(const QString& text)
{
    return text.toHtmlEscaped().toUtf8();
}

/// A position in words: `P to A, B to T`; joined ports as `A, B and T joined`.
QString wordsOf(const ValvePosition& position, int portCount)
{
    QStringList parts;
    for (const ValvePath& path : position) {
        QStringList names;
        for (const int port : path.ports)
            names.append(valvePorts(portCount).at(static_cast<std::size_t>(port)).name);
        const QString last = names.takeLast();
        const QString others = names.join(QStringLiteral(", "));
        parts.append(path.hasArrow ? others + QStringLiteral(" to ") + last
                                   : others + QStringLiteral(" and ") + last + QStringLiteral(" joined"));
        if (path.kind != ValvePathKind::Open)
            parts.back() += path.kind == ValvePathKind::Check ? QStringLiteral(" through a check valve")
                                                              : QStringLiteral(" through a throttle");
    }
    return parts.isEmpty() ? QStringLiteral("all ports shut") : parts.join(QStringLiteral(", "));
}

QByteArray narrowingText(const ValveTable& table)
{
    QByteArray text;
    if (table.hasPath(ValvePathKind::Throttled))
        text += "A throttled path has the share throttle of the area of an open one. ";
    if (table.hasPath(ValvePathKind::Check))
        text += "A check valve opens by the cubic step s((dp - p_crack)/dp_open), without mass. ";
    return text;
}

QByteArray twoStageText(const ValveTable& table)
{
    const bool hasTwoStages = table.left.actuator == ValveActuator::ElectroHydraulic ||
                              table.right.actuator == ValveActuator::ElectroHydraulic;
    return hasTwoStages
               ? "A solenoid moves the spool as far as the pilot pressure at X does: not below p_pilot, wholly "
                 "from p_pilot + dp_pilot on. "
               : "";
}

QByteArray fourthText(const ValveTable& table)
{
    if (table.boxes().size() < 4)
        return "";
    return table.isProportional ? "The fourth position is u = -2, beyond the third at u = -1. "
                                : "The fourth position, which c asks for before all others, is x = -2. ";
}

QByteArray handText(const ValveGeometry& geometry)
{
    const bool isByHand = std::ranges::any_of(
        geometry.controls, [](const ValveControl& control) { return isMovedByPerson(control.actuator); });
    return isByHand ? "With <code>byHand</code> the valve is drawn to its positions with the mouse, or by the keys "
                      "named, while the circuit runs. "
                    : "";
}

QByteArrayList documentationLines(const ValveTable& table, const ValveGeometry& geometry)
{
    QByteArrayList lines{"    Documentation(info=\"<html>",
                         "<p>A " + html(valveDescription(table)) + ", composed of the positions</p>", "<ul>"};
    const auto rest = static_cast<std::size_t>(table.rest());
    for (std::size_t box = 0; box < table.boxes().size(); ++box)
        lines.append("<li>" + QByteArray::number(static_cast<int>(box) + 1) + ": " +
                     html(wordsOf(table.boxes()[box], table.portCount)) + (box == rest ? " (at rest)" : "") + "</li>");
    const QByteArray base = table.isProportional ? "ProportionalSpool" : "SwitchingSpool";
    lines
        << "</ul>"
        << "<p>Spool and metering are those of <a href='modelica://Bramah.Hydraulics.Interfaces." + base + "'>" + base +
               "</a>: <b>m_flow = Cd*A*sqrt(2*rho)*g(dp)</b> for each path, q_nom at dp_nom through one path."
        << narrowingText(table) + twoStageText(table) + fourthText(table) + handText(geometry) + "</p>"
        << "<p>Assumptions: flow forces do not move the spool; shut paths do not leak; a pilot takes no oil. Typical: "
           "q_nom 20 to 120 l/min at 5 bar a path. Source: the law of the edges is that of <a "
           "href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>.</p>"
        << "</html>\"));";
    return lines;
}

}  // namespace

QString valveDescription(const ValveTable& table)
{
    const QString kind =
        table.isProportional ? QStringLiteral("proportional directional valve") : QStringLiteral("directional valve");
    return QStringLiteral("%1/%2 %3").arg(table.portCount).arg(table.boxes().size()).arg(kind);
}

QByteArray valveClassText(const ValveTable& wanted, const QString& name, const QByteArray& indentation)
{
    ValveTable table = wanted;
    table.hasElectronics = false;  // the class that is made has no parameter for it
    const ValveGeometry geometry = ValveGeometry::of(table);
    const ValveEquations equations = ValveEquations::of(table);
    const QByteArray ownName = name.toUtf8();
    QByteArrayList lines{"model " + ownName + ' ' + syntax::quoted(valveDescription(table))};
    lines << equations.extends << equations.parameters << portLines(table, geometry);
    for (const ValveControl& control : geometry.controls)
        lines << controlLine(table, control);
    lines << equations.results << "protected" << equations.inner << "equation" << equations.equations;
    lines << "  annotation("
          << "    __Bramah(" + valveAnnotationText(table) + "),"
          << "    defaultComponentName=\"valve\","
          << "    Icon(coordinateSystem(extent=" + extentText(geometry.extent) +
                 ", preserveAspectRatio=true, grid={2,2}), graphics={"
          << "      " + valveGraphics(table).join(",\n" + indentation + "      ") + "}),";
    lines << documentationLines(table, geometry) << "end " + ownName;
    return lines.join('\n' + indentation);
}

}  // namespace bramah::model
