// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::solver {

/// The range of Integers, which have 32 bits in Modelica tools.
inline constexpr double kLeastInteger = -2147483648.0, kLargestInteger = 2147483647.0;

[[nodiscard]] constexpr bool isIntegerInRange(double value)
{
    return value >= kLeastInteger && value <= kLargestInteger;
}

}  // namespace bramah::solver
