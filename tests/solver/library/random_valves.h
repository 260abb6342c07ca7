// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/valves/valve_table.h"

#include <random>

namespace bramah::test {

/// A directional valve that can be built: 2 to 6 ports, 2 to 4 positions of usual paths, throttles and check valves
/// too, and ends of every kind that goes together.
[[nodiscard]] model::ValveTable randomValve(std::mt19937_64& random);

}  // namespace bramah::test
