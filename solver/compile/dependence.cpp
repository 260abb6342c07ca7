// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/dependence.h"

#include <algorithm>

namespace bramah::solver {

Dependence DependenceTable::operator()(ExprId id)
{
    const ExpressionGraph& graph = compilation_.model.graph;
    while (known_.size() <= index(id)) {
        const ExprId next{static_cast<std::uint32_t>(known_.size())};
        Dependence most = ownDependence(graph.node(next));
        graph.forEachOperand(next, [&](ExprId operand) { most = std::max(most, known_[index(operand)]); });
        known_.push_back(most);
    }
    return known_[index(id)];
}

Dependence DependenceTable::ownDependence(const ExpressionNode& node) const
{
    switch (node.operation) {
    case Operation::Variable:
        switch (compilation_.role(node.variable)) {
        case Role::Parameter: return Dependence::Parameter;
        case Role::Discrete:
        case Role::Truth: return Dependence::Discrete;
        default: return Dependence::Continuous;
        }
    case Operation::Pre:
    case Operation::Initial:
    case Operation::Terminal:
    case Operation::Sample: return Dependence::Discrete;
    case Operation::Time: return Dependence::Time;
    case Operation::Derivative:
    case Operation::Differentiate:
    case Operation::Delay: return Dependence::Continuous;
    default: return Dependence::Constant;
    }
}

}  // namespace bramah::solver
