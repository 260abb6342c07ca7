// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"

namespace bramah::model {

class Instance;

/// The faults of the sequence charts on the sheet of \a diagram, by the rules of IEC 60848, before any run: nothing is
/// active at the start, steps that no way leads to, transitions that never clear, and those after one step that nothing
/// keeps from clearing at once. \a instance: the class shown, for the values of its parts.
[[nodiscard]] Diagnostics checkCharts(const Diagram& diagram, const Instance& instance);

}  // namespace bramah::model
