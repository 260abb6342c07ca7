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
};

/// The class of \a system in which each component gives way to what it is as bonds, with its values, and junctions to
/// the lines between them; signals stay. Where a position or an angle starts it is written down. There is none unless
/// each component with ports has a bond graph. \a library: that the class is of.
[[nodiscard]] BondModel bondModel(const std::shared_ptr<const solver::CompiledSystem>& system,
                                  const model::ClassLibrary& library);

}  // namespace bramah::app
