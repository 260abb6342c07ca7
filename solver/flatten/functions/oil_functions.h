// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/functions/external_functions.h"

namespace bramah::solver {

/// Functions of the library that Bramah computes from a table of their law, by the name in their annotation
/// `__Bramah(tabulated="...")`: the same law, many times as fast as its formulas. Null for others.
/// `oilDensity`: (oil, p) -> rho; `oilPressure`: (oil, rho) -> p. Each is the other's inverse.
[[nodiscard]] ExternalImplementation tabulatedImplementation(std::string_view name);

}  // namespace bramah::solver
