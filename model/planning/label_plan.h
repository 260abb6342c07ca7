// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/planning/diagram_change.h"

namespace bramah::model {

/// Moves names, codes and data that a line crosses, or that lie over other symbols or their texts, to free places.
/// Large sheets are left alone (label_clearing.h).
[[nodiscard]] DiagramChanges planLegibleLabels(const Diagram& diagram);

class SheetPicture;
/// Appends the same for \a picture, which shows \a diagram with changes.
void appendLegibleLabels(DiagramChanges& changes, const Diagram& diagram, const SheetPicture& picture);

}  // namespace bramah::model
