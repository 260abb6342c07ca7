// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/structure_table.h"
#include "solver/results/result_store.h"

namespace bramah::app {

/// What flows into a component through its ports.
struct ComponentPower {
    QString path;
    double now = 0;     ///< [W] at the time asked for; negative: the component gives
    double energy = 0;  ///< [J] from the start of the run to that time
};

/// The power that each component of the class itself takes, from a run's results. At a port: the pressure over the
/// surroundings times the flow (mass flow over the density at ambient pressure, so compressed oil counts by p/2K less
/// than its enthalpy), the force times the speed, the voltage times the current, the heat flow. Energies are sums over
/// the stored rows by the trapezoidal rule. Joints of lines conserve power, so all components together take nothing.
[[nodiscard]] std::vector<ComponentPower> powerBalance(const solver::CompiledSystem& system,
                                                       const solver::ResultStore& results, double time);

/// The same as a table, those who give most first; the last row is the sum.
[[nodiscard]] StructureTable powerTable(const solver::CompiledSystem& system, const solver::ResultStore& results,
                                        double time);

}  // namespace bramah::app
