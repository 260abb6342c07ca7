// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/sheet_scene.h"
#include "model/diagram/diagram.h"
#include "model/instance/instance.h"
#include "solver/results/result_store.h"

namespace bramah::app {

/// The drawings of the symbols of \a model within \a area of \a diagram whose parts move (piston, needle, level), at
/// \a time [s] of a run.
[[nodiscard]] editor::MovedSymbols movedSymbols(const model::Diagram& diagram, const model::Instance& model,
                                                const solver::ResultStore& results, double time, const QRectF& area);

}  // namespace bramah::app
