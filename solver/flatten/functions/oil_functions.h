// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/functions/external_functions.h"

namespace bramah::solver {

/// Library functions that Bramah computes from a table of their law, named in the annotation
/// `__Bramah(tabulated="...")`: the same law at a fraction of the cost. Null for other names. `oilDensity`: (oil, p) ->
/// rho; `oilPressure`: (oil, rho) -> p; each is the inverse of the other.
[[nodiscard]] ExternalImplementation tabulatedImplementation(std::string_view name);

}  // namespace bramah::solver
