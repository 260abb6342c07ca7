// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/symbols/symbolic.h"

namespace bramah::solver {

/// \a value as an array of at least this many dimensions; added ones have size 1.
[[nodiscard]] Symbolic promoted(Symbolic value, std::size_t dimensions);
/// cat(dimension + 1, parts...); unknown if the parts do not fit.
[[nodiscard]] Symbolic concatenated(std::size_t dimension, const std::vector<Symbolic>& parts);

}  // namespace bramah::solver
