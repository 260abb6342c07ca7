// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/overview/structure_table.h"
#include "solver/use/energy_run.h"

namespace bramah::solver {

/// The energies of a component from the start of a run to some time [J], and its powers then [W].
struct ComponentEnergy {
    QString path;
    double now = 0;        ///< [W] into its ports; negative: it gives power
    double in = 0;         ///< [J] the same since the start: that entered through its ports
    double given = 0;      ///< [J] from outside, through it or the drive at its shaft
    double delivered = 0;  ///< [J] that a source, a load or a tank took out of the circuit
    double stored = 0;     ///< [J] more than at the start
    double leftOut = 0;    ///< [J] that its laws leave out, in lines and with the textbook law of oil; it is nowhere
    double lost = 0;       ///< [J] as heat; for a component with an unknown store: the sum of lost and stored energy
};

/// The energies of all components at \a time, in the order of the run. Joints of lines pass on all energy, so energies
/// that entered have the sum 0, and the given energy is the sum of those delivered, stored, left out and lost. Energies
/// that are only rounding beside the largest one are 0.
[[nodiscard]] std::vector<ComponentEnergy> componentEnergies(const EnergyRun& run, double time);

/// The energies as a table, components that give most first; the last row is the sum.
[[nodiscard]] StructureTable energyTable(const EnergyRun& run, double time);

}  // namespace bramah::solver
