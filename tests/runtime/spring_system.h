// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/runtime/system_writer.h"

#include <memory>

namespace bramah::test {

/// What the oscillator is made of; parameters of the system by these names.
struct Spring {
    double stiffness = 100;  ///< of the mass [1/s2]; at least 0
    double damping = 2;      ///< of the mass [1/s]
    double bounce = 0.5;     ///< share of the speed that the stop gives back
    double stop = -1e9;      ///< position of the stop [m]
    double highest = 1e9;    ///< an assertion holds up to this position [m]
};

/// x' = v, v' = -stiffness x - damping v, with a stop that sends the mass back: a compiled system, its tape written by
/// hand as the compiler would write it. The mass begins at x = 1 m, at rest. Its component is number 1, `mass`. The
/// outputs are x and v, and what comes out of \a operation, which takes x, if there is one.
[[nodiscard]] std::shared_ptr<const solver::CompiledSystem> springSystem(
    const Spring& spring, const solver::HistoryOperator* operation = nullptr);

/// The same without a stop, by formula; it has to oscillate.
struct FreeOscillation {
    double decay = 0;      ///< [1/s]
    double frequency = 0;  ///< [rad/s]

    explicit FreeOscillation(const Spring& spring);
    /// Position from x0 at rest.
    [[nodiscard]] double fromRest(double t, double x0) const;
    /// How far it has moved to and fro from x0 at rest.
    [[nodiscard]] double travelFromRest(double t, double x0) const;
    /// Position from 0 with speed v0.
    [[nodiscard]] double fromZero(double t, double v0) const;
};

}  // namespace bramah::test
