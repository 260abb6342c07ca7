// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "solver/results/result_store.h"

#include <QString>

#include <optional>

namespace bramah::app {

/// Writes a picture of \a store in the format that the suffix of \a path names (png, svg, pdf). It shows the plots that
/// the class \a node has prepared, else the variables that a reader looks for first. The store is lent to the plots
/// meanwhile. Needs a QApplication. Returns what went wrong, or nothing.
[[nodiscard]] std::optional<QString> writePlotOfResults(solver::ResultStore& store, const model::ClassNode& node,
                                                        const QString& path);

}  // namespace bramah::app
