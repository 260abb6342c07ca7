// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/port.h"
#include "model/instance/instance.h"

namespace bramah::model {

/// Does the port of a component store oil or set its pressure? Its declaration says so with `__Bramah(stores=true)`, or
/// something inside the component that it is joined to does.
[[nodiscard]] bool storesOil(const Instance& component, const std::string& port);

/// A potential that has a value whatever goes on.
struct FixedPotential {
    std::string name;             ///< empty: none
    std::optional<double> value;  ///< SI, if parameters alone give it
};

/// The potential of a component's port that is set behind it, as `p` by a tank or `s` by a frame: by an equation with
/// parameters, inputs and time, here or in something inside that the port is joined to.
[[nodiscard]] FixedPotential fixedPotential(const Instance& component, const std::string& port);

/// Kind, causality, line style, storing and oil of a connector of \a component, or, if that is the class on the sheet,
/// of its own port. Place and drawing are the caller's.
[[nodiscard]] DiagramPort readPort(const Instance& connector, const Instance& component);

/// Is the component a tank or another source that sets a pressure, or is one inside it?
[[nodiscard]] bool setsPressure(const Instance& component);

/// Oil volumes of a component.
struct OilVolumes {
    int count = 0;
    int unmarked = 0;  ///< of them, those whose mass is not marked `__Bramah(conserved=true)`
};

/// The oil volumes of a component's own, as those of a cylinder, an accumulator or a node that is not ideal: an excess
/// mass `dm` is integrated in it or in a part of it.
[[nodiscard]] OilVolumes oilVolumesOf(const Instance& component);

}  // namespace bramah::model
