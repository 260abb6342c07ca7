// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/expressions/native_function.h"

#include <memory>

namespace bramah::solver {

/// laggedValue() as a function of joined arguments: number, time, now, value.
[[nodiscard]] std::shared_ptr<const NativeFunction> laggedValueFunction();

}  // namespace bramah::solver
