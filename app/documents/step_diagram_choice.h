// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/plot_definition.h"

namespace bramah::model {
class Instance;
}

namespace bramah::app {

/// The step diagram of all sequence charts in \a root: their steps in the order of declaration, then the parts that
/// move over a stroke, such as pistons of cylinders. Without curves if there are no steps.
[[nodiscard]] PlotDefinition stepDiagramOf(const model::Instance& root);

}  // namespace bramah::app
