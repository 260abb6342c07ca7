// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/benchmarks/work_precision.h"

namespace bramah::bench {

/// A circuit as an engineer would write it by hand.
struct HandProgram {
    std::function<void(double t, const double* x, double* xdot)> derivatives;
    std::function<void(const double* x, std::vector<double>& row)> row;  ///< what of a state is to be stored
    std::vector<double> start;
    std::vector<double> nominals;  ///< sizes of the states, below which tolerances are absolute
    std::vector<double> corners;   ///< times at which a slope jumps
    double stopTime = 3;
    double interval = 1e-3;
};

/// On CVODE: BDF, dense difference quotient, rows asked for at each interval, stopped at corners.
[[nodiscard]] TimedSolution solveOnCvode(const HandProgram& program, double tolerance);
/// On the reference's Radau method, to \a tolerance of the nominal values.
[[nodiscard]] Rows solveExactly(const HandProgram& program, double tolerance);

}  // namespace bramah::bench
