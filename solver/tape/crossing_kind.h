// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>

namespace bramah::solver {

/// How the time at which a relation changes is found.
enum class CrossingKind : std::uint8_t {
    State,  ///< by the integrator, as a sign change of left - right
    Time,   ///< known in advance: left - right is linear in time
    Floor,  ///< the truth variable is floor(left) or ceil(left); right is not used
};

}  // namespace bramah::solver
