// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/analysis/operating_point.h"

#include <functional>
#include <optional>

namespace bramah::solver {

class CompiledSystem;

/// An operating point at which a run starts.
struct RestingStart {
    OperatingPoint point;  ///< its status may be a failure
    SavedState state;      ///< state of the system at the point, with the histories of its delays
};

/// Finds the operating point of \a evaluator, of \a system, at \a time with the inputs of that time. The output of a
/// delay is its constant input, and the beginning of a line's output before its first wave (`if time < t_0 + T`) counts
/// as long past: the point is that of the system with a lag in place of each delay.
[[nodiscard]] RestingStart findRestingStart(SystemEvaluator& evaluator, const CompiledSystem* system, double time,
                                            const std::function<bool()>& isStopWanted);

}  // namespace bramah::solver
