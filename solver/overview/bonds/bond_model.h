// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/overview/bonds/circuit_bonds.h"

#include <QByteArray>
#include <QStringList>

namespace bramah::solver {

/// A circuit rewritten as a model of bonds.
struct BondModel {
    QString name;         ///< of its class
    QByteArray text;      ///< of a file with that class; empty if there is none
    QStringList reasons;  ///< why there is none, a line each
};

/// The class of \a system with bonds in place of its lines, and junctions where lines meet. Components keep their laws:
/// an adapter at each port joins them to bonds, but for nodes without a volume, which become junctions. Signals stay;
/// subsystems become classes inside it. Positions and angles of adapters get their starts as modifiers. \a library: the
/// library of the class.
[[nodiscard]] BondModel bondModel(const std::shared_ptr<const CompiledSystem>& system,
                                  const model::ClassLibrary& library);

}  // namespace bramah::solver
