// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/valves/usual_valves.h"

#include <algorithm>

namespace bramah::model {

namespace {

bool contains(const ValvePath& path, int port)
{
    return std::find(path.ports.begin(), path.ports.end(), port) != path.ports.end();
}

ValvePath* pathOf(ValvePosition& position, int port)
{
    const auto found =
        std::find_if(position.begin(), position.end(), [&](const ValvePath& path) { return contains(path, port); });
    return found == position.end() ? nullptr : &*found;
}

/// The paths of \a position whose ports also exist in a valve of the new number of ports.
ValvePosition translated(const ValvePosition& position, int from, int to)
{
    ValvePosition kept;
    for (const ValvePath& path : position)
        if (const auto same = positionOf(positionText({path}, from), to))
            kept.insert(kept.end(), same->begin(), same->end());
    return kept;
}

}  // namespace

QStringList usualPositions(int portCount)
{
    switch (portCount) {
    case 2:
        return {QStringLiteral("P>A"),           {},
                QStringLiteral("P-A"),           QStringLiteral("A>P"),
                QStringLiteral("P>A throttled"), QStringLiteral("P>A check")};
    case 3:
        return {QStringLiteral("P>A"),   QStringLiteral("A>T"), {},
                QStringLiteral("P-T-A"), QStringLiteral("P>T"), QStringLiteral("A>T throttled")};
    case 4:
        return {QStringLiteral("P>A, B>T"), QStringLiteral("P>B, A>T"),      {},
                QStringLiteral("P-T-A-B"),  QStringLiteral("P-T"),           QStringLiteral("T-A-B"),
                QStringLiteral("P-A-B"),    QStringLiteral("A-T"),           QStringLiteral("B-T"),
                QStringLiteral("A-B"),      QStringLiteral("P>T throttled"), QStringLiteral("P>A check, B>T")};
    case 5:
        return {QStringLiteral("P>A, B>T2"),
                QStringLiteral("P>B, A>T1"),
                {},
                QStringLiteral("P-A-B"),
                QStringLiteral("A>T1, B>T2")};
    default:
        return {QStringLiteral("P>A, B>T"),
                QStringLiteral("P>B, A>T"),
                QStringLiteral("C1>C2"),
                {},
                QStringLiteral("C1>C2, T-A-B")};
    }
}

ValveTable usualValve(int portCount, int positionCount)
{
    const QStringList usual = usualPositions(portCount);
    const auto position = [&](int index) {
        return positionOf(usual.value(index), portCount).value_or(ValvePosition());
    };
    ValveTable table;
    table.portCount = portCount;
    table.positions = {position(0), position(1)};
    table.left.actuator = ValveActuator::Solenoid;
    table.right.hasSpring = true;
    table = withPositionCount(table, positionCount);
    if (positionCount >= 3)
        table.positions[1] = portCount > 5 ? position(2) : ValvePosition();
    return table;
}

ValveTable withPortCount(const ValveTable& table, int portCount)
{
    ValveTable changed = table;
    changed.portCount = portCount;
    for (ValvePosition& position : changed.positions)
        position = translated(position, table.portCount, portCount);
    const auto isShut = [](const ValvePosition& position) { return position.empty(); };
    const auto count = static_cast<int>(table.positions.size());
    // A valve with the usual boxes gets the usual boxes for the new ports.
    if (table.positions == usualValve(table.portCount, count).positions ||
        std::all_of(changed.positions.begin(), changed.positions.end(), isShut))
        changed.positions = usualValve(portCount, count).positions;
    return changed;
}

ValveTable withPositionCount(const ValveTable& table, int positionCount)
{
    ValveTable changed = table;
    const auto count = static_cast<int>(table.positions.size());
    if (positionCount == count)
        return changed;
    if (positionCount == 4) {
        changed = withPositionCount(table, 3);
        // Further boxes usually let the consumers float.
        changed.positions.push_back(
            positionOf(table.portCount == 4 || table.portCount == 6 ? QStringLiteral("T-A-B") : QString(),
                       table.portCount)
                .value_or(ValvePosition()));
    } else if (count == 4) {
        changed.positions.pop_back();
        changed = withPositionCount(changed, positionCount);
    } else if (positionCount == 3) {
        changed.positions.insert(changed.positions.begin() + 1, ValvePosition());
        const bool hasSprings = table.left.hasSpring || table.right.hasSpring;
        changed.left.hasSpring = changed.right.hasSpring = hasSprings;
        if (changed.right.actuator == ValveActuator::None)
            changed.right.actuator = table.left.actuator;
        if (changed.left.actuator == ValveActuator::None)
            changed.left.actuator = table.right.actuator;
    } else {
        changed.positions.erase(changed.positions.begin() + 1);
        if (table.left.hasSpring && table.right.hasSpring) {
            changed.left.hasSpring = false;
            changed.right.actuator = ValveActuator::None;
        }
    }
    return changed;
}

ValvePosition withPortShut(ValvePosition position, int port)
{
    ValvePath* path = pathOf(position, port);
    if (!path)
        return position;
    path->ports.erase(std::find(path->ports.begin(), path->ports.end(), port));
    position.erase(
        std::remove_if(position.begin(), position.end(), [](const ValvePath& one) { return one.ports.size() < 2; }),
        position.end());
    return position;
}

ValvePosition withPath(ValvePosition position, int from, int to)
{
    if (from == to)
        return position;
    ValvePath* first = pathOf(position, from);
    ValvePath* second = pathOf(position, to);
    if (!first && !second) {
        position.push_back({{from, to}, true});
    } else if (first == second && first->ports.size() == 2) {
        const bool isSame = first->ports[0] == from;
        first->hasArrow = !(first->hasArrow && isSame);
        first->ports = {from, to};
        if (first->kind == ValvePathKind::Check && !first->hasArrow)
            first->kind = ValvePathKind::Open;
    } else if (first != second) {
        ValvePath joined;
        for (const ValvePath* path : {first, second})
            if (path)
                joined.ports.insert(joined.ports.end(), path->ports.begin(), path->ports.end());
        for (const int port : {from, to})
            if (!contains(joined, port))
                joined.ports.push_back(port);
        std::sort(joined.ports.begin(), joined.ports.end());
        position.erase(std::remove_if(position.begin(), position.end(),
                                      [&](const ValvePath& path) { return contains(joined, path.ports[0]); }),
                       position.end());
        position.push_back(joined);
    }
    return position;
}

}  // namespace bramah::model
