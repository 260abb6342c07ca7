// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/energy_run.h"
#include "app/structure/tables/structure_table.h"

namespace bramah::app {

/// The energies of a component from the start of a run to some time [J], and its powers then [W].
struct ComponentEnergy {
    QString path;
    double now = 0;        ///< [W] that it takes through its ports; negative: it gives
    double in = 0;         ///< [J] that came in through its ports
    double given = 0;      ///< [J] that it, or the drive at its shaft, has put in from outside
    double delivered = 0;  ///< [J] that a source, a load or a tank has taken out of the circuit
    double stored = 0;     ///< [J] more than at the start
    double lost = 0;       ///< [J] as heat; for a component with an unknown store: the sum of lost and stored energy
};

/// The energies of all components at \a time, in the order of the run. Joints of lines pass on all energy, so the
/// energies that came in have the sum zero, and the given energy is the sum of those delivered, stored and lost.
[[nodiscard]] std::vector<ComponentEnergy> componentEnergies(const EnergyRun& run, double time);

/// The same as a table, those who give most first; the last row is the sum.
[[nodiscard]] StructureTable energyTable(const EnergyRun& run, double time);

}  // namespace bramah::app
