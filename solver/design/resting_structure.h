// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"
#include "solver/inspection/system_structure.h"

#include <functional>
#include <memory>

namespace bramah::solver {

class CompiledSystem;

/// The model of a compiled system, to be compiled again: what the compiler has added to it counts as a parameter, for
/// expressions of its graph name it.
[[nodiscard]] FlatModel modelAgain(const FlatModel& compiled, const SystemStructure& structure);

/// Makes a variable of \a model a parameter with a number that is none of the usual ones.
void countAsParameter(FlatModel& model, VariableId id);

/// \a system at rest, CompileOptions::atRest: its structure alone. Null where it cannot be sorted.
[[nodiscard]] std::shared_ptr<const CompiledSystem> systemAtRest(const CompiledSystem& system,
                                                                 const std::function<bool()>& isStopWanted = {});

}  // namespace bramah::solver
