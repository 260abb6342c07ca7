// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"
#include "solver/results/result_column.h"

#include <vector>

namespace bramah::app {

/// The variables that a run of \a model would store: public scalars at any depth, without parameters. Instantiates
/// everything. What only flattening finds (sizes that depend on a run, aliases) may differ.
[[nodiscard]] std::vector<solver::ResultColumn> variablesOf(const model::Instance& model);

}  // namespace bramah::app
