// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/compiled_system.h"

#include <span>
#include <string>

namespace bramah::solver {

/// What is wrong with the value at \a place, which is not finite: the variable, and the divisor if that is zero, with
/// the values in it.
[[nodiscard]] std::string unsolvedText(const FlatModel& model, const SolvedPlace& place, std::span<const double> slots);

/// The same of a partial derivative.
[[nodiscard]] std::string unsolvedText(const CompiledSystem& system, const JacobianSlot& partial,
                                       std::span<const double> slots);

}  // namespace bramah::solver
