// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/planning/diagram_sketch.h"

#include <vector>

/// Symbols in lines: a symbol dropped on a line goes into it, one taken out of a line leaves the line whole, ports that
/// are brought together are joined.
namespace bramah::model {

/// The changes that placing a new \a symbol, by \a change, makes: it goes into the line it lies on, its ports join
/// those they touch, and other lines give way.
[[nodiscard]] DiagramChanges planPlacing(const Diagram& diagram, const AddComponent& change,
                                         const DiagramComponent& symbol);

/// The placement of a new symbol in a line near it, which is at most one module away, if need be after a quarter turn;
/// its own place if no line is near.
[[nodiscard]] Placement placeInLine(const Diagram& diagram, const DiagramComponent& symbol);

/// Puts a symbol of the sketch that nothing is joined to into the line it lies on. False if it lies on none.
bool insertIntoLine(DiagramSketch& sketch, const ComponentId& id);

/// Joins the ports of \a symbols with those of others in the same place, where that is legal. The number of joints.
int joinTouchingPorts(DiagramSketch& sketch, const std::vector<ComponentId>& symbols);

/// Takes a symbol with two ports out of a line, which stays whole. False, and nothing done, if it is not in a line: a
/// branch to a tank goes with what is in it.
bool takeOutOfLine(DiagramSketch& sketch, const ComponentId& id);

}  // namespace bramah::model
