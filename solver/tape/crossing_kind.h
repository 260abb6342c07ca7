// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace bramah::solver {

/// The ways of finding the instant at which a relation changes.
enum class CrossingKind : std::uint8_t {
    State,  ///< found by the integrator as a sign change of left - right
    Time,   ///< left - right is linear in time: its instant is known beforehand
    Floor,  ///< the truth variable holds floor(left) or ceil(left); right is unused
};

}  // namespace bramah::solver
