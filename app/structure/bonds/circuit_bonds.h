// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/bonds/bond_twins.h"
#include "solver/tape/compiled_system.h"

#include <optional>

namespace bramah::app {

/// A component of a circuit with ports that power goes through.
struct BondPart {
    enum class Kind : std::uint8_t {
        Element,  ///< of a bond graph itself
        Twin,     ///< its class names its bond graph
        Word,     ///< it does not
        Joint     ///< only joins lines: a node without a volume, an adapter between bonds and others
    };
    QString path, className;
    Kind kind = Kind::Word;
    QString twinName;
    const BondTwin* twin = nullptr;
    QString without;  ///< Word: why, in words
};

/// A port of a part, with its side in the compiled system.
struct BondPort {
    enum class Side : std::uint8_t { Unknown, Head, Tail };  ///< Head: power counts into the component
    int part = 0;
    QString name;
    Side side = Side::Unknown;
    bool isMechanical = false;
    std::optional<bool> givesEffort;
};

/// A component that holds parts, and is none itself.
struct BondSubsystem {
    QString path, className;
};

/// The parts of a circuit and how lines join their ports. Of subsystems the parts inside count.
struct CircuitBonds {
    std::vector<BondPart> parts;
    std::vector<BondSubsystem> subsystems;  ///< those around come before those inside
    std::vector<std::vector<BondPort>> joints;
    std::vector<BondPort> openPorts;  ///< that nothing is joined to
};

[[nodiscard]] CircuitBonds circuitBonds(const solver::CompiledSystem& system, BondTwins& twins);

}  // namespace bramah::app
