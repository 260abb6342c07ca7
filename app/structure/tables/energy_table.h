// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/energy_run.h"
#include "app/structure/tables/structure_table.h"

namespace bramah::app {

/// What a component has done with energy from the start of a run to some time [J], and does then [W].
struct ComponentEnergy {
    QString path;
    double now = 0;        ///< [W] that it takes through its ports; negative: it gives
    double in = 0;         ///< [J] that came in through its ports
    double given = 0;      ///< [J] that it, or the drive at its shaft, has put in from outside
    double delivered = 0;  ///< [J] that a source, a load or a tank has taken out of the circuit
    double stored = 0;     ///< [J] more than at the start
    double lost = 0;       ///< [J] as heat; of a component whose store is not told what it lost and stored
};

/// Of all components at \a time, in the order of the run. Joints of lines pass on what they get, so the energies that
/// came in have the sum zero, and what was given is what was delivered, stored and lost.
[[nodiscard]] std::vector<ComponentEnergy> componentEnergies(const EnergyRun& run, double time);

/// The same as a table, those who give most first; the last row is the sum.
[[nodiscard]] StructureTable energyTable(const EnergyRun& run, double time);

}  // namespace bramah::app
