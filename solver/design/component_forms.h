// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/inspection/port_causality.h"

#include <QString>

#include <functional>
#include <vector>

namespace bramah::solver {

/// The way in which a component can give the variables that a form asks of it.
enum class FormKind : std::uint8_t {
    Algebraic,       ///< its equations are solved as they stand
    Integrating,     ///< it integrates: the form for transients
    Differentiating  ///< it differentiates a variable that it takes: for steady conditions
};

/// One of the ways in which a component's ports could give and take.
struct ComponentForm {
    std::string letters;               ///< formOf() the ports
    std::vector<PortCausality> ports;  ///< with the variable that each would give
    bool exists = false;
    FormKind kind = FormKind::Algebraic;  ///< if it exists
    QString reason;                       ///< why it does not exist
};

/// All forms of \a component of \a model, 2^n for n ports, with its parameters and choices as they are in the circuit:
/// its own equations are taken out of it, at each port one variable is given as a smooth function of time, and the
/// equations are sorted as for a run. The signals that it takes count as given. At most six ports; else empty. The
/// model itself if it was flattened with FlattenOptions::arePortsOpen.
[[nodiscard]] std::vector<ComponentForm> componentForms(const FlatModel& model, const SystemStructure& structure,
                                                        ComponentId component,
                                                        const std::function<bool()>& isStopWanted = {});

}  // namespace bramah::solver
