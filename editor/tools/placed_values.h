// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/planning/diagram_change.h"

#include <functional>

namespace bramah::editor {

/// Gives the changes that a new component gets as it is placed, as the values of a part from a catalogue; may be null.
using PlacedValues = std::function<model::DiagramChanges(const model::ComponentId& placed)>;

}  // namespace bramah::editor
