// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/overview/bonds/component_bonds.h"
#include "solver/tape/compiled_system.h"

#include <optional>

namespace bramah::solver {

/// A component of a circuit with ports for power.
struct BondPart {
    /// What it is to the bond graph.
    enum class Kind : std::uint8_t {
        Element,    ///< an element of a bond graph
        Component,  ///< of another domain
        Joint       ///< it only joins lines: a node without a volume, an adapter between bonds and other ports
    };
    QString path, className;
    Kind kind = Kind::Component;
    std::optional<ComponentBonds> bonds;  ///< Component: nothing if its class says nothing of them
};

/// A port of a part and which end of the bond it is.
struct BondPort {
    /// Which way power flows at a port; unknown where either may be.
    enum class Side : std::uint8_t { Unknown, Head, Tail };  ///< Head: power flows into the component
    int part = 0;
    QString name;
    Side side = Side::Unknown;
    bool isMechanical = false;
    std::optional<bool> givesEffort;
};

/// A component that contains parts and is none itself.
struct BondSubsystem {
    QString path, className;
};

/// The parts of a circuit and the connections of their ports. Subsystems are replaced by their parts.
struct CircuitBonds {
    std::vector<BondPart> parts;
    std::vector<BondSubsystem> subsystems;  ///< outer ones before inner ones
    std::vector<std::vector<BondPort>> joints;
    std::vector<BondPort> openPorts;  ///< without a line
    QStringList faults;               ///< of what classes say of their bonds
};

/// \a library: the library of the circuit's class.
[[nodiscard]] CircuitBonds circuitBonds(const CompiledSystem& system, const model::ClassLibrary& library);

}  // namespace bramah::solver
