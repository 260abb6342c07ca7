// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/limit_lines.h"
#include "solver/measures/measure.h"

namespace bramah::app {

/// The limits among \a measures that are values of a curve itself, as its maximum, and so have a place beside it.
[[nodiscard]] std::vector<PlotLimit> limitsOf(const solver::Measures& measures);

}  // namespace bramah::app
