// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/equation_flattening.h"

#include "solver/flatten/connect_walk.h"
#include "solver/flatten/lowering/loop_turns.h"
#include "solver/flatten/symbols/call_arguments.h"
#include "solver/translate.h"

#include <algorithm>

namespace bramah::solver {

using model::DiagnosticKind;
using model::Instance;
namespace syntax = model::syntax;
using syntax::EquationKind;

void EquationFlattening::reportUnsupported(const QString& what, const Place& place, model::Span span)
{
    lowering_.messages().report(DiagnosticKind::UnsupportedConstruct, {what}, place, span);
}

void EquationFlattening::reportOutsideWhen(const FlatAction& action, const Place& place, model::Span span)
{
    reportUnsupported(action.kind == ActionKind::Reinit ? tr("reinit outside when") : tr("terminate outside when"),
                      place, span);
}

void EquationFlattening::flatten(const Instance& instance)
{
    FlatModel& flat = lowering_.flat();
    // Assertions within initial equations apply at the start.
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
            const GuardedAssertions::Guard guard(lowering_.context().assertions, conditionOf(section));
            const Place place = isInitial_ ? own.atEvents() : own;
            for (const syntax::Equation* equation : section.equations)
                lower(*equation, place, into);
        }
        for (const syntax::AlgorithmSection& section : definition->algorithmSections) {
            isInitial_ = section.isInitial;
            const GuardedAssertions::Guard guard(lowering_.context().assertions, conditionOf(section));
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
        lowering_.messages().report(DiagnosticKind::ShapesDiffer, {textOf(place, span)}, place, span);
        return;
    }
    const Origin origin = components_.origin(*place.scope, place.part, span);
    for (qsizetype i = 0; i < left.elements.size(); ++i)
        into.push_back({left.elements[i], right.elements[i], origin});
}

void EquationFlattening::lowerTuple(const syntax::TupleExpression& tuple, const syntax::Equation& equation,
                                    const Place& place, const Receive& receive)
{
    const std::size_t before = lowering_.messages().count();
    const auto* call = equation.right->to<syntax::CallExpression>();
    const auto results = call ? lowering_.lowerCall(*call, place) : std::vector<Symbolic>();
    if (tuple.elements.size() > results.size()) {
        if (lowering_.messages().count() == before)
            lowering_.messages().report(DiagnosticKind::ShapesDiffer, {textOf(place, equation.span)}, place,
                                        equation.span);
        return;
    }
    for (std::size_t i = 0; i < tuple.elements.size(); ++i) {
        if (!tuple.elements[i])
            continue;
        const Symbolic target = lowering_.lower(*tuple.elements[i], place);
        if (target.isKnown() && lowering_.types().expectAlike(target, tuple.elements[i]->span, results[i],
                                                              equation.right->span, place, equation.span))
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
        lowering_.types().expectAlike(left, equation.left->span, right, equation.right->span, place, equation.span))
        addEquations(left, right, place, equation.span, into);
}

bool EquationFlattening::canBeGiven(const Symbolic& variable, const Symbolic& value, model::Span span,
                                    const Place& place)
{
    const ExpressionGraph& graph = lowering_.graph();
    if (variable.type != ValueType::Integer || value.type != ValueType::Real || !variable.isScalar() ||
        !value.isScalar() || graph.node(variable.only()).operation != Operation::Variable)
        return true;
    // An equation with a Real may be the one that determines it.
    const auto isVaryingReal = [&](ExprId id) {
        if (graph.node(id).variable == kNoVariable)
            return false;
        const FlatVariable& part = lowering_.flat().variable(graph.node(id).variable);
        return part.type == ValueType::Real &&
               (part.variability == Variability::Continuous || part.variability == Variability::Discrete);
    };
    if (std::ranges::any_of(cone_.collect(value.only()), isVaryingReal))
        return true;
    return lowering_.types().expectType(value, ValueType::Integer, place, span);
}

EquationFlattening::Actions EquationFlattening::lowerActionCall(const syntax::CallExpression& call, const Place& place,
                                                                model::Span span)
{
    const std::string_view name =
        call.callee->parts.size() == 1 ? call.callee->parts.front().name.text : std::string_view();
    if (name == "assert") {
        auto assertion = lowering_.assertions().lower(call, place);
        return assertion ? Actions{std::move(*assertion)} : Actions();
    }
    FlatAction action;
    action.origin = components_.origin(*place.scope, place.part, span);
    if (name == "terminate") {
        action.kind = ActionKind::Terminate;
        if (const auto* message = argumentOf(call, 0, "message"))
            action.message = lowering_.assertions().lowerMessage(*message, place);
        else
            lowering_.messages().report(DiagnosticKind::ArgumentMissing,
                                        {QStringLiteral("message"), QStringLiteral("terminate")}, place, span);
        return {action};
    }
    if (name == "reinit") {
        const auto lowered = [&](std::size_t position, std::string_view parameter) {
            const auto* argument = argumentOf(call, position, parameter);
            return argument ? lowering_.lowerArgument(*argument, name, position, place) : Symbolic();
        };
        const Symbolic state = lowered(0, "x");
        const Symbolic value = lowered(1, "expr");
        if (!state.isKnown() || !value.isKnown())
            return {};
        if (state.kind != Symbolic::Kind::Scalars || value.kind != Symbolic::Kind::Scalars ||
            state.sizes != value.sizes) {
            lowering_.messages().report(DiagnosticKind::ShapesDiffer, {textOf(place, span)}, place, span);
            return {};
        }
        Actions actions;
        for (qsizetype i = 0; i < state.elements.size(); ++i) {
            const ExpressionNode& node = lowering_.graph().node(state.elements[i]);
            if (node.operation != Operation::Variable) {
                lowering_.messages().report(DiagnosticKind::NotAVariable, {textOf(place, span)}, place, span);
                return {};
            }
            action.kind = ActionKind::Reinit;
            action.variable = node.variable;
            if (const FlatVariable& variable = lowering_.flat().variable(node.variable);
                variable.type != ValueType::Real) {
                lowering_.messages().report(DiagnosticKind::ReinitOfNoState, {QString::fromStdString(variable.path)},
                                            place, span);
                return {};
            }
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
    if (isCallOfConnections(equation)) {
        connections_.graph().build();
        return;
    }
    if (name == "initialState" || name == "transition") {
        reportUnsupported(tr("state machine"), place, equation.span);
        return;
    }
    if (!isAction(*call)) {
        lowering_.lowerEffects(*call, place);
        return;
    }
    for (FlatAction& action : lowerActionCall(*call, place, equation.span)) {
        if (action.kind == ActionKind::Terminate)
            action.value = lowering_.graph().boolean(false);  // the condition for the run to continue, as in assertions
        if (action.kind == ActionKind::Reinit)
            reportOutsideWhen(action, place, equation.span);
        else
            lowering_.context().assertions.add(std::move(action));
    }
}

}  // namespace bramah::solver
