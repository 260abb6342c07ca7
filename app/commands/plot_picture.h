// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/plot_definition.h"
#include "model/classes/class_node.h"
#include "solver/results/result_store.h"

#include <QString>

#include <optional>

namespace bramah::app {

/// The plots that the class \a node has prepared, of variables in \a store; else of the variables that a reader looks
/// for first. Empty if none changes.
[[nodiscard]] PlotDefinitions plotsForResults(const solver::ResultStore& store, const model::ClassNode& node);

/// Writes a picture of plotsForResults() in the format that the suffix of \a path names (png, svg, pdf). The store is
/// lent to the plots meanwhile. Needs a QApplication. Returns what went wrong, or nothing.
[[nodiscard]] std::optional<QString> writePlotOfResults(solver::ResultStore& store, const model::ClassNode& node,
                                                        const QString& path);

}  // namespace bramah::app
