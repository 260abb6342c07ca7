// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/inspection/system_structure.h"

#include <cstdint>
#include <string>
#include <vector>

namespace bramah::solver {

/// The two variables that pass a physical port: an effort (pressure, force, torque, voltage, temperature) and a flow
/// (of oil, motion, current, heat). The component gives one of the two and takes the other, as a rule.
struct PortCausality {
    std::string connector;  ///< path, as `pump.P`
    ComponentId component{};
    VariableId effort = kNoVariable;
    VariableId flow = kNoVariable;  ///< of a mechanical port the position or the angle
    bool givesEffort = false;
    bool givesFlow = false;
    bool isMechanical = false;
};

enum class PortsOf : std::uint8_t { Components, ModelToo };

/// The causality of all ports of all components, the model itself left out unless it is wanted too, in the order of
/// declaration.
[[nodiscard]] std::vector<PortCausality> portCausalities(const FlatModel& model, const SystemStructure& structure,
                                                         PortsOf wanted = PortsOf::Components);

/// The letters for the ports of one component, in order (Grossschmidt and Harf): of one port g (takes the flow, gives
/// the effort) or h; of two Y (takes both efforts), Z (takes both flows), G (takes the effort of the first and the flow
/// of the second) or H; where hydraulic and mechanical ports meet the letters of each sort, as `Y|h`. Three and more
/// ports of one sort have a small letter each. Empty if a port gives both or none.
[[nodiscard]] std::string formOf(const std::vector<PortCausality>& ports);

}  // namespace bramah::solver
