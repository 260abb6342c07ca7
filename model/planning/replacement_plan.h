// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/planning/diagram_sketch.h"

#include <vector>

namespace bramah::model {

/// The changes that replace each of some components by \a symbol, of another class, and keep names, places, turns and
/// mirrors. A line stays at the port of the same name, or goes to the nearest free one of its kind; lines without such
/// a port are removed. A symbol whose lines have no legible way there goes a few modules aside. \a className: as the
/// shown class refers to it.
[[nodiscard]] DiagramChanges planReplacement(const Diagram& diagram, const std::vector<ComponentId>& replaced,
                                             const DiagramComponent& symbol, const QString& className);

}  // namespace bramah::model
