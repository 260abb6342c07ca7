// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/reduce/simplify.h"

#include "solver/expressions/expression_rewrite.h"

#include <cmath>

namespace bramah::solver {

namespace {

/// base^(quarters/4) for positive quarters: squarings for the whole part, square roots for the rest.
ExprId quarterPower(ExpressionGraph& graph, ExprId base, int quarters)
{
    ExprId result = kNoExpr;
    const auto times = [&](ExprId factor) {
        result = result == kNoExpr ? factor : graph.binary(Operation::Multiply, result, factor);
    };
    ExprId square = base;
    for (int whole = quarters / 4; whole > 0; whole /= 2) {
        if (whole % 2 == 1)
            times(square);
        square = whole > 1 ? graph.binary(Operation::Multiply, square, square) : square;
    }
    if (quarters % 4 != 0) {
        const ExprId root = graph.unary(Operation::Sqrt, base);
        if (quarters % 4 >= 2)
            times(root);
        if (quarters % 2 == 1)
            times(graph.unary(Operation::Sqrt, root));
    }
    return result;
}

}  // namespace

void simplifyForSimulation(Compilation& c)
{
    constexpr double kLargestExponent = 4;
    ExpressionGraph& graph = c.model.graph;
    ExpressionRewrite* itself = nullptr;
    ExpressionRewrite rewrite(graph, [&](ExprId id) -> ExprId {
        const ExpressionNode n = graph.node(id);
        if (n.operation == Operation::Homotopy)
            return (*itself)(n.a);
        if (n.operation != Operation::Power || !graph.isConstant(n.b))
            return kNoExpr;
        const double exponent = graph.node(n.b).value;
        const double quarters = 4 * exponent;
        if (quarters == 0 || quarters != std::round(quarters) || std::fabs(exponent) > kLargestExponent)
            return kNoExpr;
        const ExprId power = quarterPower(graph, (*itself)(n.a), static_cast<int>(std::fabs(quarters)));
        return quarters > 0 ? power : graph.binary(Operation::Divide, graph.constant(1), power);
    });
    itself = &rewrite;
    c.forEachExpression([&](ExprId& expression) { expression = rewrite(expression); });
}

}  // namespace bramah::solver
