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
    Modulating,  ///< a signal that acts on a component with physical ports
    Measuring,   ///< a signal that such a component gives
    SignalIn,
    SignalOut,
    Master,  ///< of a protocol, signals to and fro: it gives the orders
    Slave,   ///< it obeys
    Other
};

/// Who uses a port inside of its component.
enum class PortUse : std::uint8_t {
    Unused,
    End,   ///< the component's own equations
    Relay  ///< it is passed on to ports of parts, and nothing else
};

/// A port of a component.
struct CapsulePort {
    QString name;
    QString protocol;  ///< full name of the connector's class
    PortRole role = PortRole::Other;
    PortUse use = PortUse::Unused;
    QStringList passedTo;  ///< ports of parts that it is joined to, as `valve.P`
    QStringList gives;     ///< of a protocol: the signals that the component gives
    QStringList takes;     ///< and those that it takes
};

/// The public ports of \a component in the order of declaration, of an array as one.
[[nodiscard]] std::vector<CapsulePort> capsulePorts(const Instance& component);

}  // namespace bramah::model
