// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/planning/diagram_sketch.h"

#include <vector>

/// Symbols in lines: a symbol dropped on a line is put into it, a line stays whole when its symbol is removed, and
/// ports that touch are joined.
namespace bramah::model {

/// The changes that placing a new \a symbol by \a change makes: it is put into the line under it, its ports join those
/// they touch, and other lines are drawn around it.
[[nodiscard]] DiagramChanges planPlacing(const Diagram& diagram, const AddComponent& change,
                                         const DiagramComponent& symbol);

/// The placement of a new symbol in a line at most one module away, after a quarter turn if needed; its own place if no
/// line is near.
[[nodiscard]] Placement placeInLine(const Diagram& diagram, const DiagramComponent& symbol);

/// Puts a symbol that nothing is joined to into the line under it. False if there is none.
bool insertIntoLine(DiagramSketch& sketch, const ComponentId& id);

/// Joins ports of \a symbols with ports at the same place, if legal. Returns the number of joints.
int joinTouchingPorts(DiagramSketch& sketch, const std::vector<ComponentId>& symbols);

/// Takes a symbol with two ports out of its line, which stays whole. False, with nothing changed, if it is in no line;
/// a branch to a tank is no line.
bool takeOutOfLine(DiagramSketch& sketch, const ComponentId& id);

}  // namespace bramah::model
