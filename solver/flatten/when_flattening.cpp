// SPDX-License-Identifier: GPL-3.0-or-later
// When clauses of equation sections: actions at events.
#include "solver/flatten/equation_flattening.h"

#include "solver/flatten/lowering/loop_turns.h"
#include "solver/flatten/symbols/call_arguments.h"
#include "solver/translate.h"

#include <algorithm>

namespace bramah::solver {

using model::DiagnosticKind;
namespace syntax = model::syntax;
using syntax::EquationKind;

std::vector<ExprId> EquationFlattening::conditionsOf(const syntax::Expression& condition, const Place& place)
{
    const Symbolic value = lowering_.lower(condition, place);
    if (value.isKnown() && !lowering_.types().expectType(value, ValueType::Boolean, place, condition.span))
        return {};
    if (value.kind != Symbolic::Kind::Scalars)
        return {};
    return {value.elements.begin(), value.elements.end()};
}

void EquationFlattening::addAssignments(const Symbolic& target, const Symbolic& value, const Place& place,
                                        model::Span span, Actions& into)
{
    if (!target.isKnown() || !value.isKnown())
        return;
    if (target.kind == Symbolic::Kind::Record && value.kind == Symbolic::Kind::Record) {
        for (const auto& [name, field] : target.fields)
            addAssignments(field, value.field(name), place, span, into);
        return;
    }
    if (target.kind != Symbolic::Kind::Scalars || value.kind != Symbolic::Kind::Scalars ||
        target.sizes != value.sizes) {
        lowering_.messages().report(DiagnosticKind::ShapesDiffer, {textOf(place, span)}, place, span);
        return;
    }
    for (qsizetype i = 0; i < target.elements.size(); ++i) {
        const ExpressionNode& node = lowering_.graph().node(target.elements[i]);
        if (node.operation != Operation::Variable) {
            lowering_.messages().report(DiagnosticKind::NotAVariable, {textOf(place, span)}, place, span);
            return;
        }
        FlatAction action;
        action.kind = ActionKind::Assign;
        action.variable = node.variable;
        action.value = value.elements[i];
        action.origin = components_.origin(*place.scope, place.part, span);
        // A variable that a when equation sets changes only at events.
        FlatVariable& variable = lowering_.flat().variables[index(node.variable)];
        if (variable.variability == Variability::Continuous)
            variable.variability = Variability::Discrete;
        into.push_back(std::move(action));
    }
}

void EquationFlattening::lowerConditionalActions(const syntax::Equation& equation, std::size_t branch,
                                                 const Place& place, Actions& into)
{
    if (branch == equation.branches.size())
        return;
    const syntax::EquationBranch& choice = equation.branches[branch];
    if (!choice.condition) {
        lowerActions(choice.equations, place, into);
        return;
    }
    if (const auto known = lowering_.structuralValue(*choice.condition, place).boolean()) {
        if (*known)
            lowerActions(choice.equations, place, into);
        else
            lowerConditionalActions(equation, branch + 1, place, into);
        return;
    }
    const Symbolic condition = lowering_.lower(*choice.condition, place);
    if (!condition.isScalar() ||
        !lowering_.types().expectType(condition, ValueType::Boolean, place, choice.condition->span))
        return;
    ExpressionGraph& graph = lowering_.graph();
    Actions whenTrue, whenFalse;
    {
        const GuardedAssertions::Guard guard(lowering_.context().assertions, condition.only());
        lowerActions(choice.equations, place, whenTrue);
    }
    {
        const GuardedAssertions::Guard guard(lowering_.context().assertions,
                                             graph.unary(Operation::Not, condition.only()));
        lowerConditionalActions(equation, branch + 1, place, whenFalse);
    }
    const auto kept = [&](const FlatAction& action) {
        return action.kind == ActionKind::Reinit ? graph.variable(action.variable) : graph.pre(action.variable);
    };
    for (FlatAction& action : whenTrue) {
        if (action.kind == ActionKind::Assert || action.kind == ActionKind::Terminate) {
            if (action.kind == ActionKind::Terminate)
                reportUnsupported(tr("terminate under if in when"), place, equation.span);
            action.value = graph.binary(Operation::Or, graph.unary(Operation::Not, condition.only()), action.value);
            into.push_back(std::move(action));
            continue;
        }
        const auto partner = std::find_if(whenFalse.begin(), whenFalse.end(), [&](const FlatAction& other) {
            return other.kind == action.kind && other.variable == action.variable;
        });
        const ExprId otherwise = partner == whenFalse.end() ? kept(action) : partner->value;
        action.value = graph.ternary(Operation::If, condition.only(), action.value, otherwise);
        if (partner != whenFalse.end())
            whenFalse.erase(partner);
        into.push_back(std::move(action));
    }
    for (FlatAction& action : whenFalse) {
        if (action.kind == ActionKind::Assert)
            action.value = graph.binary(Operation::Or, condition.only(), action.value);
        else
            action.value = graph.ternary(Operation::If, condition.only(), kept(action), action.value);
        into.push_back(std::move(action));
    }
}

void EquationFlattening::lowerAssignment(const syntax::Equation& equation, const Place& place, Actions& into)
{
    const auto give = [&](const Symbolic& target, const Symbolic& value) {
        if (target.type != ValueType::Integer ||
            lowering_.types().expectType(value, ValueType::Integer, place, equation.right->span))
            addAssignments(target, value, place, equation.span, into);
    };
    if (const auto* tuple = equation.left->to<syntax::TupleExpression>()) {
        lowerTuple(*tuple, equation, place, give);
        return;
    }
    const Symbolic target = lowering_.lower(*equation.left, place);
    const Symbolic value = lowering_.lower(*equation.right, place);
    if (lowering_.types().expectAlike(target, equation.left->span, value, equation.right->span, place, equation.span))
        give(target, value);
}

void EquationFlattening::lowerActions(syntax::List<const syntax::Equation*> equations, const Place& place,
                                      Actions& into)
{
    for (const syntax::Equation* equation : equations) {
        switch (equation->kind) {
        case EquationKind::Simple: lowerAssignment(*equation, place, into); break;
        case EquationKind::If: lowerConditionalActions(*equation, 0, place, into); break;
        case EquationKind::For:
            expandLoop(lowering_, *equation, place,
                       [&](const Place& inner) { lowerActions(equation->body, inner, into); });
            break;
        case EquationKind::Call:
            if (const auto* call = equation->left->to<syntax::CallExpression>()) {
                if (!isAction(*call))
                    lowering_.lowerEffects(*call, place);
                for (FlatAction& action : lowerActionCall(*call, place, equation->span))
                    into.push_back(std::move(action));
            }
            break;
        case EquationKind::When:
        case EquationKind::Connect: reportUnsupported(tr("when or connect inside when"), place, equation->span); break;
        case EquationKind::Error: break;
        }
    }
}

EquationFlattening::Actions EquationFlattening::withAssertions(const std::function<void(Actions&)>& lowerBranch)
{
    Actions actions;
    auto own = assertionsOf([&] { lowerBranch(actions); });
    std::move(own.begin(), own.end(), std::back_inserter(actions));
    return actions;
}

void EquationFlattening::lowerWhen(const syntax::Equation& equation, const Place& place)
{
    const Place inside = place.atEvents();
    FlatWhen when;
    when.origin = components_.origin(*place.scope, place.part, equation.span);
    for (const syntax::EquationBranch& branch : equation.branches) {
        FlatWhen::Branch lowered;
        lowered.conditions = conditionsOf(*branch.condition, place);
        lowered.actions = withAssertions([&](Actions& actions) { lowerActions(branch.equations, inside, actions); });
        when.branches.push_back(std::move(lowered));
    }
    lowering_.flat().whens.push_back(std::move(when));
}

}  // namespace bramah::solver
