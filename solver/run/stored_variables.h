// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"
#include "solver/results/result_column.h"
#include "solver/run/run_settings.h"

#include <span>
#include <vector>

namespace bramah::solver {

/// The outputs that a run with these settings stores, as indices into layout().outputs.
[[nodiscard]] std::vector<std::size_t> chosenOutputs(const SystemEvaluator& evaluator, const RunSettings& settings);

/// The columns of the \a chosen outputs, with present values of densities.
[[nodiscard]] std::vector<ResultColumn> columnsOf(const SystemEvaluator& evaluator,
                                                  std::span<const std::size_t> chosen);

}  // namespace bramah::solver
