// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/event_extraction.h"

#include <map>

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
        c_.model.whens.clear();
        // An equation `v = if fired1 then a elseif fired2 then b else pre(v)`, the first branch first.
        for (const auto& [variable, assignment] : assignments_) {
            ExprId value = graph_.pre(variable);
            for (auto branch = assignment.branches.rbegin(); branch != assignment.branches.rend(); ++branch)
                value = graph_.ternary(Operation::If, branch->first, branch->second, value);
            c_.discreteEquations.push_back({variable, value, assignment.origin});
        }
    }

private:
    struct Assignment {
        std::vector<std::pair<ExprId, ExprId>> branches;
        Origin origin;
        const FlatWhen* when = nullptr;
    };

    void convert(const FlatWhen& when)
    {
        ExprId earlier = graph_.boolean(false);
        for (const FlatWhen::Branch& branch : when.branches) {
            const ExprId own = firing(branch, when.origin);
            const ExprId fires = graph_.binary(Operation::And, own, graph_.unary(Operation::Not, earlier));
            earlier = graph_.binary(Operation::Or, earlier, own);
            for (const FlatAction& action : branch.actions)
                act(when, fires, action);
        }
    }

    /// True when a condition becomes true: `c and not pre(c)`; at the start only conditions initial() fire.
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

    void act(const FlatWhen& when, ExprId fires, const FlatAction& action)
    {
        if (action.kind != ActionKind::Assign) {
            c_.eventActions.push_back({fires, action});
            return;
        }
        c_.roles[index(action.variable)] = Role::Discrete;
        Assignment& assignment = assignments_[action.variable];
        if (assignment.when != nullptr && assignment.when != &when) {
            const auto name = QString::fromStdString(c_.model.variable(action.variable).path);
            c_.report(DiagnosticKind::AssignedInTwoWhens, {name}, action.origin);
        }
        assignment.when = &when;
        assignment.origin = action.origin;
        assignment.branches.emplace_back(fires, action.value);
    }

    Compilation& c_;
    ExpressionGraph& graph_;
    std::map<VariableId, Assignment> assignments_;
    int count_ = 0;
};

}  // namespace

void convertWhens(Compilation& compilation)
{
    WhenConversion(compilation).run();
}

}  // namespace bramah::solver
