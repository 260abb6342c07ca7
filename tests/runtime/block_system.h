// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/runtime/system_writer.h"

#include <array>
#include <memory>

namespace bramah::test {

/// Numbers of the system of blocks.
struct Blocks {
    double start = 4;  ///< of x
    double gain = 2;   ///< a parameter, at least 0
    std::array<double, 4> matrix{2, 1, 1, 3};
};

/// A state x, `x' = -gain y`, with two blocks: `matrix [u; v] = [x; gain]`, linear, and `y^2 = x`, solved by Newton's
/// method from y = 1. The paths are `blocks.x` and so on, the outputs x, u, v, y.
[[nodiscard]] std::shared_ptr<const solver::CompiledSystem> blockSystem(const Blocks& blocks);

}  // namespace bramah::test
