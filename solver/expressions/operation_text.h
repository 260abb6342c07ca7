// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/expressions/expression_graph.h"

namespace bramah::solver {

/// The sign or function of \a operation in Modelica text, as ` + ` or `sqrt`; empty for what has none.
[[nodiscard]] const char* operationText(Operation operation);

}  // namespace bramah::solver
