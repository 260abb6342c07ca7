// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/connect_walk.h"

#include "solver/flatten/lowering/loop_turns.h"

#include <algorithm>

namespace bramah::solver {

namespace syntax = model::syntax;

namespace {

using Visit = std::function<void(const syntax::Equation&, const Place&)>;

/// Only equations with connections are entered: conditions of others may ask for a cardinality.
bool hasConnection(const syntax::Equation& equation)
{
    const auto isOne = [](const syntax::Equation* inner) { return hasConnection(*inner); };
    return equation.kind == syntax::EquationKind::Connect || isCallOfConnections(equation) ||
           std::ranges::any_of(equation.body, isOne) ||
           std::ranges::any_of(equation.branches, [&](const syntax::EquationBranch& branch) {
               return std::ranges::any_of(branch.equations, isOne);
           });
}

void visitIn(ExpressionLowering& lowering, const syntax::Equation& equation, const Place& place, const Visit& visit)
{
    if (!hasConnection(equation))
        return;
    if (equation.kind == syntax::EquationKind::For) {
        expandLoop(lowering, equation, place, [&](const Place& inner) {
            for (const syntax::Equation* element : equation.body)
                visitIn(lowering, *element, inner, visit);
        });
        return;
    }
    if (equation.kind == syntax::EquationKind::If) {
        for (const syntax::EquationBranch& branch : equation.branches) {
            const auto isTaken =
                branch.condition ? lowering.structuralValue(*branch.condition, place).boolean() : std::optional(true);
            if (!isTaken.value_or(false))
                continue;
            for (const syntax::Equation* inner : branch.equations)
                visitIn(lowering, *inner, place, visit);
            return;
        }
        return;
    }
    if (equation.kind == syntax::EquationKind::Connect || isCallOfConnections(equation))
        visit(equation, place);
}

}  // namespace

bool isCallOfConnections(const syntax::Equation& equation)
{
    const auto* call =
        equation.kind == syntax::EquationKind::Call ? equation.left->to<syntax::CallExpression>() : nullptr;
    return call && call->callee->parts.size() == 2 && call->callee->parts.front().name.text == "Connections";
}

bool isOutsideConnector(const model::Instance& connector, const model::Instance& scope)
{
    for (const model::Instance* at = connector.parent(); at; at = at->parent()) {
        if (at == &scope)
            return true;
        if (!at->isConnector())
            return false;
    }
    return false;
}

void forEachConnect(ExpressionLowering& lowering, const std::vector<const model::Instance*>& instances,
                    const Visit& visit)
{
    for (const model::Instance* instance : instances)
        for (const model::ClassPart& part : instance->parts())
            if (const auto* definition = part.node->definition())
                for (const syntax::EquationSection& section : definition->equationSections)
                    for (const syntax::Equation* equation : section.equations)
                        visitIn(lowering, *equation, {instance, part.node, nullptr, false}, visit);
}

}  // namespace bramah::solver
