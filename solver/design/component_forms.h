// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/inspection/port_causality.h"

#include <QString>

#include <functional>
#include <vector>

namespace bramah::solver {

/// How a component can give the variables of a form.
enum class FormKind : std::uint8_t {
    Algebraic,       ///< its equations are solved as they stand
    Integrating,     ///< by integration: the form for transients
    Differentiating  ///< by differentiating a given variable: for steady conditions
};

/// One of the possible forms of a component: which variable each of its ports gives.
struct ComponentForm {
    std::string letters;               ///< formOf() of the ports
    std::vector<PortCausality> ports;  ///< with the variable that each port gives
    bool exists = false;
    FormKind kind = FormKind::Algebraic;  ///< if it exists
    QString reason;                       ///< why it does not exist
};

/// All forms of \a component of \a model, 2^n for n ports, with its parameters and choices in the circuit: its
/// equations are isolated, one variable of each port is given as a smooth function of time, and the equations are
/// sorted as for a run. Its input signals count as given. Empty for more than six ports. The component may be the model
/// itself if it was flattened with FlattenOptions::arePortsOpen.
[[nodiscard]] std::vector<ComponentForm> componentForms(const FlatModel& model, const SystemStructure& structure,
                                                        ComponentId component,
                                                        const std::function<bool()>& isStopWanted = {});

}  // namespace bramah::solver
