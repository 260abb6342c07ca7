// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/expressions/native_function.h"

namespace bramah::solver {

/// The slope of a function of joined arguments by argument \a k, from values at both sides: for slopes of slopes, which
/// index reduction asks for.
[[nodiscard]] std::shared_ptr<const NativeFunction> differenced(std::shared_ptr<const NativeFunction> function,
                                                                std::size_t k);

}  // namespace bramah::solver
