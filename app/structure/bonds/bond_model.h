// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/bonds/circuit_bonds.h"

#include <QByteArray>
#include <QStringList>

namespace bramah::app {

/// A circuit written as a model of bonds.
struct BondModel {
    QString name;         ///< of its class
    QByteArray text;      ///< of a file with it; empty if there is none
    QStringList reasons;  ///< why there is none, a line each
    QStringList words;    ///< components that stay as they are, behind adapters, a line each
};

/// The class of \a system with the bond graph of each component in the component's place, with its values, and
/// junctions in place of the lines between them. Signals stay; subsystems become classes in it. Positions and angles
/// get their starts as modifiers. A component without a bond graph stays, with an adapter at each port. \a library: the
/// library of the class.
[[nodiscard]] BondModel bondModel(const std::shared_ptr<const solver::CompiledSystem>& system,
                                  const model::ClassLibrary& library);

}  // namespace bramah::app
