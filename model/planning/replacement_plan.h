// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/planning/diagram_sketch.h"

#include <vector>

namespace bramah::model {

/// The changes that put \a symbol, of another class, in the place of each of some components: names, places and how
/// they lie stay. A line stays at the port of the same name, or goes to the nearest one of its kind that is free; lines
/// with no port to go to are removed. \a className: as the shown class names it.
[[nodiscard]] DiagramChanges planReplacement(const Diagram& diagram, const std::vector<ComponentId>& replaced,
                                             const DiagramComponent& symbol, const QString& className);

}  // namespace bramah::model
