// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::model::syntax {

/// The largest Integer; the smallest is its negative less 1. Larger literals are Real (Modelica 3.6, 2.4.2 leaves the
/// range to the tool).
inline constexpr double kLargestInteger = 2147483647;

}  // namespace bramah::model::syntax
