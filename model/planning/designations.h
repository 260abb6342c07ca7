// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/planning/diagram_change.h"

namespace bramah::model {

/// Gives each component without a code the next free one of the sheet's scheme (Diagram::codeScheme). Codes that are
/// there stay.
///
/// Each actuator has a circuit of its own, numbered from left to right from 1; an actuator keeps the circuit of its
/// code. A valve, sensor or hose belongs to the actuator that is fewest lines away, without passing a pump or tank.
/// Components equally near to two actuators or near none, and pumps, their motors, accumulators and filters, have
/// circuit 0, the supply. Components count from left to right, then from bottom to top: by ISO 1219-2:2012 from 1 in
/// each circuit, by ISO 1219-2:1995 from 1 for each kind in each circuit, by IEC 81346 from 1 for each class of product
/// in circuit order. Codes by ISO 1219-2:2012 have the letter of the medium if the sheet has several media.
[[nodiscard]] DiagramChanges planDesignations(const Diagram& diagram);

/// What becomes of the codes that are there when a sheet gets another scheme or is numbered anew.
enum class CodesThatAreThere {
    Stay,  ///< as long as the scheme is the same; else each keeps its circuit
    Go,    ///< all are given anew
};

/// Gives the sheet the settings \a wanted. If their scheme is not that of the codes that are there, or if these go, all
/// components get new codes, in the order of circuits; else none does.
[[nodiscard]] DiagramChanges planCodes(const Diagram& diagram, const SheetCodes& wanted, CodesThatAreThere there);

/// The next free code for \a component by the sheet's scheme; empty if it gets none.
[[nodiscard]] QString freeCodeFor(const Diagram& diagram, const DiagramComponent& component);

}  // namespace bramah::model
