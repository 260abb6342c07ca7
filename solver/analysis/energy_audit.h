// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <vector>

namespace bramah::solver {

/// The ways in which a component may treat energy.
enum class EnergyRole : std::uint8_t {
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

/// Equations that follow the energy and the oil of a circuit, component by component, to be added to its class: for
/// each one `in_<i>`, the power that comes in through its ports (m_flow*h(p), f*v, tau*w, v*i, heat) and that of a
/// drive outside of the circuit [W], `stored_<i>`, the energy in it [J], `loss_<i>`, the power less the rate at which
/// it stores energy, `stated_<i>`, the losses it states, and `simplified_<i>`, the power that its equations are known
/// to leave out; for the whole `oil`, the mass in all volumes [kg], and `oil_in`, what came into them since the start.
struct EnergyAudit {
    std::vector<AuditedComponent> components;
    QByteArray declarations;
    QByteArray equations;
};

enum class AuditOf : std::uint8_t {
    Powers,
    Energies,  ///< too: `energy_<i>`, integral of `in_<i>`, and `driven_<i>`, that of the drive outside, from the start
};

/// For the circuit \a flat: its components of the library on any level, and others that have nothing in them. Exact
/// with `PressureDependent` oil.
[[nodiscard]] EnergyAudit auditOf(const FlatModel& flat, AuditOf wanted = AuditOf::Powers);

}  // namespace bramah::solver
