// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/planning/diagram_change.h"

#include <vector>

namespace bramah::model {

/// Where the next page goes: the first one around what is drawn, any other one to the right of the last. \a page: a
/// symbol of its class, from DiagramBuilder::symbolOf().
[[nodiscard]] Placement nextPagePlace(const Diagram& diagram, const DiagramComponent& page);

/// Number of the smallest of \a pages, symbols of page classes, in whose frame the drawing finds room beside the title
/// block, a sheet that lies before one that stands; the largest one if there is none.
[[nodiscard]] std::size_t fittingPage(const Diagram& diagram, const std::vector<DiagramComponent>& pages);

/// Moves pages with all that lies on them: symbols, their lines, notes. \a places: new places by the pages' names.
[[nodiscard]] DiagramChanges planPageMove(const Diagram& diagram,
                                          const std::vector<std::pair<ComponentId, Placement>>& places);

/// Puts the pages side by side in a new order, with what lies on them. \a order: the present numbers from 0, each once.
[[nodiscard]] DiagramChanges planPageOrder(const Diagram& diagram, const std::vector<int>& order);

}  // namespace bramah::model
