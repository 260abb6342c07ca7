// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/blocks/evaluation_status.h"
#include "solver/tape/compiled_system.h"

#include <span>

namespace bramah::solver {

/// The variable at \a place, whose value is not finite, and its divisor if that is zero; with values.
[[nodiscard]] failures::VariableNotFinite unsolvedValue(const FlatModel& model, const SolvedPlace& place,
                                                        std::span<const double> slots);

/// The derivative \a partial, which is not finite.
[[nodiscard]] failures::SlopeNotFinite unsolvedSlope(const CompiledSystem& system, const JacobianSlot& partial,
                                                     std::span<const double> slots);

}  // namespace bramah::solver
