// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/reduce/value_decisions.h"

#include "solver/expressions/expression_cone.h"
#include "solver/expressions/expression_rewrite.h"
#include "solver/expressions/numeric_value.h"

#include <algorithm>

namespace bramah::solver {
namespace {

class ValueDecisions
{
public:
    explicit ValueDecisions(Compilation& compilation)
        : c_(compilation),
          graph_(compilation.model.graph),
          cone_(graph_),
          value_(graph_,
                 [this](const ExpressionNode& n) {
                     return n.operation == Operation::Variable ? c_.parameterValues[index(n.variable)] : 0.0;
                 }),
          rewrite_(graph_, [this](ExprId id) { return decided(id); })
    {
    }

    void run()
    {
        c_.forEachExpression([this](ExprId& expression) { expression = rewrite_(expression); });
    }

private:
    [[nodiscard]] bool isOwn(VariableId id) const
    {
        const FlatVariable& v = c_.model.variable(id);
        return c_.role(id) == Role::Parameter && v.isFixed && v.causality != Causality::Input &&
               std::ranges::any_of(
                   c_.decided, [&](ComponentId component) { return c_.model.isWithin(v.origin.component, component); });
    }

    /// The constant or the branch that stands for \a id; kNoExpr if it stays.
    ExprId decided(ExprId id)
    {
        const ExpressionNode n = graph_.node(id);
        if (n.operation == Operation::Variable) {
            const bool isZero = c_.model.variable(n.variable).type == ValueType::Real && isOwn(n.variable) &&
                                c_.parameterValues[index(n.variable)] == 0;
            if (!isZero)
                return kNoExpr;
            c_.model.variables[index(n.variable)].isStructural = true;
            return graph_.constant(0);
        }
        if (n.operation != Operation::If)
            return kNoExpr;
        const std::vector<ExprId> parts(cone_.collect(n.a).begin(), cone_.collect(n.a).end());
        const bool isDecided = std::ranges::all_of(parts, [this](ExprId part) {
            const ExpressionNode& own = graph_.node(part);
            return own.a != kNoExpr || own.operation == Operation::Constant ||
                   (own.operation == Operation::Variable && isOwn(own.variable));
        });
        if (!isDecided)
            return kNoExpr;
        for (const ExprId part : parts)
            if (graph_.node(part).operation == Operation::Variable)
                c_.model.variables[index(graph_.node(part).variable)].isStructural = true;
        return rewrite_(value_(n.a) != 0 ? n.b : n.c);
    }

    Compilation& c_;
    ExpressionGraph& graph_;
    ExpressionCone cone_;
    NumericValue value_;
    ExpressionRewrite rewrite_;
};

}  // namespace

void decideByValues(Compilation& c)
{
    if (!c.decided.empty())
        ValueDecisions(c).run();
}

}  // namespace bramah::solver
