// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/expressions/loop_function.h"

#include <string>

namespace bramah::solver {

/// A Modelica function called \a name that computes \a output of a loop as LoopRun::value() does, and before it those
/// that it calls.
[[nodiscard]] std::string loopText(const LoopProgram& program, std::size_t output, const std::string& name);

}  // namespace bramah::solver
