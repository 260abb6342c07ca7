// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/lowering/expression_lowering.h"

#include <functional>
#include <vector>

namespace bramah::solver {

/// Visits the connect equations and calls of Connections of \a instances: in loops once for each iteration, in branches
/// if these are taken. Unknown conditions count as false.
void forEachConnect(ExpressionLowering& lowering, const std::vector<const model::Instance*>& instances,
                    const std::function<void(const model::syntax::Equation&, const Place&)>& visit);

/// Is \a equation a call of an operator of Connections, as Connections.root()?
[[nodiscard]] bool isCallOfConnections(const model::syntax::Equation& equation);

/// A connector is outside if it belongs to the instance whose class contains the connect equation: its chain of
/// enclosing connectors ends there and not in a component.
[[nodiscard]] bool isOutsideConnector(const model::Instance& connector, const model::Instance& scope);

}  // namespace bramah::solver
