// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/benchmarks/drawn_circuit.h"
#include "tests/reference/drive_circuit.h"

namespace bramah::bench {

/// The drive circuit as an engineer would write it by hand: a plain right-hand side on CVODE, BDF, dense difference
/// quotient, a sample asked for every millisecond, stopped at corners of the command and restarted at jumps.
[[nodiscard]] TimedSolution solveByHand(const reference::DriveCircuit& circuit, double tolerance);

/// The largest error of the drawn drive's pressures, position and speed, in the order of DriveCircuit::State, beside \a
/// byHand.
[[nodiscard]] Result compareDrive(const QString& file, solver::EvaluationMode mode, Comparison::Solve byHand,
                                  const Rows& exact);

}  // namespace bramah::bench
