// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/valves/valve_table.h"

#include <QTest>

namespace bramah::test {

using Act = model::ValveActuator;

/// A table written short: positions as `P>A, B>T`, from left to right.
[[nodiscard]] inline model::ValveTable valveTable(int ports, const QStringList& positions, model::ValveEnd left,
                                                  model::ValveEnd right, bool isProportional = false,
                                                  bool hasDetents = false)
{
    model::ValveTable table;
    table.portCount = ports;
    for (const QString& position : positions)
        table.positions.push_back(model::positionOf(position, ports).value());
    table.left = left;
    table.right = right;
    table.isProportional = isProportional;
    table.hasDetents = hasDetents;
    return table;
}

/// Valves of all kinds: ports, positions, actuators, springs, detents, joined ports.
[[nodiscard]] inline std::vector<model::ValveTable> someValves()
{
    const QStringList two{QStringLiteral("P>A"), QString()};
    const QStringList three{QStringLiteral("P>A"), QStringLiteral("A>T")};
    const QStringList four{QStringLiteral("P>A, B>T"), QStringLiteral("P>B, A>T")};
    const auto centred = [&](const char* centre) { return QStringList{four[0], QString::fromLatin1(centre), four[1]}; };
    const QStringList five{QStringLiteral("P>A, B>T2"), QStringLiteral("P-A-B"), QStringLiteral("P>B, A>T1")};
    const QStringList six{four[0], QStringLiteral("C1>C2"), four[1]};
    return {
        valveTable(2, two, {Act::Solenoid, false}, {Act::None, true}),
        valveTable(2, {two[1], two[0]}, {Act::None, true}, {Act::Roller, false}),
        valveTable(2, two, {Act::HydraulicPilot, false}, {Act::HydraulicPilot, true}),
        valveTable(2, two, {Act::Solenoid, false}, {Act::None, true}, true),
        valveTable(2, {two[1], two[0]}, {Act::None, true}, {Act::Solenoid, false}, true),
        valveTable(3, three, {Act::PushButton, false}, {Act::None, true}),
        valveTable(3, three, {Act::Lever, false}, {Act::None, false}, false, true),
        valveTable(3, three, {Act::Solenoid, false}, {Act::None, true}, true),
        valveTable(3, {three[1], three[0]}, {Act::None, true}, {Act::HydraulicPilot, false}, true),
        valveTable(3, three, {Act::Pedal, false}, {Act::PneumaticPilot, false}),
        valveTable(4, four, {Act::Solenoid, false}, {Act::Solenoid, false}, false, true),
        valveTable(4, four, {Act::Pedal, false}, {Act::None, true}),
        valveTable(4, {four[1], four[0]}, {Act::None, true}, {Act::PneumaticPilot, false}),
        valveTable(4, centred(""), {Act::Lever, true}, {Act::Manual, true}),
        valveTable(4, centred("P-T-A-B"), {Act::HydraulicPilot, true}, {Act::HydraulicPilot, true}),
        valveTable(4, centred("P-T"), {Act::Lever, false}, {Act::Lever, false}, false, true),
        valveTable(4, centred("T-A-B"), {Act::Solenoid, true}, {Act::HydraulicPilot, true}),
        valveTable(4, centred("A-B"), {Act::PneumaticPilot, true}, {Act::PneumaticPilot, true}),
        valveTable(4, centred("P>A, B-T"), {Act::Solenoid, true}, {Act::Solenoid, true}, true),
        valveTable(4, centred("T-A-B"), {Act::HydraulicPilot, true}, {Act::HydraulicPilot, true}, true),
        valveTable(4, centred(""), {Act::Lever, true}, {Act::None, true}, true),
        valveTable(4, centred("P>T"), {Act::None, true}, {Act::Solenoid, true}, true),
        valveTable(5, five, {Act::Solenoid, true}, {Act::Solenoid, true}),
        valveTable(5, {five[0], five[2]}, {Act::PneumaticPilot, false}, {Act::None, true}),
        valveTable(6, six, {Act::Lever, true}, {Act::Manual, true}),
        valveTable(6, six, {Act::HydraulicPilot, true}, {Act::HydraulicPilot, true}, true),
        // Throttles and check valves in the boxes.
        valveTable(2, {QStringLiteral("P>A"), QStringLiteral("A>P check")}, {Act::Solenoid, false}, {Act::None, true}),
        valveTable(2, {QStringLiteral("P-A throttled"), QStringLiteral("P>A check")}, {Act::Lever, false},
                   {Act::None, true}),
        valveTable(4, {QStringLiteral("P>A, B>T throttled"), QStringLiteral("A-B throttled, P>T"), four[1]},
                   {Act::Solenoid, true}, {Act::Solenoid, true}),
        valveTable(4, centred("P>T throttled, B>A check"), {Act::Solenoid, true}, {Act::Solenoid, true}, true),
        // A lever behind a solenoid, solenoids with a pilot stage.
        valveTable(3, three, {Act::Solenoid, false, Act::Lever}, {Act::None, true}),
        valveTable(4, centred(""), {Act::Solenoid, true, Act::PushButton}, {Act::PneumaticPilot, true, Act::Pedal}),
        valveTable(4, four, {Act::Solenoid, false, Act::Manual}, {Act::Solenoid, false, Act::Manual}, false, true),
        valveTable(4, centred("T-A-B"), {Act::ElectroHydraulic, true}, {Act::ElectroHydraulic, true}),
        valveTable(4, {four[1], four[0]}, {Act::None, true}, {Act::ElectroHydraulic, false}),
        valveTable(4, four, {Act::ElectroHydraulic, false}, {Act::HydraulicPilot, false}),
        valveTable(4, centred("T-A-B"), {Act::ElectroHydraulic, true}, {Act::ElectroHydraulic, true}, true),
        valveTable(3, three, {Act::ElectroHydraulic, false}, {Act::None, true}, true),
        valveTable(4, centred(""), {Act::ElectroHydraulic, true}, {Act::HydraulicPilot, true}, true),
        // Four positions.
        valveTable(4, {four[0], QString(), four[1], QStringLiteral("T-A-B")}, {Act::Lever, true}, {Act::Lever, true}),
        valveTable(4, {four[0], QStringLiteral("P-T"), four[1], QStringLiteral("A-B, P>T throttled")},
                   {Act::Solenoid, false}, {Act::Solenoid, false}, false, true),
        valveTable(6, {four[0], QStringLiteral("C1>C2"), four[1], QStringLiteral("C1>C2, T-A-B")},
                   {Act::PneumaticPilot, true}, {Act::Manual, true}),
        valveTable(4, {four[0], QString(), four[1], QStringLiteral("T-A-B")}, {Act::Solenoid, true},
                   {Act::Solenoid, true}, true),
        valveTable(4, {four[0], QStringLiteral("P-T"), four[1], QStringLiteral("A-B, P>T throttled")},
                   {Act::ElectroHydraulic, true}, {Act::ElectroHydraulic, true}, true),
        valveTable(4, {four[0], QString(), four[1], QStringLiteral("T-A-B")}, {Act::Lever, true}, {Act::None, true},
                   true),
    };
}

}  // namespace bramah::test
