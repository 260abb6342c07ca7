// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/port.h"
#include "model/instance/instance.h"

namespace bramah::model {

/// Does the port of a component lead to a stored medium or to a set pressure? Either its declaration has
/// `__Bramah(stores=true)`, or it is joined to such a port inside of the component.
[[nodiscard]] bool leadsToStore(const Instance& component, const std::string& port);

/// A potential that parameters, inputs and time determine during a whole run.
struct FixedPotential {
    std::string name;             ///< name of the variable; empty: there is none
    std::optional<double> value;  ///< its value [SI], if parameters alone determine it
};

/// The potential that is set behind a component's port, as `p` by a tank or `s` by a frame: by an equation with
/// parameters, inputs and time, in the component or in a part that the port is joined to.
[[nodiscard]] FixedPotential fixedPotential(const Instance& component, const std::string& port);

/// Kind, causality, line style, storing and medium of a connector of \a component; if \a component is the class on the
/// sheet, of its own port. The caller sets place and drawing.
[[nodiscard]] DiagramPort readPort(const Instance& connector, const Instance& component);

/// Does the class of \a instance, or a base class, have the vendor annotation \a flag?
[[nodiscard]] bool hasFlag(const Instance& instance, std::string_view flag);
/// Is the component a tank or another source that sets a pressure, or is one inside it?
[[nodiscard]] bool setsPressure(const Instance& component);

/// What a component integrates of a medium.
struct StoredMedium {
    bool isHeld = false;  ///< it has volumes of its own
    bool isLost = false;  ///< some of its amounts say `__Bramah(conserved=false)`
};

/// The volumes of a component, as those of a cylinder, an accumulator or a node that is not ideal: the component, or a
/// part of it, declares an amount with `__Bramah(conserved=...)`, and its class does not say `holds=false` of it.
[[nodiscard]] StoredMedium storedMediumOf(const Instance& component);

}  // namespace bramah::model
