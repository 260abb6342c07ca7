// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/hit_test.h"
#include "model/connections/bus_signals.h"
#include "model/diagram/diagram.h"

namespace bramah::editor {

/// `Real, rad/s`; empty if nothing is known.
[[nodiscard]] QString typeText(const model::BusSignal& signal);
/// A sentence that names the giver and the readers of a signal.
[[nodiscard]] QString usersText(const model::BusSignal& signal);
/// The signals of the bus that \a hit refers to, a port or a line, as rich text; empty if it is no bus.
[[nodiscard]] QString busText(const model::Diagram& diagram, const Hit& hit);

}  // namespace bramah::editor
