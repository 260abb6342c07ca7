// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace bramah::model {

/// The role of a port in the conversation over its lines, by its class (Secchi, Bonfe and Fantuzzi 2007).
enum class PortRole : std::uint8_t {
    Physical,    ///< effort and flow: which of the two it gives is up to the circuit
    Modulating,  ///< a signal into a component that has physical ports
    Measuring,   ///< a signal out of such a component
    SignalIn,
    SignalOut,
    Master,  ///< the side of a protocol (signals in both directions) that gives orders
    Slave,   ///< the side of a protocol that obeys
    Other
};

/// How the inside of a component uses one of its ports.
enum class PortUse : std::uint8_t {
    Unused,
    End,   ///< equations of the component use it
    Relay  ///< it is passed on to ports of parts and used by no equation
};

/// A port of a component.
struct CapsulePort {
    QString name;
    QString protocol;  ///< full name of the connector's class
    PortRole role = PortRole::Other;
    PortUse use = PortUse::Unused;
    QStringList passedTo;  ///< ports of parts that it is joined to, as `valve.P`
    QStringList gives;     ///< of a protocol: the signals that the component sends
    QStringList takes;     ///< of a protocol: the signals that the component receives
};

/// The public ports of \a component in the order of declaration; an array of ports counts as one.
[[nodiscard]] std::vector<CapsulePort> capsulePorts(const Instance& component);

}  // namespace bramah::model
