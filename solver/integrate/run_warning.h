// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/system_evaluator.h"
#include "solver/integrate/watches/range_watch.h"

#include <variant>

namespace bramah::solver {

/// Something that a run tells and goes on after.
using RunWarning = std::variant<AssertionWarning, RangeWarning>;

}  // namespace bramah::solver
