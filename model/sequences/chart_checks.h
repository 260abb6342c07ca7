// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"

namespace bramah::model {

class Instance;

/// The faults of the sequence charts on the sheet of \a diagram by the rules of IEC 60848, found without a run: no
/// active step at the start, unreachable steps, transitions that never clear, and transitions behind one step that
/// could clear at once. \a instance: the class shown, for the values of its parts.
[[nodiscard]] Diagnostics checkCharts(const Diagram& diagram, const Instance& instance);

}  // namespace bramah::model
