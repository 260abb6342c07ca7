// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/symbols/parameter_check.h"

#include "solver/expressions/expression_cone.h"

#include <algorithm>

namespace bramah::solver {

bool isOfParameters(const FlatModel& flat, ExprId expression)
{
    ExpressionCone cone(flat.graph);
    return std::ranges::all_of(cone.collect(expression), [&](ExprId part) {
        const ExpressionNode& node = flat.graph.node(part);
        if (node.operation == Operation::Variable)
            return flat.variable(node.variable).variability <= Variability::Parameter;
        return node.operation == Operation::Constant || node.a != kNoExpr;
    });
}

}  // namespace bramah::solver
