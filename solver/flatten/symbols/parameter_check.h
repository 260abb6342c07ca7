// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

namespace bramah::solver {

/// Does \a expression depend on nothing but parameters and constants?
[[nodiscard]] bool isOfParameters(const FlatModel& flat, ExprId expression);

}  // namespace bramah::solver
