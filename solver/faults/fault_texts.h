// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/faults/fault_search.h"

namespace bramah::solver {

/// A fault in words: `pump: worn, leaks inside`, or that there is none.
[[nodiscard]] QString nameText(const RankedFault& fault);
/// What a search has found, in a sentence or two.
[[nodiscard]] QString verdictText(const FaultAnswer& answer);

}  // namespace bramah::solver
