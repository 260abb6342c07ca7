// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/analysis/dependence.h"

#include <algorithm>

namespace bramah::solver {

Dependence DependenceTable::known(ExprId id) const
{
    const ExpressionNode& node = compilation_.model.graph.node(id);
    if (node.a == kNoExpr)
        return ownDependence(node);
    return index(id) < known_.size() ? known_[index(id)] : kUnknown;
}

Dependence DependenceTable::operator()(ExprId root)
{
    if (const Dependence dependence = known(root); dependence != kUnknown)
        return dependence;
    const ExpressionGraph& graph = compilation_.model.graph;
    if (known_.size() < graph.size())
        known_.resize(graph.size(), kUnknown);
    stack_.assign(1, root);
    while (!stack_.empty()) {
        const ExprId id = stack_.back();
        Dependence most = ownDependence(graph.node(id));
        const std::size_t before = stack_.size();
        graph.forEachOperand(id, [&](ExprId operand) {
            const Dependence of = known(operand);
            if (of == kUnknown)
                stack_.push_back(operand);
            else
                most = std::max(most, of);
        });
        if (stack_.size() > before)
            continue;  // computed when its operands are known
        known_[index(id)] = most;
        stack_.pop_back();
    }
    return known_[index(root)];
}

Dependence DependenceTable::ownDependence(const ExpressionNode& node) const
{
    switch (node.operation) {
    case Operation::Variable:
        switch (compilation_.role(node.variable)) {
        case Role::Parameter: return Dependence::Parameter;
        case Role::Input:
            return compilation_.isDiscreteInput(node.variable) ? Dependence::Discrete : Dependence::Continuous;
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
    case Operation::Delay:
    case Operation::Remembered: return Dependence::Continuous;
    default: return Dependence::Constant;
    }
}

}  // namespace bramah::solver
