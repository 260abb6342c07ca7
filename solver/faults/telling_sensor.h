// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/faults/fault_search.h"

namespace bramah::solver {

/// The pressure at which two models of the same measurements, with their parameters at their starts, differ most over
/// what a sensor can tell, one hundredth of its range, in all experiments together; nothing if no pressure would tell
/// them apart, or if \a isStopWanted ended the runs.
[[nodiscard]] std::optional<FaultSensor> tellingSensor(const FitQuestion& one, const FitQuestion& other,
                                                       const std::function<bool()>& isStopWanted = {});

}  // namespace bramah::solver
