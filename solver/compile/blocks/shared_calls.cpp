// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/blocks/shared_calls.h"

#include "solver/compile/analysis/dependence.h"
#include "solver/expressions/expression_rewrite.h"

#include <array>
#include <span>
#include <unordered_map>

namespace bramah::solver {

namespace {

class CallSharing
{
public:
    explicit CallSharing(Compilation& compilation)
        : graph_(compilation.model.graph), dependence_(compilation), rewrite_(graph_, [this](ExprId id) {
              const ExpressionNode n = graph_.node(id);
              return n.operation == Operation::Call ? known({n.function, n.b}, n.a) : kNoExpr;
          })
    {
    }

    void share(Block& block)
    {
        for (Assignment& assignment : block.assignments)
            assignment.value = rewrite_(assignment.value);
        for (std::vector<ExprId>* expressions : {&block.residuals, &block.matrix, &block.rightSide})
            for (ExprId& expression : *expressions)
                expression = rewrite_(expression);
        if (block.kind == BlockKind::Explicit)
            for (const Assignment& assignment : block.assignments)
                note(assignment);
    }

private:
    /// A call without its first argument.
    struct Function {
        std::uint32_t function = 0;
        ExprId second = kNoExpr;

        friend bool operator==(const Function&, const Function&) = default;
    };
    struct Solved {
        Function function;
        ExprId value = kNoExpr;
    };

    void note(const Assignment& assignment)
    {
        const ExpressionNode n = graph_.node(assignment.value);
        if (dependence_(assignment.value) <= Dependence::Parameter)
            steady_.emplace(index(assignment.variable), assignment.value);
        else if (n.operation != Operation::Call)
            return;
        else if (const auto inverse = graph_.inverseOfFunction(n.function))
            solved_.insert_or_assign(index(assignment.variable), Solved{{*inverse, n.b}, n.a});
    }

    /// The value of \a function at \a argument if it is known without a call in each evaluation, else kNoExpr.
    [[nodiscard]] ExprId known(const Function& function, ExprId argument)
    {
        const ExpressionNode n = graph_.node(argument);
        const auto both = [&](ExprId a, ExprId b) {
            const ExprId first = known(function, a);
            return std::array{first, first == kNoExpr ? kNoExpr : known(function, b)};
        };
        switch (n.operation) {
        case Operation::Variable:
            if (const auto found = solved_.find(index(n.variable)); found != solved_.end())
                return found->second.function == function ? found->second.value : kNoExpr;
            if (const auto found = steady_.find(index(n.variable)); found != steady_.end())
                return call(function, found->second);
            break;
        case Operation::Min:
        case Operation::Max:
            if (graph_.functions()[function.function]->isRising())
                if (const auto [a, b] = both(n.a, n.b); b != kNoExpr)
                    return graph_.binary(n.operation, a, b);
            break;
        case Operation::If:
            if (const auto [b, c] = both(n.b, n.c); c != kNoExpr)
                return graph_.ternary(Operation::If, rewrite_(n.a), b, c);
            break;
        default: break;
        }
        return dependence_(argument) <= Dependence::Parameter ? call(function, argument) : kNoExpr;
    }

    [[nodiscard]] ExprId call(const Function& function, ExprId argument)
    {
        const std::array arguments{argument, function.second};
        return graph_.call(function.function, std::span(arguments).first(function.second == kNoExpr ? 1 : 2));
    }

    ExpressionGraph& graph_;
    DependenceTable dependence_;
    ExpressionRewrite rewrite_;
    std::unordered_map<std::uint32_t, Solved> solved_;  ///< by variable: the call from which it was solved
    std::unordered_map<std::uint32_t, ExprId> steady_;  ///< by variable: a value that only parameters change
};

}  // namespace

void shareCalls(Compilation& compilation, BlockPlan& plan)
{
    CallSharing sharing(compilation);
    for (Block& block : plan.blocks)
        sharing.share(block);
}

}  // namespace bramah::solver
