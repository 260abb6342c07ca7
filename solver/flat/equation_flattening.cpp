// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flat/equation_flattening.h"

#include "solver/flat/call_arguments.h"
#include "solver/flat/loop_turns.h"

#include <algorithm>

namespace bramah::solver {

using model::DiagnosticKind;
using model::Instance;
namespace syntax = model::syntax;
using syntax::EquationKind;

namespace {

/// Whether \a equations have a connection or a when clause: a branch with one is there or not, it cannot switch.
bool areStructure(syntax::List<const syntax::Equation*> equations)
{
    return std::ranges::any_of(equations, [](const syntax::Equation* equation) {
        return equation->kind == EquationKind::Connect || equation->kind == EquationKind::When ||
               areStructure(equation->body) ||
               std::ranges::any_of(equation->branches, [](const auto& b) { return areStructure(b.equations); });
    });
}

}  // namespace

void EquationFlattening::reportUnsupported(const QString& what, const Place& place, model::Span span)
{
    lowering_.report(DiagnosticKind::UnsupportedConstruct, {what}, place, span);
}

void EquationFlattening::flatten(const Instance& instance)
{
    FlatModel& flat = lowering_.flat();
    // What is asserted on the way of initial equations holds at the start.
    const auto conditionOf = [this](const auto& section) {
        return section.isInitial ? lowering_.graph().leaf(Operation::Initial) : kNoExpr;
    };
    for (const model::ClassPart& part : instance.parts()) {
        const auto* definition = part.node->definition();
        if (!definition)
            continue;
        const Place own{&instance, part.node};
        for (const syntax::EquationSection& section : definition->equationSections) {
            isInitial_ = section.isInitial;
            Equations& into = section.isInitial ? flat.initialEquations : flat.equations;
            const ExpressionLowering::Guard guard(lowering_, conditionOf(section));
            const Place place = isInitial_ ? own.atEvents() : own;
            for (const syntax::Equation* equation : section.equations)
                lower(*equation, place, into);
        }
        for (const syntax::AlgorithmSection& section : definition->algorithmSections) {
            isInitial_ = section.isInitial;
            const ExpressionLowering::Guard guard(lowering_, conditionOf(section));
            lowerAlgorithm(section, isInitial_ ? own.atEvents() : own);
        }
    }
}

void EquationFlattening::lower(const syntax::Equation& equation, const Place& place, Equations& into)
{
    switch (equation.kind) {
    case EquationKind::Error: return;
    case EquationKind::Simple: lowerSimple(equation, place, into); return;
    case EquationKind::Connect: connections_.add(equation, place); return;
    case EquationKind::If: lowerIf(equation, place, into); return;
    case EquationKind::For:
        expandLoop(lowering_, equation, place, [&](const Place& inner) {
            for (const syntax::Equation* element : equation.body)
                lower(*element, inner, into);
        });
        return;
    case EquationKind::When: lowerWhen(equation, place); return;
    case EquationKind::Call: lowerCall(equation, place); return;
    }
}

void EquationFlattening::addEquations(const Symbolic& left, const Symbolic& right, const Place& place, model::Span span,
                                      Equations& into)
{
    if (left.kind == Symbolic::Kind::Record && right.kind == Symbolic::Kind::Record) {
        for (const auto& [name, field] : left.fields)
            addEquations(field, right.field(name), place, span, into);
        return;
    }
    if (left.kind == Symbolic::Kind::Text && right.kind == Symbolic::Kind::Text)
        return;
    if (left.kind != Symbolic::Kind::Scalars || right.kind != Symbolic::Kind::Scalars || left.sizes != right.sizes) {
        lowering_.report(DiagnosticKind::ShapesDiffer, {ExpressionLowering::textOf(place, span)}, place, span);
        return;
    }
    const Origin origin = components_.origin(*place.scope, place.part, span);
    for (std::size_t i = 0; i < left.elements.size(); ++i)
        into.push_back({left.elements[i], right.elements[i], origin});
}

void EquationFlattening::lowerTuple(const syntax::TupleExpression& tuple, const syntax::Equation& equation,
                                    const Place& place, const Receive& receive)
{
    const std::size_t before = lowering_.reportCount();
    const auto* call = equation.right->to<syntax::CallExpression>();
    const auto results = call ? lowering_.lowerCall(*call, place) : std::vector<Symbolic>();
    if (tuple.elements.size() > results.size()) {
        if (lowering_.reportCount() == before)
            lowering_.report(DiagnosticKind::ShapesDiffer, {ExpressionLowering::textOf(place, equation.span)}, place,
                             equation.span);
        return;
    }
    for (std::size_t i = 0; i < tuple.elements.size(); ++i) {
        if (!tuple.elements[i])
            continue;
        const Symbolic target = lowering_.lower(*tuple.elements[i], place);
        if (target.isKnown() && lowering_.expectAlike(target, tuple.elements[i]->span, results[i], equation.right->span,
                                                      place, equation.span))
            receive(target, results[i]);
    }
}

void EquationFlattening::lowerSimple(const syntax::Equation& equation, const Place& place, Equations& into)
{
    if (const auto* tuple = equation.left->to<syntax::TupleExpression>()) {
        lowerTuple(*tuple, equation, place, [&](const Symbolic& left, const Symbolic& right) {
            if (canBeGiven(left, right, equation.right->span, place))
                addEquations(left, right, place, equation.span, into);
        });
        return;
    }
    const Symbolic left = lowering_.lower(*equation.left, place);
    const Symbolic right = lowering_.lower(*equation.right, place);
    if (left.isKnown() && right.isKnown() && canBeGiven(left, right, equation.right->span, place) &&
        canBeGiven(right, left, equation.left->span, place) &&
        lowering_.expectAlike(left, equation.left->span, right, equation.right->span, place, equation.span))
        addEquations(left, right, place, equation.span, into);
}

bool EquationFlattening::canBeGiven(const Symbolic& variable, const Symbolic& value, model::Span span,
                                    const Place& place)
{
    const ExpressionGraph& graph = lowering_.graph();
    if (variable.type != ValueType::Integer || value.type != ValueType::Real || !variable.isScalar() ||
        !value.isScalar() || graph.node(variable.only()).operation != Operation::Variable)
        return true;
    // Where a Real is in it, it may be that one's equation.
    const auto isVaryingReal = [&](ExprId id) {
        if (graph.node(id).variable == kNoVariable)
            return false;
        const FlatVariable& part = lowering_.flat().variable(graph.node(id).variable);
        return part.type == ValueType::Real &&
               (part.variability == Variability::Continuous || part.variability == Variability::Discrete);
    };
    if (std::ranges::any_of(cone_.collect(value.only()), isVaryingReal))
        return true;
    return lowering_.expectType(value, ValueType::Integer, place, span);
}

bool EquationFlattening::hasDerivative(const Equations& equations)
{
    std::vector<ExprId> sides;
    for (const FlatEquation& equation : equations)
        sides.insert(sides.end(), {equation.left, equation.right});
    return std::ranges::any_of(cone_.collect(sides), [this](ExprId id) {
        const Operation operation = lowering_.graph().node(id).operation;
        return operation == Operation::Derivative || operation == Operation::Differentiate;
    });
}

void EquationFlattening::chooseByParameters(std::vector<Branch>& branches)
{
    const auto isLike = [&branches](const Branch& b) { return b.equations.size() == branches.back().equations.size(); };
    const bool isEven = std::ranges::all_of(branches, isLike) &&
                        (branches.empty() || branches.back().condition == kNoExpr || branches.back().equations.empty());
    if (isEven && std::ranges::none_of(branches, [this](const Branch& b) { return hasDerivative(b.equations); }))
        return;
    std::vector<Branch> left;
    for (Branch& branch : branches) {
        if (branch.condition != kNoExpr) {
            const Symbolic condition = Symbolic::scalar(branch.condition, ValueType::Boolean);
            const auto known = lowering_.parameterValue(condition).boolean();
            if (known && !*known)
                continue;
            if (known)
                branch.condition = kNoExpr;
        }
        left.push_back(std::move(branch));
        if (left.back().condition == kNoExpr)
            break;
    }
    branches = std::move(left);
}

void EquationFlattening::lowerIf(const syntax::Equation& equation, const Place& place, Equations& into)
{
    FlatModel& flat = lowering_.flat();
    std::vector<Branch> branches;
    bool isComplete = false;
    const bool isStructure =
        std::ranges::any_of(equation.branches, [](const auto& branch) { return areStructure(branch.equations); });
    for (const syntax::EquationBranch& branch : equation.branches) {
        Branch lowered;
        if (branch.condition) {
            auto known = lowering_.structuralValue(*branch.condition, place).boolean();
            Symbolic condition;
            if (!known) {
                condition = lowering_.lower(*branch.condition, place);
                if (!condition.isScalar() ||
                    !lowering_.expectType(condition, ValueType::Boolean, place, branch.condition->span))
                    return;
                if (isStructure)
                    known = lowering_.parameterValue(condition).boolean();
            }
            if (known) {
                if (!*known)
                    continue;
                isComplete = true;
            } else if (isStructure) {
                lowering_.report(DiagnosticKind::RangeNotKnown,
                                 {ExpressionLowering::textOf(place, branch.condition->span)}, place,
                                 branch.condition->span);
                return;
            } else {
                lowered.condition = condition.only();
            }
        } else {
            isComplete = true;
        }
        auto outer = std::move(flat.assertions);
        flat.assertions.clear();
        for (const syntax::Equation* element : branch.equations)
            lower(*element, place, lowered.equations);
        lowered.assertions = std::move(flat.assertions);
        flat.assertions = std::move(outer);
        branches.push_back(std::move(lowered));
        if (isComplete)
            break;
    }
    chooseByParameters(branches);
    if (branches.empty())
        return;
    isComplete = isComplete || branches.back().condition == kNoExpr;
    ExpressionGraph& graph = flat.graph;
    // Assertions hold where their branch is taken: not (c1 or ... ) and c implies the condition.
    ExprId before = graph.boolean(false);
    for (Branch& branch : branches) {
        const ExprId here = branch.condition == kNoExpr ? graph.boolean(true) : branch.condition;
        const ExprId isTaken = graph.binary(Operation::And, graph.unary(Operation::Not, before), here);
        for (FlatAction& action : branch.assertions) {
            action.value = graph.binary(Operation::Or, graph.unary(Operation::Not, isTaken), action.value);
            flat.assertions.push_back(std::move(action));
        }
        before = graph.binary(Operation::Or, before, here);
    }
    const std::size_t count = branches.back().equations.size();
    if (branches.size() == 1 && branches.front().condition == kNoExpr) {
        into.insert(into.end(), branches.front().equations.begin(), branches.front().equations.end());
        return;
    }
    const bool isUneven = std::any_of(branches.begin(), branches.end(),
                                      [count](const Branch& branch) { return branch.equations.size() != count; });
    if (isUneven || (!isComplete && count > 0)) {
        lowering_.report(DiagnosticKind::IfBranchesDiffer, {}, place, equation.span);
        return;
    }
    const Origin origin = components_.origin(*place.scope, place.part, equation.span);
    for (std::size_t i = 0; i < count; ++i) {
        const ExprId left = branches.back().equations[i].left;
        const bool isSameLeft = std::all_of(branches.begin(), branches.end(),
                                            [&](const Branch& branch) { return branch.equations[i].left == left; });
        const auto valueOf = [&](const Branch& branch) {
            const FlatEquation& element = branch.equations[i];
            return isSameLeft ? element.right : graph.binary(Operation::Subtract, element.left, element.right);
        };
        ExprId value = valueOf(branches.back());
        for (std::size_t b = branches.size() - 1; b-- > 0;)
            value = graph.ternary(Operation::If, branches[b].condition, valueOf(branches[b]), value);
        into.push_back({isSameLeft ? left : value, isSameLeft ? value : graph.constant(0), origin});
    }
}

EquationFlattening::Actions EquationFlattening::lowerActionCall(const syntax::CallExpression& call, const Place& place,
                                                                model::Span span)
{
    const std::string_view name =
        call.callee->parts.size() == 1 ? call.callee->parts.front().name.text : std::string_view();
    if (name == "assert") {
        auto assertion = lowering_.lowerAssertion(call, place);
        return assertion ? Actions{std::move(*assertion)} : Actions();
    }
    FlatAction action;
    action.origin = components_.origin(*place.scope, place.part, span);
    if (name == "terminate") {
        action.kind = ActionKind::Terminate;
        if (const auto* message = argumentOf(call, 0, "message"))
            action.message = lowering_.lowerMessage(*message, place);
        return {action};
    }
    if (name == "reinit") {
        const auto lowered = [&](std::size_t position, std::string_view parameter) {
            const auto* argument = argumentOf(call, position, parameter);
            return argument ? lowering_.lower(*argument, place) : Symbolic();
        };
        const Symbolic state = lowered(0, "x");
        const Symbolic value = lowered(1, "expr");
        if (!state.isKnown() || !value.isKnown())
            return {};
        if (state.kind != Symbolic::Kind::Scalars || value.kind != Symbolic::Kind::Scalars ||
            state.sizes != value.sizes) {
            lowering_.report(DiagnosticKind::ShapesDiffer, {ExpressionLowering::textOf(place, span)}, place, span);
            return {};
        }
        Actions actions;
        for (std::size_t i = 0; i < state.elements.size(); ++i) {
            const ExpressionNode& node = lowering_.graph().node(state.elements[i]);
            if (node.operation != Operation::Variable) {
                lowering_.report(DiagnosticKind::NotAVariable, {ExpressionLowering::textOf(place, span)}, place, span);
                return {};
            }
            action.kind = ActionKind::Reinit;
            action.variable = node.variable;
            action.value = value.elements[i];
            actions.push_back(action);
        }
        return actions;
    }
    return {};
}

void EquationFlattening::lowerCall(const syntax::Equation& equation, const Place& place)
{
    const auto* call = equation.left->to<syntax::CallExpression>();
    if (!call)
        return;
    const std::string_view name = call->callee->parts.front().name.text;
    if (name == "Connections") {
        reportUnsupported(QStringLiteral("Connections"), place, equation.span);
        return;
    }
    if (name == "initialState" || name == "transition") {
        reportUnsupported(QStringLiteral("state machine"), place, equation.span);
        return;
    }
    if (!isAction(*call)) {
        lowering_.lowerEffects(*call, place);
        return;
    }
    for (const FlatAction& action : lowerActionCall(*call, place, equation.span)) {
        if (action.kind == ActionKind::Assert)
            lowering_.addAssertion(action);
        else if (action.kind == ActionKind::Reinit)
            reportUnsupported(QStringLiteral("reinit outside when"), place, equation.span);
        else
            reportUnsupported(QStringLiteral("terminate outside when"), place, equation.span);
    }
}

std::vector<ExprId> EquationFlattening::conditionsOf(const syntax::Expression& condition, const Place& place)
{
    const Symbolic value = lowering_.lower(condition, place);
    if (value.isKnown() && !lowering_.expectType(value, ValueType::Boolean, place, condition.span))
        return {};
    return value.kind == Symbolic::Kind::Scalars ? value.elements : std::vector<ExprId>();
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
        lowering_.report(DiagnosticKind::ShapesDiffer, {ExpressionLowering::textOf(place, span)}, place, span);
        return;
    }
    for (std::size_t i = 0; i < target.elements.size(); ++i) {
        const ExpressionNode& node = lowering_.graph().node(target.elements[i]);
        if (node.operation != Operation::Variable) {
            lowering_.report(DiagnosticKind::NotAVariable, {ExpressionLowering::textOf(place, span)}, place, span);
            return;
        }
        FlatAction action;
        action.kind = ActionKind::Assign;
        action.variable = node.variable;
        action.value = value.elements[i];
        action.origin = components_.origin(*place.scope, place.part, span);
        // What a when equation gives a value only changes at events.
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
    if (!condition.isScalar() || !lowering_.expectType(condition, ValueType::Boolean, place, choice.condition->span))
        return;
    ExpressionGraph& graph = lowering_.graph();
    Actions whenTrue, whenFalse;
    {
        const ExpressionLowering::Guard guard(lowering_, condition.only());
        lowerActions(choice.equations, place, whenTrue);
    }
    {
        const ExpressionLowering::Guard guard(lowering_, graph.unary(Operation::Not, condition.only()));
        lowerConditionalActions(equation, branch + 1, place, whenFalse);
    }
    const auto kept = [&](const FlatAction& action) {
        return action.kind == ActionKind::Reinit ? graph.variable(action.variable) : graph.pre(action.variable);
    };
    for (FlatAction& action : whenTrue) {
        if (action.kind == ActionKind::Assert || action.kind == ActionKind::Terminate) {
            if (action.kind == ActionKind::Terminate)
                reportUnsupported(QStringLiteral("terminate under if in when"), place, equation.span);
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
            lowering_.expectType(value, ValueType::Integer, place, equation.right->span))
            addAssignments(target, value, place, equation.span, into);
    };
    if (const auto* tuple = equation.left->to<syntax::TupleExpression>()) {
        lowerTuple(*tuple, equation, place, give);
        return;
    }
    const Symbolic target = lowering_.lower(*equation.left, place);
    const Symbolic value = lowering_.lower(*equation.right, place);
    if (lowering_.expectAlike(target, equation.left->span, value, equation.right->span, place, equation.span))
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
        case EquationKind::Connect:
            reportUnsupported(QStringLiteral("when or connect inside when"), place, equation->span);
            break;
        case EquationKind::Error: break;
        }
    }
}

EquationFlattening::Actions EquationFlattening::withAssertions(const std::function<void(Actions&)>& lowerBranch)
{
    FlatModel& flat = lowering_.flat();
    auto outer = std::exchange(flat.assertions, {});
    Actions actions;
    lowerBranch(actions);
    auto own = std::exchange(flat.assertions, std::move(outer));
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
