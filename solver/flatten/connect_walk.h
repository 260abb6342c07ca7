// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/lowering/expression_lowering.h"

#include <functional>
#include <vector>

namespace bramah::solver {

/// Visits the connect equations of \a instances: in loops once for each iteration, in branches if these are taken.
/// Unknown conditions count as false.
void forEachConnect(ExpressionLowering& lowering, const std::vector<const model::Instance*>& instances,
                    const std::function<void(const model::syntax::Equation&, const Place&)>& visit);

}  // namespace bramah::solver
