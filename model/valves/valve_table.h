// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <tl/expected.hpp>
#include <vector>

namespace bramah::model {

/// The actuator that moves a directional valve's spool from one of its ends.
enum class ValveActuator : std::uint8_t {
    None,
    Solenoid,  ///< of a proportional valve: a proportional solenoid
    Manual,
    PushButton,
    Lever,
    Pedal,
    Roller,
    HydraulicPilot,
    PneumaticPilot,
    ElectroHydraulic,  ///< a solenoid lets pilot pressure move the spool: two stages
};
/// Is it moved by a person's hand or foot, or by a part of the machine?
[[nodiscard]] bool isMechanical(ValveActuator actuator);
/// Is it moved by a person, who can do so on the sheet while the circuit runs?
[[nodiscard]] bool isMovedByPerson(ValveActuator actuator);
/// Can a mechanical one stand behind it and switch the valve too?
[[nodiscard]] bool canBeOverridden(ValveActuator actuator);

/// The element that stands in a path.
enum class ValvePathKind : std::uint8_t {
    Open,
    Throttled,
    Check,  ///< oil passes in the arrow's direction only
};

/// Ports that a position joins: from the first to the second with an arrow, or two and more without.
struct ValvePath {
    std::vector<int> ports;  ///< indices into valvePorts()
    bool hasArrow = false;
    ValvePathKind kind = ValvePathKind::Open;  ///< another than Open joins two ports
    friend bool operator==(const ValvePath&, const ValvePath&) = default;
};

/// The paths of one box of the envelope. Ports in no path are shut.
using ValvePosition = std::vector<ValvePath>;
/// The boxes from left to right.
using ValvePositions = std::vector<ValvePosition>;

/// The boxes of a class whose parameters choose between several, as `centre` does.
struct ValveVariant {
    QString condition;  ///< the Modelica expression for which they are drawn
    ValvePositions positions;
    friend bool operator==(const ValveVariant&, const ValveVariant&) = default;
};

struct ValveEnd {
    ValveActuator actuator = ValveActuator::None;
    bool hasSpring = false;
    ValveActuator manualOverride =
        ValveActuator::None;  ///< behind the actuator, and as good: a lever behind a solenoid
    friend bool operator==(const ValveEnd&, const ValveEnd&) = default;
};

/// A directional valve as its symbol says it: ports, boxes and their paths, the controls at the ends. Symbol and
/// equations follow from it (valve_symbol.h, valve_class.h).
struct ValveTable {
    int portCount = 4;         ///< 2 to 6
    ValvePositions positions;  ///< 2 to 4; empty if there are variants
    std::vector<ValveVariant> variants;
    ValveEnd left;
    ValveEnd right;
    bool hasDetents = false;
    bool isProportional = false;  ///< takes any place between the positions

    [[nodiscard]] const ValvePositions& boxes() const { return variants.empty() ? positions : variants[0].positions; }
    /// The box that carries the ports at rest: the second of three and of four; of two, the one beside the spring or,
    /// without springs, that away from the only actuator or the right one.
    [[nodiscard]] int rest() const;
    /// Has some box a path of that kind?
    [[nodiscard]] bool hasPath(ValvePathKind kind) const;
    friend bool operator==(const ValveTable&, const ValveTable&) = default;
};

/// A port of a valve by its letter (ISO 9461) and place.
struct ValvePort {
    QString name;
    double x = 0;  ///< icon units from the middle of the box
    bool isTop = false;
};

/// The ports of a valve with that many: 2 (P, A), 3 (P, T, A), 4 (P, T, A, B), 5 (T1, P, T2, A, B), 6 (P, C1, T, A, C2,
/// B).
[[nodiscard]] const std::vector<ValvePort>& valvePorts(int count);
/// Width of a box [icon units]: 4 M, with five and six ports 6 M.
[[nodiscard]] double valveBoxWidth(int portCount);

/// The reason why a valve table is invalid.
struct ValveFault {
    enum Kind {
        UnreadablePath,  ///< `what`: the text
        UnknownPort,     ///< `what`: the name
        PortTwice,       ///< in one position; `what`: the name
        NoPath,
        WrongPositionCount,
        WrongPortCount,
        UnknownActuator,  ///< `what`: the word
        NoActuator,
        OneActuatorOfThree,  ///< three positions are switched from one end only
        SpringAtBothEnds,    ///< of two positions
        SpringAtOneEnd,      ///< of three positions
        SpringAndDetents,
        DetentsInProportional,
        ProportionalNeedsOneSide,  ///< two positions: one actuator and a spring on the other side
        ActuatorOnlyAtSpring,      ///< two positions: spring and only actuator at one end
        KindOfJoined,              ///< more than two ports joined through a throttle or check valve; `what`: the text
        CheckWithoutArrow,         ///< `what`: the text
        OverrideOfOther,           ///< behind something else than a solenoid or pneumatic pilot, or no mechanical one
        TwoStagesAtOneEnd,         ///< a proportional valve's one command, with a pilot stage at one of its two ends
        FourPositionsMove,         ///< four positions are moved by single actuators other than by pilot pressure
    };
    Kind kind;
    QString what = {};
    friend bool operator==(const ValveFault&, const ValveFault&) = default;
};

/// `P>A, B>T`: flow paths with their arrows; `A-B-T`: joined ports; `A>T throttled`, `P>A check`; empty: all shut.
[[nodiscard]] QString positionText(const ValvePosition& position, int portCount);
/// The inverse; blanks do not matter.
[[nodiscard]] tl::expected<ValvePosition, ValveFault> positionOf(const QString& text, int portCount);

/// The first fault of \a table; nothing if a class can be made of it.
[[nodiscard]] tl::expected<void, ValveFault> checkValve(const ValveTable& table);

/// The two ports of each pair that some path of \a path lets oil pass between: joined ports are joined from each below
/// to each above, or all to the first if they are on one side.
[[nodiscard]] std::vector<std::pair<int, int>> portPairs(const ValvePath& path, int portCount);
[[nodiscard]] std::vector<std::pair<int, int>> portPairs(const ValvePosition& position, int portCount);

}  // namespace bramah::model
