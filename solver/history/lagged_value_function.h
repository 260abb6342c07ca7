// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/expressions/native_function.h"

#include <memory>

namespace bramah::solver {

/// laggedValue() as a function of joined arguments: number, time, now, value.
[[nodiscard]] std::shared_ptr<const NativeFunction> laggedValueFunction();
/// Its slope by argument \a k, from 0.
[[nodiscard]] std::shared_ptr<const NativeFunction> laggedSlopeFunction(int k);

}  // namespace bramah::solver
