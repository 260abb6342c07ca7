// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <vector>

namespace bramah::model {

/// Everything hydraulic that hangs together, through nets and through components.
struct Circuit {
    std::vector<const DiagramComponent*> components;  ///< the one it was asked for first
    bool leadsOut = false;                            ///< to a port of the class itself
};

/// The circuit that \a start belongs to, which has a hydraulic port.
[[nodiscard]] Circuit circuitAround(const Diagram& diagram, const DiagramComponent& start);

}  // namespace bramah::model
