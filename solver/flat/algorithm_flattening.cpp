// SPDX-License-Identifier: GPL-3.0-or-later
// Algorithm sections of models: run on symbols from top to bottom; what a variable is at the end is its equation.
#include "solver/flat/equation_flattening.h"
#include "solver/flat/symbolic_algorithm.h"

#include <functional>

namespace bramah::solver {

namespace syntax = model::syntax;
using syntax::StatementKind;

namespace {

/// Visits every assigned reference in \a statements.
void forEachTarget(syntax::List<const syntax::Statement*> statements, bool isInWhen,
                   const std::function<void(const syntax::ComponentReference&, bool isInWhen)>& visit)
{
    for (const syntax::Statement* statement : statements) {
        if (statement->kind == StatementKind::Assign) {
            if (const auto* reference = statement->target->to<syntax::ComponentReference>())
                visit(*reference, isInWhen);
            if (const auto* tuple = statement->target->to<syntax::TupleExpression>())
                for (const syntax::Expression* element : tuple->elements)
                    if (const auto* reference = element ? element->to<syntax::ComponentReference>() : nullptr)
                        visit(*reference, isInWhen);
        }
        for (const syntax::StatementBranch& branch : statement->branches)
            forEachTarget(branch.statements, isInWhen || statement->kind == StatementKind::When, visit);
        forEachTarget(statement->body, isInWhen, visit);
    }
}

/// The scalars of \a target that differ from \a before, with their new values.
void forEachChange(const Symbolic& target, const Symbolic& before, const Symbolic& after,
                   const std::function<void(ExprId variable, ExprId value)>& visit)
{
    for (const auto& [name, field] : target.fields)
        forEachChange(field, before.field(name), after.field(name), visit);
    for (std::size_t i = 0; i < target.elements.size() && i < after.elements.size(); ++i)
        if (i >= before.elements.size() || before.elements[i] != after.elements[i])
            visit(target.elements[i], after.elements[i]);
}

}  // namespace

void EquationFlattening::collectTargets(syntax::List<const syntax::Statement*> statements, const Place& place,
                                        LocalSymbols& locals, bool)
{
    FlatModel& flat = lowering_.flat();
    ExpressionGraph& graph = flat.graph;
    forEachTarget(statements, false, [&](const syntax::ComponentReference& reference, bool isInWhen) {
        const std::string name(reference.parts.front().name.text);
        const model::Instance* variable = place.scope->child(name);
        if (!variable)
            return;
        const Symbolic whole = lowering_.symbolOf(*variable);
        if (isInWhen)
            for (const ExprId element : whole.elements)
                if (graph.node(element).operation == Operation::Variable) {
                    FlatVariable& flatVariable = flat.variables[index(graph.node(element).variable)];
                    if (flatVariable.variability == Variability::Continuous)
                        flatVariable.variability = Variability::Discrete;
                }
        if (locals.values.contains(name))
            return;
        // A discrete variable keeps its last value until it is assigned, a continuous one its start
        // (specification 11.1.2).
        locals.values[name] = mapped(whole, [&](ExprId element) {
            const ExpressionNode& node = graph.node(element);
            if (node.operation != Operation::Variable)
                return element;
            const FlatVariable& assigned = flat.variable(node.variable);
            if (assigned.variability == Variability::Discrete)
                return graph.pre(node.variable);
            return assigned.start != kNoExpr ? assigned.start : graph.constant(0);
        });
    });
}

void EquationFlattening::collectActions(syntax::List<const syntax::Statement*> statements, const Place& place,
                                        Actions& into)
{
    for (const syntax::Statement* statement : statements) {
        if (statement->kind == StatementKind::Call)
            if (const auto* call = statement->value->to<syntax::CallExpression>())
                if (auto action = lowerActionCall(*call, place, statement->span))
                    into.push_back(std::move(*action));
    }
}

void EquationFlattening::lowerAlgorithm(const syntax::AlgorithmSection& section, const Place& place)
{
    FlatModel& flat = lowering_.flat();
    LocalSymbols locals;
    collectTargets(section.statements, place, locals, false);
    const auto start = locals.values;
    SymbolicAlgorithm algorithm(lowering_, place, locals);
    std::vector<std::string> inWhen;
    for (const syntax::Statement* const& statement : section.statements) {
        if (statement->kind == StatementKind::When) {
            lowerWhen(*statement, place, locals);
            // Behind the when its variables are themselves.
            forEachTarget({&statement, 1}, false, [&](const syntax::ComponentReference& reference, bool) {
                const std::string name(reference.parts.front().name.text);
                if (const model::Instance* variable = place.scope->child(name)) {
                    locals.values[name] = lowering_.symbolOf(*variable);
                    inWhen.push_back(name);
                }
            });
            continue;
        }
        if (statement->kind == StatementKind::Call) {
            Actions actions;
            collectActions({&statement, 1}, place.with(locals), actions);
            for (FlatAction& action : actions)
                if (action.kind == ActionKind::Assert)
                    flat.assertions.push_back(std::move(action));
            continue;
        }
        if (algorithm.run({&statement, 1}) == SymbolicAlgorithm::Flow::Failed)
            return;
    }
    Equations& into = isInitial_ ? flat.initialEquations : flat.equations;
    const Origin origin = components_.origin(*place.scope, place.part, section.span);
    for (const auto& [name, value] : locals.values) {
        const model::Instance* variable = place.scope->child(name);
        if (!variable)
            continue;
        const Symbolic whole = lowering_.symbolOf(*variable);
        forEachChange(whole, {}, value, [&](ExprId target, ExprId result) {
            if (target != result)
                into.push_back({target, result, origin});
        });
    }
}

void EquationFlattening::lowerBranch(syntax::List<const syntax::Statement*> statements, const Place& place,
                                     const LocalSymbols& around, Actions& into)
{
    if (statements.empty())
        return;
    LocalSymbols locals = around;
    const auto before = locals.values;
    if (SymbolicAlgorithm(lowering_, place, locals).run(statements) == SymbolicAlgorithm::Flow::Failed)
        return;
    const Origin origin = components_.origin(*place.scope, place.part, statements.front()->span);
    for (const auto& [name, value] : locals.values) {
        const model::Instance* variable = place.scope->child(name);
        if (!variable)
            continue;
        const auto known = before.find(name);
        forEachChange(lowering_.symbolOf(*variable), known == before.end() ? Symbolic() : known->second, value,
                      [&](ExprId target, ExprId result) {
                          FlatAction action;
                          action.kind = ActionKind::Assign;
                          action.variable = lowering_.graph().node(target).variable;
                          action.value = result;
                          action.origin = origin;
                          into.push_back(std::move(action));
                      });
    }
    collectActions(statements, place.with(locals), into);
}

void EquationFlattening::lowerWhen(const syntax::Statement& statement, const Place& place, const LocalSymbols& around)
{
    FlatWhen when;
    when.origin = components_.origin(*place.scope, place.part, statement.span);
    for (const syntax::StatementBranch& branch : statement.branches) {
        FlatWhen::Branch lowered;
        lowered.conditions = conditionsOf(*branch.condition, place.with(around));
        lowered.actions =
            withAssertions([&](Actions& actions) { lowerBranch(branch.statements, place, around, actions); });
        when.branches.push_back(std::move(lowered));
    }
    lowering_.flat().whens.push_back(std::move(when));
}

}  // namespace bramah::solver
