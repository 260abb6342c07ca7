// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/benchmarks/benchmark.h"
#include "tests/solver/library/random_circuits.h"

#include <vector>

namespace bramah::bench {

/// Runs each valid circuit at the default tolerance of 1e-6 and at 1e-8, with every density model and orifice law, and
/// compares: the mean difference of each pressure, position and angle as a share of its range. A run may stop with a
/// reason; two that come to their end must agree within 2 %. Those that do not are printed,
/// and whether the run is chaotic: no tolerance then gives the same result as the next.
[[nodiscard]] std::vector<Measurement> measureConvergence(const test::RandomCircuits& circuits, int firstSeed,
                                                          int count);

}  // namespace bramah::bench
