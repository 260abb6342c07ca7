// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/bonds/bond_graph.h"

namespace bramah::app {

/// Puts a causality stroke at each bond: those of sources first, then those that are there, then stores with a state of
/// their own, then the others. Each stroke brings those that follow from it at junctions, transformers and gyrators.
/// Strokes that contradict others are left out, and marked at stores and sources (the causality assignment of Karnopp
/// and Rosenberg).
void completeStrokes(BondGraph& graph);

}  // namespace bramah::app
