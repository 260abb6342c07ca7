// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/analysis/operating_point.h"

#include <functional>
#include <optional>

namespace bramah::solver {

class CompiledSystem;

/// The operating point at which a run starts.
struct RestingStart {
    OperatingPoint point;  ///< its status may be a failure
    SavedState state;      ///< of the system, with the past of its delays, all as it is at the point
};

/// Finds the operating point of \a evaluator, of \a system, at \a time with the inputs of that time. What comes out of
/// a delay is what has gone in for ever, and what a line gives before its first wave has passed (`if time < t_0 + T`)
/// is long past: the point is that of the system with a lag in place of each delay.
[[nodiscard]] RestingStart findRestingStart(SystemEvaluator& evaluator, const CompiledSystem* system, double time,
                                            const std::function<bool()>& isStopWanted);

}  // namespace bramah::solver
