// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/valves/valve_table.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace bramah::model {

namespace {

constexpr int kLeastPorts = 2;
constexpr int kMostPorts = 6;

int indexOf(const QString& name, int portCount)
{
    const std::vector<ValvePort>& ports = valvePorts(portCount);
    const auto found = std::find_if(ports.begin(), ports.end(), [&](const ValvePort& p) { return p.name == name; });
    return found == ports.end() ? -1 : static_cast<int>(found - ports.begin());
}

bool hasActuator(const ValveEnd& end)
{
    return end.actuator != ValveActuator::None;
}

constexpr std::size_t kLeastPositions = 2;
constexpr std::size_t kMostPositions = 4;

tl::expected<void, ValveFault> checkPositions(const ValvePositions& positions)
{
    if (positions.size() < kLeastPositions || positions.size() > kMostPositions)
        return tl::unexpected(ValveFault{ValveFault::WrongPositionCount});
    if (std::all_of(positions.begin(), positions.end(), [](const ValvePosition& p) { return p.empty(); }))
        return tl::unexpected(ValveFault{ValveFault::NoPath});
    return {};
}

/// Checks the actuators of two positions.
tl::expected<void, ValveFault> checkTwoPositions(const ValveTable& table)
{
    if (table.left.hasSpring && table.right.hasSpring)
        return tl::unexpected(ValveFault{ValveFault::SpringAtBothEnds});
    const ValveEnd& restEnd = table.left.hasSpring ? table.left : table.right;
    const ValveEnd& otherEnd = table.left.hasSpring ? table.right : table.left;
    if (restEnd.hasSpring && !hasActuator(otherEnd))
        return tl::unexpected(ValveFault{ValveFault::ActuatorOnlyAtSpring});
    if (table.isProportional && (!restEnd.hasSpring || hasActuator(restEnd)))
        return tl::unexpected(ValveFault{ValveFault::ProportionalNeedsOneSide});
    return {};
}

tl::expected<void, ValveFault> checkActuators(const ValveTable& table)
{
    for (const ValveEnd& end : {table.left, table.right}) {
        if (end.manualOverride != ValveActuator::None &&
            (!canBeOverridden(end.actuator) || !isMechanical(end.manualOverride) || table.isProportional))
            return tl::unexpected(ValveFault{ValveFault::OverrideOfOther});
        const bool isSingleSignal =
            (isMechanical(end.actuator) || canBeOverridden(end.actuator)) && end.manualOverride == ValveActuator::None;
        const bool isStaged = table.isProportional && end.actuator == ValveActuator::ElectroHydraulic;
        if (table.boxes().size() == kMostPositions && hasActuator(end) && !isSingleSignal && !isStaged)
            return tl::unexpected(ValveFault{ValveFault::FourPositionsMove});
    }
    const auto isCommanded = [](const ValveEnd& end) {
        return hasActuator(end) && end.actuator != ValveActuator::HydraulicPilot;
    };
    const auto hasStage = [](const ValveEnd& end) { return end.actuator == ValveActuator::ElectroHydraulic; };
    if (table.isProportional && isCommanded(table.left) && isCommanded(table.right) &&
        hasStage(table.left) != hasStage(table.right))
        return tl::unexpected(ValveFault{ValveFault::TwoStagesAtOneEnd});
    return {};
}

/// Checks the actuators of three positions.
tl::expected<void, ValveFault> checkThreePositions(const ValveTable& table)
{
    if (table.left.hasSpring != table.right.hasSpring)
        return tl::unexpected(ValveFault{ValveFault::SpringAtOneEnd});
    const auto isPilot = [](const ValveEnd& end) { return end.actuator == ValveActuator::HydraulicPilot; };
    const bool isOneSided = !hasActuator(table.left) || !hasActuator(table.right);
    // One proportional solenoid or lever moves the spool both ways; a pilot pressure does not.
    if (isOneSided && (!table.isProportional || isPilot(table.left) || isPilot(table.right)))
        return tl::unexpected(ValveFault{ValveFault::OneActuatorOfThree});
    return {};
}

struct KindWord {
    ValvePathKind kind;
    const char* word;
};
constexpr std::array kKindWords{KindWord{ValvePathKind::Throttled, " throttled"},
                                KindWord{ValvePathKind::Check, " check"}};

}  // namespace

bool isMechanical(ValveActuator actuator)
{
    switch (actuator) {
    case ValveActuator::Manual:
    case ValveActuator::PushButton:
    case ValveActuator::Lever:
    case ValveActuator::Pedal:
    case ValveActuator::Roller: return true;
    default: return false;
    }
}

bool isMovedByPerson(ValveActuator actuator)
{
    return isMechanical(actuator) && actuator != ValveActuator::Roller;
}

bool canBeOverridden(ValveActuator actuator)
{
    return actuator == ValveActuator::Solenoid || actuator == ValveActuator::PneumaticPilot;
}

bool ValveTable::hasPath(ValvePathKind kind) const
{
    const auto isOfKind = [&](const ValvePath& path) { return path.kind == kind; };
    const auto hasIt = [&](const ValvePosition& position) {
        return std::any_of(position.begin(), position.end(), isOfKind);
    };
    return std::any_of(positions.begin(), positions.end(), hasIt) ||
           std::any_of(variants.begin(), variants.end(), [&](const ValveVariant& variant) {
               return std::any_of(variant.positions.begin(), variant.positions.end(), hasIt);
           });
}

int ValveTable::rest() const
{
    if (boxes().size() != 2)
        return 1;
    if (left.hasSpring)
        return 0;
    return right.hasSpring || hasActuator(left) ? 1 : 0;
}

