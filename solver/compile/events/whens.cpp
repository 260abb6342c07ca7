// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/events/event_extraction.h"

#include "solver/expressions/expression_cone.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace bramah::solver {

namespace {

using model::DiagnosticKind;

class WhenConversion
{
public:
    explicit WhenConversion(Compilation& compilation) : c_(compilation), graph_(compilation.model.graph) {}

    void run()
    {
        for (FlatWhen& when : c_.model.whens)
            convert(when);
        convertTerminations();
        c_.model.whens.clear();
        refuseEquations();
        // Makes the equation `v = if fired1 then a elseif fired2 then b else pre(v)`, the first branch first.
        for (const auto& [variable, assignment] : assignments_) {
            ExprId value = assignment.otherwise != kNoExpr ? assignment.otherwise : graph_.pre(variable);
            for (auto branch = assignment.branches.rbegin(); branch != assignment.branches.rend(); ++branch)
                value = graph_.ternary(Operation::If, branch->first, branch->second, value);
            c_.discreteEquations.push_back({variable, value, assignment.origin});
        }
    }

private:
    struct Assignment {
        std::vector<std::pair<ExprId, ExprId>> branches;
        ExprId otherwise = kNoExpr;
        Origin origin;
        const FlatWhen* when = nullptr;
        const FlatWhen::Branch* branch = nullptr;
    };

    void convert(const FlatWhen& when)
    {
        ExprId earlier = graph_.boolean(false);
        for (const FlatWhen::Branch& branch : when.branches) {
            const ExprId own = firing(branch, when.origin);
            const ExprId fires = graph_.binary(Operation::And, own, graph_.unary(Operation::Not, earlier));
            earlier = graph_.binary(Operation::Or, earlier, own);
            for (const FlatAction& action : branch.actions)
                act(when, branch, fires, action);
        }
    }

    /// A terminate() outside of when clauses ends the run at the first event, or at the start, at which it is reached.
    void convertTerminations()
    {
        for (FlatAction& action : c_.model.assertions)
            if (action.kind == ActionKind::Terminate) {
                const ExprId fires = graph_.unary(Operation::Not, std::exchange(action.value, kNoExpr));
                c_.eventActions.push_back({fires, action});
            }
        std::erase_if(c_.model.assertions, [](const FlatAction& a) { return a.kind == ActionKind::Terminate; });
    }

    /// The condition `c and not pre(c)`: c becomes true. At the start only conditions with initial() fire.
    ExprId firing(const FlatWhen::Branch& branch, const Origin& origin)
    {
        bool firesAtStart = false;
        ExprId rising = graph_.boolean(false);
        for (ExprId condition : branch.conditions) {
            if (graph_.node(condition).operation == Operation::Initial) {
                firesAtStart = true;
                continue;
            }
            const VariableId memory = c_.makeVariable("when(" + std::to_string(++count_) + ")", Role::Discrete, origin);
            c_.model.variables[index(memory)].type = ValueType::Boolean;
            c_.discreteEquations.push_back({memory, condition, origin});
            rising = graph_.binary(
                Operation::Or, rising,
                graph_.binary(Operation::And, condition, graph_.unary(Operation::Not, graph_.pre(memory))));
        }
        return graph_.ternary(Operation::If, graph_.leaf(Operation::Initial), graph_.boolean(firesAtStart), rising);
    }

    /// One when clause may set a variable, and each of its branches once (Modelica 3.6, 8.3.5 and 8.3.6).
    void expectOnce(const Assignment& earlier, const FlatWhen& when, const FlatWhen::Branch& branch,
                    const FlatAction& action, DiagnosticKind inTwoWhens)
    {
        const auto name = QString::fromStdString(c_.model.variable(action.variable).path);
        if (earlier.when && earlier.when != &when)
            c_.report(inTwoWhens, {name}, action.origin);
        else if (earlier.branch == &branch)
            c_.report(DiagnosticKind::SetTwice, {name}, action.origin);
    }

    void act(const FlatWhen& when, const FlatWhen::Branch& branch, ExprId fires, const FlatAction& action)
    {
        if (action.kind != ActionKind::Assign) {
            if (action.kind == ActionKind::Reinit) {
                Assignment& earlier = reinits_[action.variable];
                expectOnce(earlier, when, branch, action, DiagnosticKind::ReinitInTwoWhens);
                earlier.when = &when;
                earlier.branch = &branch;
            }
            c_.eventActions.push_back({fires, action});
            return;
        }
        c_.roles[index(action.variable)] = Role::Discrete;
        Assignment& assignment = assignments_[action.variable];
        expectOnce(assignment, when, branch, action, DiagnosticKind::AssignedInTwoWhens);
        assignment.when = &when;
        assignment.branch = &branch;
        assignment.otherwise = action.otherwise;
        assignment.origin = action.origin;
        assignment.branches.emplace_back(fires, action.value);
    }

    /// Reports equations whose only unknown is set by a when clause. An equation with other unknowns may determine one
    /// of those, which matching decides.
    void refuseEquations()
    {
        ExpressionCone cone(graph_);
        for (const ContinuousEquation& equation : c_.equations) {
            for (const auto& [side, other] :
                 {std::pair(equation.left, equation.right), std::pair(equation.right, equation.left)}) {
                const ExpressionNode& node = graph_.node(side);
                if (node.operation != Operation::Variable || !assignments_.contains(node.variable))
                    continue;
                const bool isOwn = std::ranges::none_of(cone.collect(other), [&](ExprId id) {
                    const ExpressionNode& part = graph_.node(id);
                    const bool isUnknown =
                        part.operation == Operation::Variable || part.operation == Operation::Derivative;
                    return isUnknown && part.variable != node.variable && c_.role(part.variable) != Role::Parameter &&
                           c_.role(part.variable) != Role::Input;
                });
                if (isOwn)
                    c_.report(DiagnosticKind::DefinedTwice,
                              {QString::fromStdString(c_.model.variable(node.variable).path)}, equation.origin);
            }
        }
    }

    Compilation& c_;
    ExpressionGraph& graph_;
    std::map<VariableId, Assignment> assignments_, reinits_;
    int count_ = 0;
};

}  // namespace

void convertWhens(Compilation& compilation)
{
    WhenConversion(compilation).run();
}

}  // namespace bramah::solver
