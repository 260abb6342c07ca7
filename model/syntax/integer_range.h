// SPDX-License-Identifier: BSD-3-Clause
#pragma once

namespace bramah::model::syntax {

/// The range of Integers, which have 32 bits in Modelica tools (Modelica 3.6, 2.4.2 leaves it to the tool). Literals
/// beyond it are Real.
inline constexpr double kLeastInteger = -2147483648.0, kLargestInteger = 2147483647.0;

/// Can an Integer hold \a value, apart from a fraction? False for NaN.
[[nodiscard]] constexpr bool isIntegerInRange(double value)
{
    return value >= kLeastInteger && value <= kLargestInteger;
}

}  // namespace bramah::model::syntax
