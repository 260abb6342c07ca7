// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"
#include "solver/inspection/system_structure.h"

#include <functional>
#include <memory>

namespace bramah::solver {

class CompiledSystem;

/// The model of a compiled system for another compilation: what the compiler added to it becomes a parameter, as
/// expressions of its graph contain it.
[[nodiscard]] FlatModel modelAgain(const FlatModel& compiled, const SystemStructure& structure);

/// Makes a variable of \a model a parameter with an arbitrary value.
void countAsParameter(FlatModel& model, VariableId id);

/// Only the structure of \a system at rest, see CompileOptions::atRest. Null if it cannot be sorted.
[[nodiscard]] std::shared_ptr<const CompiledSystem> systemAtRest(const CompiledSystem& system,
                                                                 const std::function<bool()>& isStopWanted = {});

}  // namespace bramah::solver
