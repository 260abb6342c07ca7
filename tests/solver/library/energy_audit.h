// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace bramah::test {

/// What a component may do with energy.
enum class EnergyRole {
    Source,    ///< gives and takes as its parameters say: tanks, pressures, forces, motors
    Lossless,  ///< gives back all it takes: volumes, masses, springs, gears, sensors
    Stated,    ///< its losses are a variable of its own
    Lossy,     ///< loses, never gains: valves, cylinders, machines
    Untold,    ///< stores energy that its variables do not tell
};

struct AuditedComponent {
    QString path;
    QString className;
    EnergyRole role = EnergyRole::Lossy;
};

/// Equations that follow the energy and the oil of a circuit, component by component: for each one `in_<i>`, the power
/// that comes in through its ports (m_flow*h, f*v, tau*w, v*i) [W], `loss_<i>`, that less the rate at which the
/// component stores energy, `stated_<i>`, the losses it states, and `simplified_<i>`, the power that its equations are
/// known to leave out; for the whole `oil`, the mass in all volumes [kg], and `oil_in`, what came into them since the
/// start.
struct EnergyAudit {
    std::vector<AuditedComponent> components;
    QByteArray declarations;
    QByteArray equations;
};

/// For the circuit \a flat with `PressureDependent` oil.
[[nodiscard]] EnergyAudit auditOf(const solver::FlatModel& flat);

}  // namespace bramah::test
