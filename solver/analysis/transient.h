// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"
#include "solver/reports/run_end.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

namespace bramah::solver {

/// A run of which only the end is needed.
struct Transient {
    RunEnd end;
    std::vector<double> states;  ///< at the end
};

/// Integrates from \a states, at which \a evaluator was initialised, without storing results; afterwards all outputs
/// are selected. Stops when \a isStopWanted returns true, and after \a mostSteps steps.
[[nodiscard]] Transient runTransient(SystemEvaluator& evaluator, double startTime, double stopTime, double tolerance,
                                     std::vector<double> states, const std::function<bool()>& isStopWanted,
                                     std::int64_t mostSteps = std::numeric_limits<std::int64_t>::max());

}  // namespace bramah::solver
