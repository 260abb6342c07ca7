// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/port.h"
#include "model/instance/instance.h"

namespace bramah::model {

/// Does the port of a component lead to stored oil or to a set pressure? Either its declaration has
/// `__Bramah(stores=true)`, or it is joined to such a port inside of the component.
[[nodiscard]] bool storesOil(const Instance& component, const std::string& port);

/// A potential that parameters, inputs and time determine during a whole run.
struct FixedPotential {
    std::string name;             ///< name of the variable; empty: there is none
    std::optional<double> value;  ///< its value [SI], if parameters alone determine it
};

/// The potential that is set behind a component's port, as `p` by a tank or `s` by a frame: by an equation with
/// parameters, inputs and time, in the component or in a part that the port is joined to.
[[nodiscard]] FixedPotential fixedPotential(const Instance& component, const std::string& port);

/// Kind, causality, line style, storing and oil of a connector of \a component; if \a component is the class on the
/// sheet, of its own port. The caller sets place and drawing.
[[nodiscard]] DiagramPort readPort(const Instance& connector, const Instance& component);

/// Does the class of \a instance, or a base class, have the vendor annotation \a flag?
[[nodiscard]] bool hasFlag(const Instance& instance, std::string_view flag);
/// Is the component a tank or another source that sets a pressure, or is one inside it?
[[nodiscard]] bool setsPressure(const Instance& component);

/// The number of oil volumes in a component.
struct OilVolumes {
    int count = 0;
    int unmarked = 0;  ///< number of those whose mass is not marked `__Bramah(conserved=true)`
};

/// Counts the oil volumes of a component, as those of a cylinder, an accumulator or a node that is not ideal: the
/// component, or a part of it, has an excess mass `dm` for each.
[[nodiscard]] OilVolumes oilVolumesOf(const Instance& component);

}  // namespace bramah::model
