// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <vector>

namespace bramah::model {

/// The hydraulic components that nets and components join to one another.
struct Circuit {
    std::vector<const DiagramComponent*> components;  ///< the component that was asked for comes first
    bool leadsOut = false;                            ///< true if a net leads to a port of the class itself
};

/// The circuit of the component \a start, which has a hydraulic port.
[[nodiscard]] Circuit circuitAround(const Diagram& diagram, const DiagramComponent& start);

}  // namespace bramah::model
