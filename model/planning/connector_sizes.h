// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/planning/diagram_change.h"

namespace bramah::model {

class Diagram;

/// \a changes of \a diagram, and with them the sizes of vectors of connectors that follow the lines at them
/// (`Dialog(connectorSizing = true)`, Modelica 3.6, 18.7): a line to the first element behind the last makes the vector
/// longer; an element that a change leaves without a line goes, and the lines at the elements behind it move up.
/// Elements that nothing was joined to before stay.
[[nodiscard]] DiagramChanges withConnectorSizes(const Diagram& diagram, const DiagramChanges& changes);

}  // namespace bramah::model
