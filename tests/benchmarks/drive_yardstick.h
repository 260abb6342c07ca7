// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/benchmarks/work_precision.h"
#include "tests/reference/drive_circuit.h"

namespace bramah::bench {

/// The drive circuit as an engineer would write it by hand: a plain right-hand side on CVODE, BDF, dense difference
/// quotient, a sample asked for every millisecond, stopped at corners of the command and restarted at jumps.
[[nodiscard]] TimedSolution solveByHand(const reference::DriveCircuit& circuit, double tolerance);

}  // namespace bramah::bench
