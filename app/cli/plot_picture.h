// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "solver/results/result_store.h"

#include <QString>

#include <optional>

namespace bramah::app {

/// Writes a picture of \a store as the suffix of \a path says (png, svg, pdf): the plots that the class \a node has
/// prepared, else those variables that are most worth seeing. Needs a QApplication. Returns what went wrong, or
/// nothing.
[[nodiscard]] std::optional<QString> writePlotOfResults(const solver::ResultStore& store, const model::ClassNode& node,
                                                        const QString& path);

}  // namespace bramah::app