const std::vector<ValvePort>& valvePorts(int count)
{
    static const QString a = QStringLiteral("A");
    static const QString b = QStringLiteral("B");
    static const QString p = QStringLiteral("P");
    static const QString t = QStringLiteral("T");
    static const std::array<std::vector<ValvePort>, kMostPorts - kLeastPorts + 1> all{{
        {{p, 0, false}, {a, 0, true}},
        {{p, -20, false}, {t, 20, false}, {a, -20, true}},
        {{p, -20, false}, {t, 20, false}, {a, -20, true}, {b, 20, true}},
        {{QStringLiteral("T1"), -40, false},
         {p, 0, false},
         {QStringLiteral("T2"), 40, false},
         {a, -20, true},
         {b, 20, true}},
        {{p, -40, false},
         {QStringLiteral("C1"), 0, false},
         {t, 40, false},
         {a, -40, true},
         {QStringLiteral("C2"), 0, true},
         {b, 40, true}},
    }};
    return all.at(static_cast<std::size_t>(std::clamp(count, kLeastPorts, kMostPorts) - kLeastPorts));
}

double valveBoxWidth(int portCount)
{
    return portCount > 4 ? 120 : 80;
}

QString positionText(const ValvePosition& position, int portCount)
{
    const std::vector<ValvePort>& ports = valvePorts(portCount);
    QStringList paths;
    for (const ValvePath& path : position) {
        QStringList names;
        for (const int port : path.ports)
            names.append(ports.at(static_cast<std::size_t>(port)).name);
        QString text = names.join(path.hasArrow ? QLatin1Char('>') : QLatin1Char('-'));
        for (const KindWord& known : kKindWords)
            if (known.kind == path.kind)
                text += QLatin1String(known.word);
        paths.append(text);
    }
    return paths.join(QStringLiteral(", "));
}

tl::expected<ValvePosition, ValveFault> positionOf(const QString& text, int portCount)
{
    ValvePosition position;
    std::vector<int> used;
    for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        QString one = part.simplified();
        ValvePath path;
        for (const KindWord& known : kKindWords)
            if (one.endsWith(QLatin1String(known.word))) {
                path.kind = known.kind;
                one.chop(static_cast<qsizetype>(QLatin1String(known.word).size()));
            }
        one.remove(QLatin1Char(' '));
        if (one.isEmpty() && path.kind == ValvePathKind::Open)
            continue;
        const bool hasArrow = one.contains(QLatin1Char('>'));
        const QStringList names = one.split(hasArrow ? QLatin1Char('>') : QLatin1Char('-'));
        if (names.size() < 2 || (hasArrow && names.size() != 2) || names.contains(QString()))
            return tl::unexpected(ValveFault{ValveFault::UnreadablePath, part.trimmed()});
        if (path.kind != ValvePathKind::Open && names.size() > 2)
            return tl::unexpected(ValveFault{ValveFault::KindOfJoined, part.trimmed()});
        if (path.kind == ValvePathKind::Check && !hasArrow)
            return tl::unexpected(ValveFault{ValveFault::CheckWithoutArrow, part.trimmed()});
        path.hasArrow = hasArrow;
        for (const QString& name : names) {
            const int port = indexOf(name, portCount);
            if (port < 0)
                return tl::unexpected(ValveFault{ValveFault::UnknownPort, name});
            if (std::find(used.begin(), used.end(), port) != used.end())
                return tl::unexpected(ValveFault{ValveFault::PortTwice, name});
            used.push_back(port);
            path.ports.push_back(port);
        }
        position.push_back(path);
    }
    return position;
}

tl::expected<void, ValveFault> checkValve(const ValveTable& table)
{
    if (table.portCount < kLeastPorts || table.portCount > kMostPorts)
        return tl::unexpected(ValveFault{ValveFault::WrongPortCount});
    if (table.variants.empty()) {
        if (auto checked = checkPositions(table.positions); !checked)
            return checked;
    }
    for (const ValveVariant& variant : table.variants) {
        if (auto checked = checkPositions(variant.positions); !checked)
            return checked;
        if (variant.positions.size() != table.boxes().size())
            return tl::unexpected(ValveFault{ValveFault::WrongPositionCount});
    }
    if (!hasActuator(table.left) && !hasActuator(table.right))
        return tl::unexpected(ValveFault{ValveFault::NoActuator});
    if (auto checked = checkActuators(table); !checked)
        return checked;
    if (table.hasDetents && (table.left.hasSpring || table.right.hasSpring))
        return tl::unexpected(ValveFault{ValveFault::SpringAndDetents});
    if (table.hasDetents && table.isProportional)
        return tl::unexpected(ValveFault{ValveFault::DetentsInProportional});
    return table.boxes().size() == 2 ? checkTwoPositions(table) : checkThreePositions(table);
}

std::vector<std::pair<int, int>> portPairs(const ValvePath& path, int portCount)
{
    const std::vector<ValvePort>& ports = valvePorts(portCount);
    const auto isTop = [&](int port) { return ports.at(static_cast<std::size_t>(port)).isTop; };
    std::vector<std::pair<int, int>> pairs;
    if (path.ports.size() == 2)
        return {std::minmax(path.ports[0], path.ports[1])};
    for (const int lower : path.ports)
        for (const int upper : path.ports)
            if (!isTop(lower) && isTop(upper))
                pairs.emplace_back(std::minmax(lower, upper));
    if (pairs.empty())
        for (std::size_t k = 1; k < path.ports.size(); ++k)
            pairs.emplace_back(std::minmax(path.ports[0], path.ports[k]));
    return pairs;
}

std::vector<std::pair<int, int>> portPairs(const ValvePosition& position, int portCount)
{
    std::vector<std::pair<int, int>> pairs;
    for (const ValvePath& path : position)
        for (const auto& pair : portPairs(path, portCount))
            pairs.push_back(pair);
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

}  // namespace bramah::model
