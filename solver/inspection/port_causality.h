// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/inspection/system_structure.h"

#include <cstdint>
#include <string>
#include <vector>

namespace bramah::solver {

/// The two variables of a physical port: an effort (pressure, force, torque, voltage, temperature) and a flow (of oil,
/// motion, current, heat). Usually the component gives one of them and takes the other.
struct PortCausality {
    std::string connector;  ///< path of the connector, as `pump.P`
    ComponentId component{};
    VariableId effort = kNoVariable;
    VariableId flow = kNoVariable;  ///< of a mechanical port: position or angle
    bool givesEffort = false;
    bool givesFlow = false;
    bool isMechanical = false;
};

/// Whose ports: those of components, or those of the model itself, by which others join it, as well.
enum class PortsOf : std::uint8_t { Components, ModelToo };

/// The causality of all ports of components, and of the
/// model itself if \a wanted, in the order of declaration.
[[nodiscard]] std::vector<PortCausality> portCausalities(const FlatModel& model, const SystemStructure& structure,
                                                         PortsOf wanted = PortsOf::Components);

/// The letters for the ports of one component, in order (Grossschmidt and Harf): one port: g (takes the flow, gives the
/// effort) or h; two: Y (takes both efforts), Z (takes both flows), G (takes the effort of the first and the flow of
/// the second) or H; hydraulic and mechanical ports have separate letters, as `Y|h`. Three or more ports of one sort
/// have a small letter each. Empty if a port gives both variables or none.
[[nodiscard]] std::string formOf(const std::vector<PortCausality>& ports);

}  // namespace bramah::solver
