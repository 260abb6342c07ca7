// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/bonds/circuit_bonds.h"

#include <QByteArray>
#include <QStringList>

namespace bramah::app {

/// A circuit rewritten as a model of bonds.
struct BondModel {
    QString name;         ///< of its class
    QByteArray text;      ///< of a file with that class; empty if there is none
    QStringList reasons;  ///< why there is none, a line each
    QStringList words;    ///< components kept as they are, with adapters, a line each
};

/// The class of \a system with each component replaced by its bond graph with its values, and lines between components
/// by junctions. Signals stay; subsystems become classes inside it. Positions and angles get their starts as
/// modifiers. A component without a bond graph stays, with an adapter at each port. \a library: the library of the
/// class.
[[nodiscard]] BondModel bondModel(const std::shared_ptr<const solver::CompiledSystem>& system,
                                  const model::ClassLibrary& library);

}  // namespace bramah::app
