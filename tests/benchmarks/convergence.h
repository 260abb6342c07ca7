// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/benchmarks/benchmark.h"
#include "tests/solver/library/random_circuits.h"

#include <QStringList>

#include <vector>

namespace bramah::bench {

struct Convergence {
    std::vector<Measurement> measurements;
    QStringList disagreements;  ///< circuits that are not known to be chaotic, with the variable that differs most
};

/// Runs each valid circuit at the default tolerance of 1e-6 and at 1e-8, with every density model and orifice law, and
/// compares: the mean difference of each pressure, position and angle as a share of its range. A run may stop with a
/// reason; two that come to their end must agree within 2 %. Those that do not are printed, the known chaotic ones with
/// the reason.
[[nodiscard]] Convergence measureConvergence(const test::RandomCircuits& circuits, int firstSeed, int count);

}  // namespace bramah::bench
