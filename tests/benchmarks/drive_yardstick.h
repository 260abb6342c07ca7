// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/reference/drive_circuit.h"

#include <vector>

namespace bramah::bench {

struct TimedSolution {
    std::vector<std::vector<double>> rows;  ///< the nine states at k ms, up to 3 s
    double seconds = 0;                     ///< of the wall clock, for integrating and storing
    long steps = 0;
};

/// The drive circuit as an engineer would write it by hand: a plain right-hand side on CVODE, BDF, dense difference
/// quotient, a sample asked for every millisecond, stopped at corners of the command and restarted at jumps.
[[nodiscard]] TimedSolution solveByHand(const reference::DriveCircuit& circuit, double tolerance);

}  // namespace bramah::bench
