// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

namespace bramah::solver {

/// Gives Real variables and parameters that are declared without a unit, as the signals of blocks, the unit that the
/// equations tell: where `controller.u_m = sensor.p` and `error = u_s - u_m`, all are in Pa. Terms of a sum, the sides
/// of an equation and of a relation, and the branches of a choice have the same unit; so has a term times a sine or
/// a ratio of two equal units, as a ramp's `height*(time - startTime)/duration`; not a term times a number, which may
/// convert it. Where these give different units, none is taken. Values are not touched. The way is that of unit
/// checking by unification, see Broman, Aronsson, Fritzson, "Design considerations for dimensional inference and unit
/// consistency checking in Modelica", 2008, but only for units that are equal, since a product with a gain leaves its
/// unit open.
void takeUnitsFromEquations(FlatModel& flat);

}  // namespace bramah::solver
