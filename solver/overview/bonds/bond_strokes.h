// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/overview/bonds/bond_graph.h"

namespace bramah::solver {

/// Sets a causality stroke at each bond: first at sources, then the present strokes, then at stores with their own
/// state, then at the other elements. Each stroke is followed by those that it implies at junctions, transformers and
/// gyrators. Strokes that contradict others are left out and marked at stores and sources (the causality assignment of
/// Karnopp and Rosenberg).
void completeStrokes(BondGraph& graph);

}  // namespace bramah::solver
