// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <tl/expected.hpp>
#include <vector>

namespace bramah::model {

/// The actuator that moves the spool of a directional valve from one end.
enum class ValveActuator : std::uint8_t {
    None,
    Solenoid,  ///< in a proportional valve: a proportional solenoid
    Manual,
    PushButton,
    Lever,
    Pedal,
    Roller,
    HydraulicPilot,
    PneumaticPilot,
    ElectroHydraulic,  ///< a solenoid that switches pilot pressure to the spool: two stages
};
/// Is it moved by a person's hand or foot, or by a part of a machine?
[[nodiscard]] bool isMechanical(ValveActuator actuator);
/// Is it moved by a person, who can do that on the sheet during a run?
[[nodiscard]] bool isMovedByPerson(ValveActuator actuator);
/// Can a mechanical actuator stand behind it and switch the valve as well?
[[nodiscard]] bool canBeOverridden(ValveActuator actuator);

/// The element in a path.
enum class ValvePathKind : std::uint8_t {
    Open,
    Throttled,
    Check,  ///< oil passes only in the arrow's direction
};

/// Ports that a position joins: two with an arrow from the first to the second, or two or more without.
struct ValvePath {
    std::vector<int> ports;  ///< indices into valvePorts()
    bool hasArrow = false;
    ValvePathKind kind = ValvePathKind::Open;  ///< other kinds than Open join exactly two ports
    friend bool operator==(const ValvePath&, const ValvePath&) = default;
};

/// The paths of one box of the envelope. Ports in no path are shut.
using ValvePosition = std::vector<ValvePath>;
/// The boxes from left to right.
using ValvePositions = std::vector<ValvePosition>;

/// The boxes of a class in which parameters, such as `centre`, choose between several.
struct ValveVariant {
    QString condition;  ///< Modelica expression under which these boxes are drawn
    ValvePositions positions;
    friend bool operator==(const ValveVariant&, const ValveVariant&) = default;
};

/// What stands at one end of the envelope.
struct ValveEnd {
    ValveActuator actuator = ValveActuator::None;
    bool hasSpring = false;
    ValveActuator manualOverride =
        ValveActuator::None;  ///< second actuator behind it with equal effect: a lever behind a solenoid
    friend bool operator==(const ValveEnd&, const ValveEnd&) = default;
};

/// A directional valve as its symbol describes it: ports, boxes with paths, actuators at the ends. Symbol and equations
/// are made from it (valve_symbol.h, valve_class.h).
struct ValveTable {
    int portCount = 4;         ///< 2 to 6
    ValvePositions positions;  ///< 2 to 4; empty if there are variants
    std::vector<ValveVariant> variants;
    ValveEnd left;
    ValveEnd right;
    bool hasDetents = false;
    bool isProportional = false;  ///< can stand anywhere between the positions
    /// Its class has a parameter `electronics`, which shows an amplifier at a solenoid and the transducer over it.
    bool hasElectronics = false;

    /// The boxes of the symbol; of several variants those of the first.
    [[nodiscard]] const ValvePositions& boxes() const { return variants.empty() ? positions : variants[0].positions; }
    /// The index of the box at rest: the second of three and of four; of two the one beside the spring or, without
    /// springs, the one away from the only actuator, else the right one.
    [[nodiscard]] int rest() const;
    /// Does any box have a path of that kind?
    [[nodiscard]] bool hasPath(ValvePathKind kind) const;
    friend bool operator==(const ValveTable&, const ValveTable&) = default;
};

/// A port of a valve by its letter (ISO 9461) and place.
struct ValvePort {
    QString name;
    double x = 0;  ///< from the middle of the box [icon units]
    bool isTop = false;
};

/// The ports of a valve with that many: 2 (P, A), 3 (P, T, A), 4 (P, T, A, B), 5 (T1, P, T2, A, B), 6 (P, C1, T, A, C2,
/// B).
[[nodiscard]] const std::vector<ValvePort>& valvePorts(int count);
/// Width of a box [icon units]: 4 M, with five and six ports 6 M.
[[nodiscard]] double valveBoxWidth(int portCount);

/// The reason why a valve table is invalid.
struct ValveFault {
    /// What is wrong; `what` is empty unless its meaning is said.
    enum Kind {
        UnreadablePath,  ///< `what` is the text
        UnknownPort,     ///< `what` is the name
        PortTwice,       ///< in one position; `what` is the name
        NoPath,
        WrongPositionCount,
        WrongPortCount,
        UnknownActuator,  ///< `what` is the word
        NoActuator,
        OneActuatorOfThree,  ///< three positions need actuators at both ends
        SpringAtBothEnds,    ///< not for two positions
        SpringAtOneEnd,      ///< not for three positions
        SpringAndDetents,
        DetentsInProportional,
        ProportionalNeedsOneSide,  ///< two positions need one actuator and a spring at the other end
        ActuatorOnlyAtSpring,      ///< with two positions, spring and only actuator may not share an end
        KindOfJoined,              ///< joins more than two ports through a throttle or check valve; `what` is the text
        CheckWithoutArrow,         ///< `what` is the text
        OverrideOfOther,           ///< an override must be mechanical and stand behind a solenoid or pneumatic pilot
        TwoStagesAtOneEnd,         ///< a proportional valve with a pilot stage at only one of its ends
        FourPositionsMove,         ///< four positions need single actuators, none moved by pilot pressure
    };
    Kind kind;
    QString what = {};
    friend bool operator==(const ValveFault&, const ValveFault&) = default;
};

/// The text of a position: flow paths `P>A, B>T`; joined ports `A-B-T`; `A>T throttled`, `P>A check`; empty: all shut.
[[nodiscard]] QString positionText(const ValvePosition& position, int portCount);
/// The position that a text describes, the inverse of positionText(); blanks are ignored.
[[nodiscard]] tl::expected<ValvePosition, ValveFault> positionOf(const QString& text, int portCount);

/// The first fault of \a table; nothing if a class can be made from it.
[[nodiscard]] tl::expected<void, ValveFault> checkValve(const ValveTable& table);

/// Pairs of ports between which \a path lets oil pass: of joined ports each lower one with each upper one, or all with
/// the first if they are on one side.
[[nodiscard]] std::vector<std::pair<int, int>> portPairs(const ValvePath& path, int portCount);
/// The same for all paths of a position, sorted; a pair that two paths join is there twice.
[[nodiscard]] std::vector<std::pair<int, int>> portPairs(const ValvePosition& position, int portCount);

}  // namespace bramah::model
