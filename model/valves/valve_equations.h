// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/valves/valve_table.h"

#include <QByteArrayList>

namespace bramah::model {

/// Modelica lines of a valve's class that describe its behaviour, indented by two blanks. They use
/// `Bramah.Hydraulics.Interfaces.SwitchingSpool` or `ProportionalSpool`: spool `x`, openings `y_a`, `y_0`, `y_b`, areas
/// `A_plus`, `A_minus`.
struct ValveEquations {
    QByteArrayList extends;
    QByteArrayList parameters;
    QByteArrayList results;  ///< variables of interest to the user
    QByteArrayList inner;    ///< protected declarations
    QByteArrayList equations;

    /// The lines for \a table, which checkValve() has found without fault.
    [[nodiscard]] static ValveEquations of(const ValveTable& table);
};

}  // namespace bramah::model
