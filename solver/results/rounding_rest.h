// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace bramah::solver {

/// \a value, or 0 if it is so far below the \a greatest one of the same variable that it is only what integration
/// leaves.
[[nodiscard]] inline double withoutRemainder(double value, double greatest)
{
    constexpr double kRemainder = 1e-6;
    return std::abs(value) < kRemainder * greatest ? 0 : value;
}

/// \a value, or 0 if it is nothing beside the \a greatest one of its kind: only rounding errors are so small.
[[nodiscard]] inline double withoutRounding(double value, double greatest)
{
    constexpr double kRounding = 1e-9;
    return std::abs(value) < kRounding * greatest ? 0 : value;
}

}  // namespace bramah::solver
