// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/planning/diagram_change.h"

namespace bramah::model {

class Diagram;

/// \a changes of \a diagram with the resulting sizes of vectors of connectors (`Dialog(connectorSizing =
/// true)`, Modelica 3.6, 18.7): a line to the element behind the last enlarges the vector; an element that a
/// change leaves without a line is removed and the lines behind it move up. Elements that had no line before
/// stay.
[[nodiscard]] DiagramChanges withConnectorSizes(const Diagram& diagram, const DiagramChanges& changes);

}  // namespace bramah::model
