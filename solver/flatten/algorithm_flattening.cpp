// SPDX-License-Identifier: GPL-3.0-or-later
// Algorithm sections of models: executed on symbols from top to bottom; a variable's last value gives its equation.
#include "solver/flatten/equation_flattening.h"
#include "solver/flatten/lowering/symbolic_algorithm.h"
#include "solver/flatten/symbols/assigned_targets.h"

#include <functional>
#include <unordered_set>

namespace bramah::solver {

namespace syntax = model::syntax;
using syntax::StatementKind;

namespace {

void forEachScalar(const Symbolic& value, const std::function<void(ExprId)>& visit)
{
    for (const auto& [name, field] : value.fields)
        forEachScalar(field, visit);
    for (const ExprId element : value.elements)
        visit(element);
}

/// The scalars of \a target that differ from \a before, with their new values.
void forEachChange(const Symbolic& target, const Symbolic& before, const Symbolic& after,
                   const std::function<void(ExprId variable, ExprId value)>& visit)
{
    for (const auto& [name, field] : target.fields)
        forEachChange(field, before.field(name), after.field(name), visit);
    for (qsizetype i = 0; i < target.elements.size() && i < after.elements.size(); ++i)
        if (i >= before.elements.size() || before.elements[i] != after.elements[i])
            visit(target.elements[i], after.elements[i]);
}

/// Visits the scalars of \a target with their values in \a before and \a after.
void forEachPair(const Symbolic& target, const Symbolic& before, Symbolic& after,
                 const std::function<void(ExprId variable, ExprId before, ExprId& after)>& visit)
{
    for (auto& [name, field] : after.fields)
        forEachPair(target.field(name), before.field(name), field, visit);
    for (qsizetype i = 0; i < target.elements.size() && i < after.elements.size(); ++i)
        visit(target.elements[i], before.elements[i], after.elements[i]);
}

}  // namespace

void EquationFlattening::collectTargets(syntax::List<const syntax::Statement*> statements, const Place& place,
                                        LocalSymbols& locals)
{
    FlatModel& flat = lowering_.flat();
    ExpressionGraph& graph = flat.graph;
    std::unordered_set<std::uint32_t> assigned;  // variables; of a record only the fields that are assigned
    forEachTarget(statements, [&](const syntax::ComponentReference& reference, bool isInWhen) {
        const model::Instance* variable = place.scope->child(reference.parts.front().name.text);
        if (!variable)
            return;
        Symbolic target = lowering_.symbols().symbolOf(*variable);
        for (const syntax::ReferencePart& part : std::span(reference.parts).subspan(1))
            target = target.field(part.name.text);
        forEachScalar(target, [&](ExprId element) {
            const ExpressionNode& node = graph.node(element);
            if (node.operation != Operation::Variable)
                return;
            assigned.insert(index(node.variable));
            FlatVariable& flatVariable = flat.variables[index(node.variable)];
            if (isInWhen && flatVariable.variability == Variability::Continuous)
                flatVariable.variability = Variability::Discrete;
        });
    });
    forEachTarget(statements, [&](const syntax::ComponentReference& reference, bool) {
        const std::string name(reference.parts.front().name.text);
        const model::Instance* variable = place.scope->child(name);
        if (!variable || locals.values.contains(name))
            return;
        const Symbolic whole = lowering_.symbols().symbolOf(*variable);
        // Before its first assignment a discrete variable has its previous value, a continuous one its start
        // (specification 11.1.2).
        locals.values[name] = mapped(whole, [&](ExprId element) {
            const ExpressionNode& node = graph.node(element);
            if (node.operation != Operation::Variable || !assigned.contains(index(node.variable)))
                return element;
            const FlatVariable& flatVariable = flat.variable(node.variable);
            if (flatVariable.variability == Variability::Discrete)
                return graph.pre(node.variable);
            return flatVariable.start != kNoExpr ? flatVariable.start : graph.constant(0);
        });
    });
}

void EquationFlattening::collectActions(syntax::List<const syntax::Statement*> statements, const Place& place,
                                        Actions& into)
{
    // Asserts are made when the statements are executed.
    for (const syntax::Statement* statement : statements) {
        const auto* call =
            statement->kind == StatementKind::Call ? statement->value->to<syntax::CallExpression>() : nullptr;
        if (call && call->callee->parts.front().name.text != "assert")
            for (FlatAction& action : lowerActionCall(*call, place, statement->span))
                into.push_back(std::move(action));
    }
}

void EquationFlattening::lowerAlgorithm(const syntax::AlgorithmSection& section, const Place& place)
{
    FlatModel& flat = lowering_.flat();
    LocalSymbols locals;
    collectTargets(section.statements, place, locals);
    SymbolicAlgorithm algorithm(lowering_, place, locals);
    for (std::size_t i = 0; i < section.statements.size(); ++i) {
        const syntax::Statement* const& statement = section.statements[i];
        if (statement->kind == StatementKind::When) {
            lowerWhen(*statement, place, locals, section.statements.subspan(i + 1));
            continue;
        }
        Actions outsideWhen;
        collectActions({&statement, 1}, place.with(locals), outsideWhen);
        if (!outsideWhen.empty())
            reportOutsideWhen(outsideWhen.front(), place, statement->span);
        if (algorithm.run({&statement, 1}) == SymbolicAlgorithm::Flow::Failed)
            return;
    }
    Equations& into = isInitial_ ? flat.initialEquations : flat.equations;
    const Origin origin = components_.origin(*place.scope, place.part, section.span);
    for (const auto& [name, value] : locals.values) {
        const model::Instance* variable = place.scope->child(name);
        if (!variable)
            continue;
        const Symbolic whole = lowering_.symbols().symbolOf(*variable);
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
        forEachChange(lowering_.symbols().symbolOf(*variable), known == before.end() ? Symbolic() : known->second,
                      value, [&](ExprId target, ExprId result) {
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

VariableId EquationFlattening::addIntermediate(VariableId variable, const Origin& origin)
{
    FlatModel& flat = lowering_.flat();
    FlatVariable intermediate = flat.variable(variable);
    intermediate.path += '(' + std::to_string(flat.variables.size()) + ')';
    intermediate.causality = Causality::Local;
    intermediate.isProtected = true;
    intermediate.isFixed = false;
    intermediate.origin = origin;
    return flat.declare(std::move(intermediate));
}

void EquationFlattening::lowerWhen(const syntax::Statement& statement, const Place& place, LocalSymbols& locals,
                                   syntax::List<const syntax::Statement*> later)
{
    FlatWhen when;
    when.origin = components_.origin(*place.scope, place.part, statement.span);
    for (const syntax::StatementBranch& branch : statement.branches) {
        FlatWhen::Branch lowered;
        lowered.conditions = conditionsOf(*branch.condition, place.with(locals));
        lowered.actions = withAssertions(
            [&](Actions& actions) { lowerBranch(branch.statements, place.atEvents(), locals, actions); });
        when.branches.push_back(std::move(lowered));
    }
    const syntax::Statement* const own = &statement;
    const std::unordered_set<std::string> here = assignedNames({&own, 1}), again = assignedNames(later);
    std::unordered_set<std::string> whole;  // assigned as a whole in this clause, not element by element
    forEachTarget({&own, 1}, [&whole](const syntax::ComponentReference& reference, bool) {
        if (reference.parts.size() == 1 && reference.parts.front().subscripts.empty())
            whole.emplace(reference.parts.front().name.text);
    });
    ExpressionGraph& graph = lowering_.graph();
    // While the clause does not act, and behind it, its variables have the values from the statements before.
    for (auto& [key, value] : locals.values) {
        const std::string& name = key;  // a lambda cannot capture a structured binding
        const model::Instance* variable = place.scope->child(name);
        if (!variable)
            continue;
        const Symbolic before = value;
        forEachPair(lowering_.symbols().symbolOf(*variable), before, value,
                    [&](ExprId target, ExprId was, ExprId& now) {
                        const VariableId itself = graph.node(target).variable;
                        VariableId behind = kNoVariable;
                        for (FlatWhen::Branch& branch : when.branches)
                            for (FlatAction& action : branch.actions) {
                                if (action.kind != ActionKind::Assign || action.variable != itself)
                                    continue;
                                if (behind == kNoVariable)
                                    behind = again.contains(name) ? addIntermediate(itself, when.origin) : itself;
                                action.variable = behind;
                                action.otherwise = was;
                            }
                        if (behind == kNoVariable && was == graph.pre(itself) && whole.contains(name) &&
                            !again.contains(name)) {
                            // The assignments to the variable are never reached, so it keeps its value.
                            FlatAction keep;
                            keep.kind = ActionKind::Assign;
                            keep.variable = behind = itself;
                            keep.value = keep.otherwise = was;
                            keep.origin = when.origin;
                            when.branches.front().actions.push_back(std::move(keep));
                        }
                        if (behind != kNoVariable)
                            now = graph.variable(behind);
                        else if (was == graph.pre(itself) && here.contains(name) && !again.contains(name))
                            now = target;  // an element that the clause does not assign
                    });
    }
    lowering_.flat().whens.push_back(std::move(when));
}

}  // namespace bramah::solver
