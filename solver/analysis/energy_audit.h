// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <vector>

namespace bramah::solver {

/// How a component treats energy.
enum class EnergyRole : std::uint8_t {
    Source,    ///< gives or takes energy as its parameters say: tanks, pressures, forces, motors
    Lossless,  ///< returns all energy that it takes: volumes, masses, springs, gears, sensors
    Stated,    ///< has losses, which a variable of its own states
    Lossy,     ///< has losses and no gains: valves, cylinders, machines
    Untold,    ///< stores energy that its variables do not show
};

/// A component that an EnergyAudit follows; its index is the `<i>` in the names of the variables.
struct AuditedComponent {
    QString path;
    QString className;
    EnergyRole role = EnergyRole::Lossy;
};

/// Equations for the balance of energy and oil of a circuit, component by component, to be added to its class. For each
/// component: `in_<i>`, the power that enters through its ports (m_flow*h(p), f*v, tau*w, v*i, heat) and from a drive
/// outside of the circuit [W]; `stored_<i>`, its energy [J]; `loss_<i>`, the power less the rate of the stored energy;
/// `stated_<i>`, the losses that it states; `simplified_<i>`, the power in the loss that its laws are known to leave
/// out: the density of moving oil in lines, the energy of oil in a growing volume with `Textbook`. For the whole:
/// `oil`, the mass in all volumes [kg], and `oil_in`, the mass added to them since the start.
struct EnergyAudit {
    std::vector<AuditedComponent> components;
    QByteArray declarations;
    QByteArray equations;
};

/// How far auditOf() follows the energies: powers and what is stored now, or also what has passed since the start.
enum class AuditOf : std::uint8_t {
    Powers,
    /// Also `drive_<i>`, the power of outer drives [W], and integrals from the start [J]: `energy_<i>` of `in_<i>`,
    /// `driven_<i>` of `drive_<i>`, `left_<i>` of `simplified_<i>`.
    Energies,
};

/// The audit of the circuit \a flat: of its library components on all levels, and of other components without parts.
/// Powers of oil are exact, for each law of its density; its mass is kept with `PressureDependent`.
[[nodiscard]] EnergyAudit auditOf(const FlatModel& flat, AuditOf wanted = AuditOf::Powers);

}  // namespace bramah::solver
